import { figuresRanked, type Preset } from '@adjutant/tournament';

/** What the tables of a match bring by themselves. */
const OF_TABLES: readonly string[] = ['vp', 'casualtyPoints'];

/** Names of the figures that an order ranks by and that no table brings. */
export function beside(standings: Preset | undefined): readonly string[] {
  if (standings === undefined) return [];
  const ranked = new Set(standings.criteria.flatMap(figuresRanked));
  const converted = standings.conversion?.to;
  return [...ranked].filter((figure) => figure !== converted && !OF_TABLES.includes(figure));
}

/** What was typed, as numbers; null where nothing was, or something that is none. */
export function figuresIn(typed: Readonly<Record<string, string>>): Readonly<Record<string, number>> | null {
  const told = Object.entries(typed).map(([name, text]) => [name, text.trim().replace(',', '.')] as const);
  const isNumber = ([, text]: readonly [string, string]): boolean => /^-?\d{1,6}(\.\d{1,4})?$/.test(text);
  return told.length > 0 && told.every(isNumber)
    ? Object.fromEntries(told.map(([name, text]) => [name, Number(text)]))
    : null;
}

/** `favouriteOpponent` as somebody reads it. */
export const spelledOut = (figure: string): string => figure.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
