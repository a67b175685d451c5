/** What is put before a judge, and what it is held to. */
export {};
