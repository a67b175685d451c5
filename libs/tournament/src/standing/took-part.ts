import type { EntrantId, EventFacts } from '../facts.js';

/**
 * Whether somebody had a table, a bye or an assigned result in a round that is closed: whoever stood by and was not needed, or never
 * came, stands in the standings too. A bye without points was asked for by whoever is away. Nobody has missed anything before the
 * first round is closed.
 */
export function tookPartIn(facts: EventFacts, upTo = Infinity): (player: EntrantId) => boolean {
  const closed = facts.rounds.filter((round) => round.closed && round.number <= upTo);
  const here = closed.flatMap(({ tables, open, byes }) => [
    ...tables.flatMap(({ seats }) => seats.map(({ player }) => player)),
    ...open.flatMap(({ players }) => players),
    ...byes.flatMap(({ player, kind, assigned }) => (kind === 'zero' && assigned === undefined ? [] : [player])),
  ]);
  const all = new Set(here);
  return (player) => closed.length === 0 || all.has(player);
}
