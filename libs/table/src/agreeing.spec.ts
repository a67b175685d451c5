import type { MatchCommand, MatchEvent, OpenedState } from '@adjutant/match';
import { advances, after, amid, begun, by, SHELF, stateOf, uses, VOUCHED } from '@adjutant/testing/given';
import { composed } from './composing.js';
import { nowAt } from './now.js';
import type { Tap } from './tap.js';
import { weighed } from './weighing.js';

const occasion = by('player', 'person-b');
const at = (events: readonly MatchEvent[]) => ({ shelf: SHELF, state: stateOf(events) as OpenedState, occasion });
const tapsOf = (events: readonly MatchEvent[], type: MatchCommand['type']): readonly Tap[] => {
  const { waits, agree, acts } = nowAt(at(events), ['B']);
  return [...waits, ...(agree?.taps ?? []), ...acts].filter((tap) => tap.type === type && (tap.player ?? 'B') === 'B');
};

test('a round that has ended is confirmed with one tap, until it is said', () => {
  expect(tapsOf(begun(), 'ConfirmRound')).toEqual([]);
  const second = after(begun(), [advances('2.A.muster')]);
  const [tap] = tapsOf(second, 'ConfirmRound');
  if (!tap) throw new Error('nothing to confirm');
  const command = composed(tap, {});
  expect(weighed(at(second), command).refusal).toBeNull();
  expect(tapsOf(after(second, [command], occasion), 'ConfirmRound')).toEqual([]);
  const third = after(second, [advances('3.A.muster')]);
  expect(tapsOf(third, 'ConfirmRound').map(({ data }) => data['round'])).toEqual([2]);
});

test('what is asked to be taken back waits for the other player, first of all', () => {
  const played = after(begun(), [{ type: 'GainCommandPoints', data: { player: 'A', amount: 1 } }, advances()]);
  const asked: MatchCommand = { type: 'AskTakeBack', data: { player: 'A', entry: begun().length } };
  const waiting = after(played, [asked], by('player', 'person-a'));
  expect(nowAt(at(waiting), ['A']).waits.map(({ type }) => type)).not.toContain('AgreeTakeBack');
  const waits = nowAt(at(waiting)).waits.slice(0, 2);
  expect(waits.map(({ type, player, open }) => [type, player, open])).toEqual([
    ['AgreeTakeBack', 'B', true],
    ['DeclineTakeBack', 'B', true],
  ]);
  for (const tap of waits) {
    const answered = after(waiting, [composed(tap, {})], occasion);
    expect(tapsOf(answered, 'AgreeTakeBack')).toEqual([]);
  }
});

test('who has agreed is said until both have, and again when the points change', () => {
  const agreed = (events: readonly MatchEvent[]) => nowAt(at(events), ['B']).agree;
  const second = after(begun(), [
    { type: 'ScoreVictoryPoints', data: { player: 'A', category: 'perches', points: 5 } },
    advances('2.A.muster'),
  ]);
  const asked = agreed(second);
  expect(asked).toMatchObject({ what: 'round', round: 1, said: [], seen: { vp: { A: 5, B: 0 } } });
  const [byA, byB] = asked?.taps ?? [];
  if (!byA || !byB) throw new Error('a tap for each');
  const one = after(second, [composed(byA, {})], by('player', 'person-a'));
  expect(agreed(one)).toMatchObject({ said: ['A'], taps: [{ player: 'B' }] });
  const both = after(one, [composed(byB, {})], occasion);
  expect(agreed(both)).toBeNull();
  const amended: MatchCommand = {
    type: 'CorrectEntry',
    data: { entry: begun().length, correction: { kind: 'amend', data: { points: 3 } }, because: 'Miscounted' },
  };
  expect(agreed(after(both, [amended], by('judge')))).toMatchObject({ said: [], seen: { vp: { A: 3 } } });
});

test('the result is agreed in the same way, and nothing else can be pressed by then', () => {
  const over = after(begun(), [{ type: 'FinishMatch', data: { ending: 'time' } }]);
  const now = nowAt(at(over), ['B']);
  expect(now).toMatchObject({ waits: [], acts: [], agree: { what: 'result', round: null, said: [] } });
  const tap = now.agree?.taps.find(({ player }) => player === 'B');
  if (!tap) throw new Error('no tap');
  const said = after(over, [composed(tap, {})], occasion);
  expect(nowAt(at(said), ['B']).agree).toMatchObject({ said: ['B'], taps: [{ player: 'A' }] });
});

test('what taking back changes is said before it is done, and what falls with it', () => {
  const used = after(amid(2), [uses('Gust', 'A2')]);
  const entry = used.length - 1;
  const { before, after: later } = weighed(at(used), { type: 'TakeBack', data: { player: 'A', entry } }).changes ?? {};
  expect((later?.cp.A ?? 0) - (before?.cp.A ?? 0)).toBe(1);
  const first = amid(1);
  const gains: MatchCommand = { type: 'GainCommandPoints', data: { player: 'A', amount: 1 } };
  const gained = after(first, [gains, uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);
  const ask: MatchCommand = { type: 'AskTakeBack', data: { player: 'A', entry: first.length } };
  const { changes, refusal } = weighed(at(gained), ask);
  expect(refusal).toBeNull();
  expect(changes?.struck.map((one) => one.entry)).toEqual([first.length]);
  expect(changes?.fallen.map((one) => one.entry)).toEqual([gained.length - 1]);
  expect(weighed(at(gained), gains).changes).toBeUndefined();
});

test('dice that are due can be thrown by the server, and nothing says beforehand what it throws', () => {
  const due = after(amid(2), [uses('Gust', 'A2', { answers: { ...VOUCHED, 'knot-in-sight': 'yes' } })]);
  const [typed, thrown] = nowAt(at(due)).waits.filter(({ type }) => type === 'RecordRoll');
  expect([typed?.asks.length, thrown?.asks.length]).toEqual([1, 0]);
  if (!thrown) throw new Error('no throw');
  expect(composed(thrown, {}).data).toEqual({ player: 'A', roll: '4/lucky-knot@A1', throw: true });
  expect(weighed(at(due), composed(thrown, {}))).toMatchObject({ refusal: null, effects: [] });
});
