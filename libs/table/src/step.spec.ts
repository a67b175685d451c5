import type { MatchEvent, OpenedState } from '@adjutant/match';
import { Shelf, type Pack } from '@adjutant/rules';
import { advances, after, begun, by, decideOn, PACK, SHELF, stateOf } from '@adjutant/testing/given';
import { composed } from './composing.js';
import { nowAt } from './now.js';
import { weighed } from './weighing.js';

const [pay] = PACK.economy.income;
if (pay === undefined) throw new Error('Nobody is paid.');
/** What a muster brings is thrown for on the spot. */
const THROWN: Pack = {
  ...PACK,
  economy: {
    ...PACK.economy,
    income: [{ ...pay, amount: { perThousandPoints: 1, round: 'up', times: { sides: 3, atOnce: true } } }],
  },
};
const shelf = new Shelf([THROWN]);

test('dice that have to come with the next step are asked for with it', () => {
  const occasion = by('scorekeeper');
  let events: readonly MatchEvent[] = begun({}, THROWN).slice(0, -1);
  const start = begun({}, THROWN).at(-1);
  if (start?.type !== 'BattleStarted') throw new Error('No battle is begun.');
  events = decideOn(shelf, events, [{ type: 'StartBattle', data: { ...start.data, dice: [[2], [2]] } }], occasion);
  const at = () => ({ shelf, state: stateOf(events, shelf) as OpenedState, occasion });
  const next = () => nowAt(at()).next;
  for (let step = 0; step < 2; step += 1) {
    const tap = next();
    expect(tap?.asks).toEqual([]);
    events = decideOn(shelf, events, [{ type: 'AdvancePhase', data: tap?.data as never }], occasion);
  }
  const due = next();
  expect(due).toMatchObject({
    open: true,
    asks: [
      { what: 'dice', into: ['dice', 0], says: 'The dice of A: 1 D3.', count: 1, sides: 3 },
      { what: 'dice', into: ['dice', 1], says: 'The dice of B: 1 D3.', count: 1, sides: 3 },
    ],
  });
  const data = { ...due?.data, dice: [[3], [1]] } as never;
  expect(weighed(at(), { type: 'AdvancePhase', data }).refusal).toBeNull();
});

test('after the last step of the battle comes its end, and then that each confirms the result', () => {
  const seated = (events: readonly MatchEvent[], side: 'A' | 'B') =>
    nowAt({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion: by('player', `person-${side}`) }, [side]);
  let events = begun();
  for (let to = seated(events, 'A').next; to?.type === 'AdvancePhase'; to = seated(events, 'A').next)
    events = after(events, [composed(to, {}) as ReturnType<typeof advances>]);
  const { next, acts } = seated(events, 'A');
  expect(next).toMatchObject({ id: 'finish', name: 'Finish the match', type: 'FinishMatch', open: true, asks: [] });
  expect(acts.map(({ type }) => type)).not.toContain('FinishMatch');
  if (!next) throw new Error('The battle has no end.');
  const over = after(events, [composed(next, {})]);
  for (const side of ['A', 'B'] as const) {
    const confirming = seated(over, side).next;
    expect(confirming).toMatchObject({ name: 'Confirm the result', type: 'ConfirmResult', player: side, open: true });
    if (!confirming) throw new Error('Nothing to confirm.');
    const confirmed = after(over, [composed(confirming, {})], by('player', `person-${side.toLowerCase()}`));
    expect(seated(confirmed, side).next).toBeNull();
  }
});
