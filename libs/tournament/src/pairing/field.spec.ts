import type { Bye, Entrant, EventFacts, Round } from '../facts.js';
import { isRefusal, pairRound } from './draft.js';
import { fieldOf } from './field.js';
import { RECORD_AND_PATH } from './rules.js';
import { entrantsOf, eventAfter } from './testing/played.js';

const event = (entrants: readonly Entrant[], rounds: readonly Round[] = []): EventFacts => ({
  entrants,
  rounds,
  effects: [],
  seed: 's',
});
const playing = (facts: EventFacts, round = 1): readonly string[] => {
  const field = fieldOf(facts, RECORD_AND_PATH, round);
  if (isRefusal(field)) throw new Error(field.message);
  return field.players.map(({ id }) => id);
};
const [a, b, c] = entrantsOf(3, 3) as [Entrant, Entrant, Entrant];

describe('who is paired', () => {
  test('whoever has come and has not gone', () => {
    const facts = event([{ ...a, from: 2 }, { ...b, until: 1 }, c]);
    expect(playing(facts)).toEqual([b.id, c.id]);
    const after = eventAfter(1, facts.entrants, RECORD_AND_PATH);
    expect(playing(after, 2)).toEqual([a.id, c.id]);
    const out = { ...facts, effects: [{ ruling: 'r', player: c.id, does: 'disqualified' } as const] };
    expect(playing(out)).toEqual([b.id]);
  });

  test('by id, in whatever order they came', () => {
    expect(playing(event([c, a, b]))).toEqual([a.id, b.id, c.id]);
  });

  test('one who stands by, where the number is odd without them', () => {
    const standby = { ...c, standby: true };
    expect(playing(event([a, standby]))).toEqual([a.id, c.id]);
    expect(playing(event([a, b, standby]))).toEqual([a.id, b.id]);
    const two = event([a, { ...b, standby: true }, standby]);
    expect(playing(two)).toHaveLength(2);
    expect(playing({ ...two, entrants: two.entrants.toReversed() })).toEqual(playing(two));
  });

  test('nobody who asked for a bye: the draft gives it to them', () => {
    const facts = event([a, b, { ...c, asked: [{ round: 1, kind: 'half' }] }]);
    const paired = pairRound(facts, RECORD_AND_PATH, 1);
    expect(paired).toMatchObject({ draft: { tables: [{ table: 1 }], byes: [{ player: c.id, kind: 'half' }] } });
  });

  test('one alone has the bye', () => {
    expect(pairRound(event([a]), RECORD_AND_PATH, 1)).toMatchObject({
      draft: { tables: [], byes: [{ player: a.id, kind: 'pairing' }] },
    });
  });
});

describe('no round is paired', () => {
  const barred = [a, b, c].map((one) => ({ ...one, barredFromBye: true }));
  const open: Round = { number: 1, closed: false, tables: [], byes: [], open: [{ table: 3, players: [a.id, b.id] }] };

  test.each([
    ['of nobody', event([]), 1, 'pairing/no-players', { entrants: 0 }],
    [
      'where everybody is barred from the bye',
      event(barred),
      1,
      'pairing/nobody-for-the-bye',
      { barred: [a.id, b.id, c.id] },
    ],
    ['while one before it is open', event([a, b], [open]), 2, 'pairing/earlier-round-open', { open: 1, tables: [3] }],
    ['while one before it is missing', event([a, b]), 2, 'pairing/earlier-round-missing', { missing: 1 }],
    ['while somebody is entered twice', event([a, b, a]), 1, 'pairing/same-player-twice', { player: a.id }],
  ])('%s', (_, facts, round, code, about) => {
    const refusal = pairRound(facts, RECORD_AND_PATH, round);
    expect(refusal).toMatchObject({ code, facts: about, message: expect.stringMatching(/: .*\w/) });
  });

  test('and what is advised can be done: no command takes a bar away', () => {
    const refusal = pairRound(event(barred), RECORD_AND_PATH, 1);
    expect('message' in refusal && refusal.message).toMatch(
      /let somebody stand in, or give one of them a bye by hand, with a reason\.$/,
    );
  });

  test('but a disputed table of a closed round holds nothing up: who sat there has met, and has no points', () => {
    const disputed: Round = {
      ...open,
      closed: true,
      open: [{ table: 1, players: [a.id, b.id], disputed: true }],
      byes: [bye(c, 'pairing')],
    };
    const paired = pairRound(event([a, b, c], [disputed]), RECORD_AND_PATH, 2);
    const players = isRefusal(paired) ? [] : paired.draft.tables.flatMap((one) => one.players);
    expect(players).toContain(c.id);
  });
});

const bye = ({ id }: Entrant, kind: Bye['kind']): Bye => ({ player: id, kind, figures: {} });
