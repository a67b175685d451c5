/** What is kept beside the log so that it can be found: lists of matches, disputes and precedents. */
export {};
