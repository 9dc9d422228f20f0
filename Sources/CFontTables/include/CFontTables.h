extern int CFontTables_placeholder;
