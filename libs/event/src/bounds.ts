/** What an event may decide, in numbers. Pages are told of it before they send anything (`npm run docs`). */
export const LONGEST_EVENT_NAME = 200;
/** What a player whose time has run out still does: some 25 words. */
export const LONGEST_CLOCK_SAYING = 200;
/** Seconds. */
export const PUBLIC_DELAY = { least: 0, most: 900 } as const;
