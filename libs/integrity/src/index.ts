/** Whether what is kept is what was recorded. */
export {};
