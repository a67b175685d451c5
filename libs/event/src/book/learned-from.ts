import type { MatchCommand } from '@adjutant/match';
import type { Learned } from '@adjutant/rules';

/** What of a command that was taken the event keeps for its other matches; undefined of nearly all. */
export function learnedFrom({ type, data }: MatchCommand): Learned | undefined {
  if (type === 'AddBookEntries') {
    const { card, entries } = data;
    return card ? { card: { ...card, entries } } : { entries };
  }
  if (type !== 'SubmitRoster') return undefined;
  const told = Object.entries(data.roster.datasheets ?? {}).flatMap(([name, { keywords = [] }]) =>
    keywords.length === 0 ? [] : [[name, keywords] as const],
  );
  return told.length === 0 ? undefined : { keywords: Object.fromEntries(told) };
}
