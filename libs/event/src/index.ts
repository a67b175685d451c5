/** What an event says about its matches and its judges. */
export {};
