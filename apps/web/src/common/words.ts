const COUNTED = new Intl.NumberFormat('en');

export function count(number: number, one: string, many = `${one}s`): string {
  return `${COUNTED.format(number)} ${number === 1 ? one : many}`;
}

/** `first-blood` as `First blood`: ids are made to be readable. */
export function humanised(id: string): string {
  const text = id
    .replaceAll(/[-_/]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return capitalised(text);
}

/** With a capital at its beginning, and otherwise as it is. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A real minus sign, and a plus where points came in. */
export function signed(number: number): string {
  if (number === 0) return '0';
  return number < 0 ? `−${Math.abs(number)}` : `+${number}`;
}

export function plain(number: number): string {
  return number < 0 ? `−${Math.abs(number)}` : String(number);
}

const TIME = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', second: '2-digit' });
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' });

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
/** The hour of a moment, as somebody says it who looks at a watch. */
export const clockTime = (at: number): string => CLOCK.format(at);
export const timeOf = (iso: string): string => TIME.format(new Date(iso));
export const dayOf = (iso: string): string => DAY.format(new Date(iso));

const LATE = 2 * 60_000;

/** How long after it happened something was written down, where that was not at once. */
export function lateness(occurredAt: string, recordedAt: string): string | null {
  const late = Date.parse(recordedAt) - Date.parse(occurredAt);
  if (!(late >= LATE)) return null;
  const minutes = Math.round(late / 60_000);
  if (minutes < 120) return `${minutes} min later`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} hours later` : `${count(Math.round(hours / 24), 'day')} later`;
}
