import { figuresOfTables, figuresRanked, type Preset } from '@adjutant/tournament';

/** What the tables of a match bring by themselves. */
const OF_TABLES: readonly string[] = ['vp', 'casualtyPoints'];

/** Names of the figures of the whole event that an order ranks by; those of a table are told there, unless they were told here before. */
export function beside(standings: Preset | undefined, told: Readonly<Record<string, number>> = {}): readonly string[] {
  if (standings === undefined) return [];
  const ofTables = figuresOfTables(standings).filter((figure) => told[figure] === undefined);
  const ranked = new Set(standings.criteria.flatMap(figuresRanked));
  const converted = standings.conversion?.to;
  return [...ranked].filter(
    (figure) => figure !== converted && !OF_TABLES.includes(figure) && !ofTables.includes(figure),
  );
}

/** What was typed as points; null where it is no number. */
export function numberIn(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^-?\d{1,6}(\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

/** What was typed as so many games; null where it is no whole number. */
export function countIn(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** What was typed, as numbers; null where nothing was, or something that is none. */
export function figuresIn(typed: Readonly<Record<string, string>>): Readonly<Record<string, number>> | null {
  const told = Object.entries(typed).flatMap(([name, text]) => {
    const number = numberIn(text);
    return number === null ? [] : [[name, number] as const];
  });
  return told.length > 0 && told.length === Object.keys(typed).length ? Object.fromEntries(told) : null;
}

/** `favouriteOpponent` as somebody reads it. */
export const spelledOut = (figure: string): string => figure.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
