/** What an event may decide, in numbers. Pages are told of it before they send anything (`npm run docs`). */
export const LONGEST_EVENT_NAME = 200;
/** Seconds. */
export const PUBLIC_DELAY = { least: 0, most: 900 } as const;
