const DAY = 24 * 60 * 60 * 1000;
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A time with date and zone, as somebody says when something happened. */
export function isToldTime(value: unknown): boolean {
  if (typeof value !== 'string' || !TIME.test(value) || Number.isNaN(Date.parse(value))) return false;
  // The engine takes 30 February for 2 March; a record must not.
  const date = value.slice(0, 10);
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}

/** No clock is a day ahead: what lies further is a mistake, and nobody puts another time in its place. */
export const liesAhead = (time: string, now: string): boolean => Date.parse(time) > Date.parse(now) + DAY;
