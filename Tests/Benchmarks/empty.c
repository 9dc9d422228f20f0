// The least that a process can do: what a start costs on this machine.
int main(void) { return 0; }
