/** Every context that records, in one list. */
export {};
