/** Names, which stand outside the record. */
export {};
