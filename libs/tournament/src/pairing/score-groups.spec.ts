import type { EventFacts } from '../facts.js';
import { isRefusal, pairRound, type RoundDraft } from './draft.js';
import { falseClaims } from './explaining/check.js';
import { explaining } from './explaining/explain.js';
import { RECORD_AND_PATH } from './rules.js';
import { entrantsOf, eventAfter } from './testing/played.js';

/** Whoever has the higher number went through, whatever they have won: what parts them is the cut alone. */
function cutAfter2(players: number, take: number, rounds = 0): EventFacts {
  const facts = eventAfter(2, entrantsOf(players, players), RECORD_AND_PATH);
  const through = facts.entrants.slice(-take).map(({ id: player }) => ({ player, won: [] }));
  return { ...facts, apart: { after: 2, rounds, through } };
}

function draftOf(facts: EventFacts, round = 3): RoundDraft {
  const paired = pairRound(facts, RECORD_AND_PATH, round);
  if (isRefusal(paired)) throw new Error(paired.message);
  return paired.draft;
}

function acrossIn({ tables }: RoundDraft, { apart }: EventFacts): number {
  const isThrough = (id: string) => apart?.through.some(({ player }) => player === id) === true;
  return tables.filter(({ players: [one, other] }) => isThrough(one) !== isThrough(other)).length;
}

describe('after a cut without a bracket', () => {
  test.each([
    [12, 6, 0],
    [16, 4, 0],
    [16, 5, 1],
    [9, 4, 0],
  ])('%i players of whom %i went through meet among themselves, across it %i', (players, take, across) => {
    const facts = cutAfter2(players, take);
    const draft = draftOf(facts);
    expect(acrossIn(draft, facts)).toBe(across);
    expect(draft.byes.every(({ player }) => !facts.apart!.through.some((one) => one.player === player))).toBe(true);
  });

  test('every claim of why they meet holds', () => {
    const facts = cutAfter2(13, 5);
    const draft = draftOf(facts);
    const told = explaining(facts, RECORD_AND_PATH, draft);
    if (isRefusal(told)) throw new Error(told.message);
    for (const { table } of draft.tables)
      expect(falseClaims({ facts, rules: RECORD_AND_PATH, draft }, told.table(table)!)).toEqual([]);
  });

  test('rounds up to it are drawn as before, and so are those beside a bracket', () => {
    const { apart: _, ...before } = cutAfter2(12, 6);
    expect(draftOf(cutAfter2(12, 6), 2)).toEqual(draftOf(before, 2));
    expect(draftOf(cutAfter2(12, 6, 3))).toEqual(draftOf(before));
  });
});
