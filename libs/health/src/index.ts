/** How an installation shows that it is well: its figures, its log lines, its traces, and what it waits for. */
export {};
