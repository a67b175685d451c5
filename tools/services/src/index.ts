/** The servers that tests need, each started in a folder and on a port of its own. */
export {};
