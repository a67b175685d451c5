import { decideMatch, type MatchCommand, type MatchEvent, type OpenedState } from '@adjutant/match';
import { suppose, type Account, type Attempt, type Reading, type Supposal, type Supposition } from '@adjutant/replay';
import { SHELF } from './invented-shelf.js';
import { by, stateOf } from './story.js';

export const JUDGE = by('judge');

/** What a judge is told of a record had it been otherwise. */
export function supposing(
  record: Account,
  supposals: readonly Supposal[],
  reading: Reading = 'corrected',
): Supposition {
  return suppose(SHELF, record, supposals, reading, JUDGE);
}

export function account(events: readonly MatchEvent[], attempts: readonly Attempt[] = []): Account {
  return { events, attempts };
}

/** A command by a player that is refused behind these events. */
export function attempt(events: readonly MatchEvent[], command: MatchCommand): Attempt {
  const { outcome } = decideMatch(SHELF, command, stateOf(events), by('player'));
  if (outcome !== 'refused') throw new Error(`${command.type} should have been refused: ${outcome}.`);
  return { after: events.length - 1, command, occasion: by('player') };
}

/** What became of each entry of the battle. */
export function verdicts({ story }: Supposition): readonly (readonly [number, string])[] {
  return story.slice(4).map((line) => [line.place, line.verdict]);
}

/** The command points that A has at the end. */
export function cp({ outcome }: Supposition): number | undefined {
  return (outcome as OpenedState).table.balances.A['cp'];
}
