const WRITTEN = /^(\d{1,2})[:.]?(\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** What was written for a time of the day, `9:05`, `0905` or `9.05`, in minutes; undefined where it is none. */
export function minutesIn(typed: string): number | undefined {
  const [, hours, minutes] = WRITTEN.exec(typed.trim()) ?? [];
  const [hour, minute] = [Number(hours), Number(minutes)];
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined;
}

export function faultOfTime(typed: string): string | undefined {
  return typed.trim() === '' || minutesIn(typed) !== undefined ? undefined : 'A time, such as 10:30.';
}

/**
 * Times of a day one after the other, as ISO 8601. What was not written down is as the time before it; a time that lies before
 * the one before it is of the next day, as battles last past midnight.
 */
export function momentsOf(day: string, typed: readonly string[]): readonly (string | undefined)[] {
  const midnight = new Date(`${day}T00:00`).getTime();
  let last: number | undefined;
  return typed.map((one) => {
    const minutes = minutesIn(one);
    if (minutes !== undefined && !Number.isNaN(midnight)) {
      const at = midnight + minutes * 60_000;
      last = last !== undefined && at < last ? at + DAY_MS : at;
    }
    return last === undefined ? undefined : new Date(last).toISOString();
  });
}
