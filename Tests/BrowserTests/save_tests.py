"""What `alertc preview` makes of saves."""

import os
import pathlib
import subprocess
import time
import unittest

from serving import ON_LINUX, PreviewCase, save_atomically, spec
from specimens import ALERTC


class SaveTests(PreviewCase):
    def test_every_way_of_saving_is_seen(self):
        preview = self.start()
        path = self.specs / "one.alert.yaml"

        def in_place(text):
            path.write_text(text)

        def atomically(text):
            save_atomically(path, text)

        def by_deleting(text):
            path.unlink()
            path.write_text(text)

        def by_a_backup(text):
            os.replace(path, path.with_name("one.alert.yaml.bak"))
            path.write_text(text)

        def by_a_link(text):
            new = path.with_name(".new")
            new.write_text(text)
            path.unlink()
            os.link(new, path)
            new.unlink()

        for number, save in enumerate((in_place, atomically, by_deleting, by_a_backup, by_a_link)):
            before = preview.count()
            save(spec("one", f"saved {number}"))
            end = time.monotonic() + 10
            while f"saved {number}" not in preview.ask()[2] and time.monotonic() < end:
                time.sleep(0.01)
            news = preview.news(before)
            self.assertIn(f"saved {number}", str(news["changed"]), save.__name__)
            self.assertEqual(news["saved"], "specs/one.alert.yaml")

    def test_the_file_that_a_link_leads_to_counts(self):
        (self.folder / "far" / "away").mkdir(parents=True)
        for name in ("old", "new"):
            (self.folder / "far" / "away" / f"{name}.yaml").write_text(spec("three", name))
        (self.folder / "far" / "link.yaml").symlink_to("away/old.yaml")
        link = self.specs / "three.alert.yaml"
        link.symlink_to("../far/link.yaml")
        preview = self.start()
        count = preview.count()
        for number, save in enumerate((pathlib.Path.write_text, save_atomically)):
            save(self.folder / "far" / "away" / "old.yaml", spec("three", f"saved {number}."))
            news = preview.changed(count, "specs/three.alert.yaml")
            self.assertIn(f"saved {number}.", str(news))
            count = news["count"]
        # The link in the middle leads elsewhere.
        (self.folder / "far" / "other").symlink_to("away/new.yaml")
        os.replace(self.folder / "far" / "other", self.folder / "far" / "link.yaml")
        self.assertIn("new", str(preview.changed(count, "specs/three.alert.yaml")))
        count = preview.count()
        save_atomically(self.folder / "far" / "away" / "new.yaml", spec("three", "the last"))
        self.assertIn("the last", str(preview.changed(count, "specs/three.alert.yaml")))

    def test_a_folder_above_may_be_renamed(self):
        above = self.folder / "above"
        inner = above / "project" / "specs"
        inner.mkdir(parents=True)
        (inner / "three.alert.yaml").write_text(spec("three", "as it was"))
        for folder, path, shown in (
                (above / "project", "specs", "specs/three.alert.yaml"),
                (self.folder, above / "project" / "specs", str(inner / "three.alert.yaml"))):
            preview = self.start(path, folder=folder)
            self.assertIn("as it was", preview.ask()[2])
            os.rename(above, self.folder / "renamed")
            moved = self.folder / "renamed" / "project" / "specs" / "three.alert.yaml"
            if path == "specs":
                # Its own folder goes along.
                time.sleep(1.5)
                count = preview.count()
                save_atomically(moved, spec("three", "saved there"))
                self.assertIn("saved there", str(preview.changed(count, shown)))
                save_atomically(moved, spec("three", "as it was"))
                os.rename(self.folder / "renamed", above)
            else:
                end = time.monotonic() + 10
                while "as it was" in preview.ask()[2] and time.monotonic() < end:
                    time.sleep(0.1)
                self.assertNotIn("as it was", preview.ask()[2])
                count = preview.count()
                os.rename(self.folder / "renamed", above)
                self.assertIn("as it was", str(preview.changed(count, shown)))
            preview.end()

    @unittest.skipUnless(ON_LINUX and os.geteuid() == 0, "takes rights from another user")
    def test_rights_that_are_taken_and_given_are_seen(self):
        os.chmod(self.folder, 0o755)
        preview = self.start(user=65534, group=65534, extra_groups=[])
        path = self.specs / "one.alert.yaml"
        count = preview.count()
        os.chmod(path, 0o600)
        news = preview.changed(count, "specs/one.alert.yaml")
        self.assertIn("no permission to read", str(news["head"]["messages"]))
        self.assertIn("as it was", str(news["body"]["pictures"]))
        count = preview.count()
        os.chmod(path, 0o644)
        self.assertEqual(preview.changed(count, "specs/one.alert.yaml")["head"]["messages"], [])

    def test_a_spec_that_cannot_be_read_is_shown_with_its_error(self):
        (self.specs / "gone.alert.yaml").symlink_to("nowhere.yaml")
        (self.specs / "large.alert.yaml").write_bytes(b"#" * (2 << 20))
        preview = self.start()
        text = preview.ask()[2]
        self.assertIn("is a symbolic link to a file that isn't there", text)
        self.assertIn("has more than 1 MiB", text)
        count = preview.count()
        (self.specs / "nowhere.yaml").write_text(spec("gone", "it came"))
        self.assertIn("it came", str(preview.changed(count, "specs/gone.alert.yaml")))
        count = preview.count()
        (self.specs / "nowhere.yaml").unlink()
        news = preview.changed(count, "specs/gone.alert.yaml")
        self.assertIn("isn't there", str(news["head"]["messages"]))
        self.assertIn("it came", str(news["body"]["pictures"]))

    @unittest.skipUnless(ON_LINUX, "macOS refuses such names")
    def test_a_name_that_is_not_utf_8_is_told(self):
        name = os.fsencode(self.specs) + b"/caf\xe9.alert.yaml"
        with open(name, "w", encoding="utf-8") as file:
            file.write(spec("three", "hello"))
        errors = self.folder / "errors"
        with open(errors, "w", encoding="utf-8") as file:
            preview = self.start(stderr=file)
        sentence = "'specs/caf\\xE9.alert.yaml' can't be shown: its name isn't UTF-8"
        self.assertIn(sentence, errors.read_text())
        self.assertIn(sentence.replace("\\", "\\\\"), preview.ask()[2])
        count = preview.count()
        os.rename(name, self.specs / "café.alert.yaml")
        self.assertIn("hello", str(preview.changed(count, "specs/café.alert.yaml")))
        self.assertNotIn("xE9", preview.ask()[2])
        result = subprocess.run(
            [str(ALERTC), "preview", b"caf\xe9.alert.yaml"], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False, timeout=30)
        self.assertEqual(result.returncode, 2)
        self.assertIn("its name isn't UTF-8", result.stderr)

    def test_specs_come_and_go(self):
        preview = self.start()
        count = preview.count()
        (self.specs / "inner").mkdir()
        (self.specs / "inner" / "three.alert.yaml").write_text(spec("three", "hello"))
        preview.changed(count, "specs/inner/three.alert.yaml")
        count = preview.count()
        (self.specs / "one.alert.yaml").unlink()
        news = preview.news(count)
        self.assertEqual(news["removed"], ["specs/one.alert.yaml"])
        self.assertEqual(news["order"], ["specs/inner/three.alert.yaml", "specs/two.alert.yaml"])

    def test_what_a_spec_is_made_from_counts(self):
        base = self.folder / "base.alert.yaml"
        base.write_text(spec("base", "of the base"))
        (self.specs / "one.alert.yaml").write_text(
            "alert: one\nextends: ../base.alert.yaml\n")
        (self.folder / "alertc.yaml").write_text("specs: specs\n")
        preview = self.start()
        count = preview.count()
        save_atomically(base, spec("base", "of the new base"))
        self.assertIn("of the new base", str(preview.changed(count, "specs/one.alert.yaml")))

    def test_a_base_that_was_missing_is_found_when_it_comes(self):
        (self.specs / "one.alert.yaml").write_text("alert: one\nextends: base.yaml\n")
        preview = self.start()
        count = preview.count()
        (self.specs / "base.yaml").write_text(spec("base", "at last"))
        self.assertIn("at last", str(preview.changed(count, "specs/one.alert.yaml")))

    def test_an_error_leaves_the_last_good_picture(self):
        preview = self.start()
        count = preview.count()
        save_atomically(self.specs / "one.alert.yaml", "alert: one\nmesage: oh\n")
        broken = preview.changed(count, "specs/one.alert.yaml")
        self.assertIn("mesage", str(broken["head"]["messages"]))
        self.assertIsNone(broken["head"]["axes"])
        self.assertIn("as it was", str(broken["body"]["pictures"]))
        # A page that is loaded now sees the same.
        self.assertIn("as it was", preview.ask()[2])
        count = preview.count()
        save_atomically(self.specs / "one.alert.yaml", spec("one", "mended"))
        self.assertEqual(preview.changed(count, "specs/one.alert.yaml")["head"]["messages"], [])

    def test_a_save_that_changes_nothing_is_no_news(self):
        preview = self.start()
        count = preview.count()
        save_atomically(self.specs / "one.alert.yaml", spec("one", "as it was"))
        save_atomically(self.specs / "two.alert.yaml", spec("two", "second"))
        preview.changed(count, "specs/two.alert.yaml")
        paths = [changed["head"]["path"] for changed in preview.news(count)["changed"]]
        self.assertEqual(paths, ["specs/two.alert.yaml"])

    def test_a_thousand_quick_saves_lose_nothing_and_leak_nothing(self):
        preview = self.start()
        path = self.specs / "one.alert.yaml"

        def save_often(first, last):
            for number in range(first, last):
                save_atomically(path, spec("one", f"save {number}."))
            end = time.monotonic() + 30
            while f"save {last - 1}." not in preview.ask()[2] and time.monotonic() < end:
                time.sleep(0.02)
            self.assertIn(f"save {last - 1}.", preview.ask()[2])

        # What is made once is made in the first hundred.
        save_often(0, 100)
        if ON_LINUX:
            memory, descriptors = preview.memory(), preview.descriptors()
        save_often(100, 1000)
        self.assertIsNone(preview.process.poll())
        if ON_LINUX:
            self.assertLess(preview.memory() - memory, 4096)
            self.assert_settles(preview, descriptors)
            # The page may have the last save while a compile for another of the saves still runs.
            end = time.monotonic() + 10
            while preview.children() and time.monotonic() < end:
                time.sleep(0.05)
            self.assertEqual(preview.children(), [])

    @unittest.skipUnless(ON_LINUX, "asks /proc")
    def test_pages_that_go_away_leave_nothing(self):
        preview = self.start()
        count = preview.count()
        descriptors = preview.descriptors()
        for number in range(200):
            try:
                preview.ask(f"/changes?after={count}&tab={number}", wait=0.01)
            except OSError:
                pass
        self.assert_settles(preview, descriptors)
        self.assertEqual(preview.ask()[0], 200)


if __name__ == "__main__":
    unittest.main()
