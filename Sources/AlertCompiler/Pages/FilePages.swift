extension DiagnosticPage {
  /// Pages on files.
  static let filePages: [DiagnosticPage] = [
    DiagnosticPage(
      "file/missing",
      "There is no file or folder at a path.",
      """
      Paths on the command line are relative to the folder that the command runs in. Check the
      spelling, and that folder.
      """),
    DiagnosticPage(
      "file/denied",
      "A file may not be read.",
      """
      Its permissions keep this user from it. On a computer of one's own, 'chmod +r' gives
      them.
      """),
    DiagnosticPage(
      "file/link-loop",
      "A symbolic link leads back to itself.",
      """
      No file is ever reached. Point the link at a file, or delete it.
      """),
    DiagnosticPage(
      "file/no-specs",
      "A folder holds no spec.",
      """
      A folder is searched, with the folders inside, for files whose names end in .alert.yaml.
      Hidden files and folders called 'build' are left out. A file that is called otherwise
      can be named itself.
      """),
    DiagnosticPage(
      "file/not-regular",
      "A path leads to something that is no file: a folder, a device or a pipe.",
      """
      A spec is read from a file, or from standard input where the path is '-'.
      """),
    DiagnosticPage(
      "file/too-large",
      "A file has more than 1 MiB, the most that a spec may have.",
      """
      Check that it is the right file.
      """),
    DiagnosticPage(
      "file/unreadable",
      "A file can't be read, for the reason that the system gives.",
      """
      Most often a disk or network drive is gone, or too many files are open; '--jobs 1' opens
      fewer.
      """),
    DiagnosticPage(
      "file/unwritable",
      "A file can't be written, for the reason that the system gives.",
      """
      Nothing is left half written: where there was a file, it is as it was. Free some space,
      allow writing, or choose another folder with '--out'.
      """),
    DiagnosticPage(
      "file/changed",
      "A file was changed by another program between being read and being written.",
      """
      '--fix' and 'fmt' never write over what they have not read. Run the command again.
      """),
    DiagnosticPage(
      "file/outside",
      "An artifact would be written outside of the folder that '--out' names.",
      """
      Artifacts are called by their alert's name, which can have no '/' and no '..' in it.
      """),
    DiagnosticPage(
      "file/same-output",
      "Two specs would write the same file.",
      """
      Artifacts are called by their alert's name, and some file systems don't tell capitals
      from small letters. Give one of the alerts another name, or compile the specs to two
      folders.
      """),
  ]
}
