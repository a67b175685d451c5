import { presetNamed, type TournamentView } from '@adjutant/tournament';

type Settings = TournamentView['settings'];
import { moved } from '../set-up/weights.js';
import { changesOf, rangesOf, typedOf } from './changed.js';

const SETTINGS: Settings = {
  ...{ name: 'Open', rounds: 3, checkIn: true, seedCommitment: 'c' },
  ...{ tables: [1, 2, 3, 7], missions: ['a', null], roundMinutes: 150 },
};

test('settings are typed as they are, and nothing changes by that', () => {
  const typed = typedOf(SETTINGS);
  expect(typed).toMatchObject({ name: 'Open', rounds: '3', tables: '1-3, 7', missions: 'a\n', capacity: '' });
  expect(changesOf(typed, typed, SETTINGS)).toEqual({});
});

test('only what was changed is sent, and what was emptied stays', () => {
  const typed = typedOf(SETTINGS);
  expect(
    changesOf(typed, { ...typed, name: '', rounds: '4', tables: '1-2', standings: 'itc' }, SETTINGS),
  ).toMatchObject({
    rounds: 4,
    tables: [1, 2],
    standings: { id: 'itc' },
  });
  expect(Object.keys(changesOf(typed, { ...typed, name: '' }, SETTINGS))).toEqual([]);
});

test('missions are sent for as many rounds as are planned by then', () => {
  const typed = typedOf(SETTINGS);
  const sent = (more: object) => changesOf(typed, { ...typed, missions: 'a\nb\nc\nd', ...more }, SETTINGS);
  expect(sent({})).toEqual({ missions: ['a', 'b', 'c'] });
  expect(sent({ rounds: '4' })).toEqual({ rounds: 4, missions: ['a', 'b', 'c', 'd'] });
  expect(sent({ rounds: '' })).toEqual({ missions: ['a', 'b', 'c'] });
});

test('what judges go by is told whole, with what the form does not show', () => {
  const before: Settings = { ...SETTINGS, judging: { ownAppeals: 'final', appealMinutes: 20 } };
  const typed = typedOf(before);
  expect(typed.judging).toMatchObject({ conflicts: '', penalties: '', appeal: '20' });
  const now = { ...typed, judging: { ...typed.judging, conflicts: 'none', penalties: 'wtc', appeal: '' } };
  expect(changesOf(typed, now, before)).toEqual({ judging: { ownAppeals: 'final', conflicts: [], penalties: 'wtc' } });
});

test('what conceding is worth and the chess clocks are changed, and given back to the installation', () => {
  const typed = typedOf(SETTINGS);
  const judging: Settings['judging'] = {
    concession: { unit: 'vp', winner: 80, loser: 20 },
    chessClock: { pauses: 'anybody', out: 'told', terms: { per: 'game', minutes: 75 } },
  };
  const decided = typedOf({ ...SETTINGS, judging });
  expect(changesOf(typed, { ...typed, judging: decided.judging }, SETTINGS)).toEqual({ judging });
  expect(changesOf(decided, decided, { ...SETTINGS, judging })).toEqual({});
  expect(changesOf(decided, { ...decided, judging: typed.judging }, { ...SETTINGS, judging })).toEqual({ judging: {} });
});

test('what pairing looks at is told whole, once its order is another, with what the form does not show', () => {
  const pairing: Settings['pairing'] = {
    ...{
      score: { by: 'record', win: 2, draw: 1, loss: 0 },
      spent: ['pairing'],
      forfeits: 'not-met',
      spread: ['table'],
    },
    criteria: [{ by: 'score' }, { by: 'group', kind: 'nation', rounds: { until: 2 } }],
  };
  const typed = typedOf({ ...SETTINGS, pairing });
  const [score, nation] = typed.weights.weights;
  const weights = { ...typed.weights, weights: [nation!, score!] };
  expect(changesOf(typed, { ...typed, weights }, { ...SETTINGS, pairing })).toEqual({
    pairing: { ...pairing, criteria: [...pairing.criteria].reverse() },
  });
  // What is switched off weighs nothing, wherever it stands.
  const off = { ...typed.weights, weights: moved(typed.weights.weights, 2, 1) };
  expect(changesOf(typed, { ...typed, weights: off }, { ...SETTINGS, pairing })).toEqual({});
});

test('margins of the event’s own are part of its order, and go with another one', () => {
  const wtc = presetNamed('wtc')!;
  const typed = typedOf({ ...SETTINGS, standings: wtc });
  const margins = { table: '0,200 => 10,10', upperIncluded: true, winner: '', loser: '' };
  const { standings } = changesOf(typed, { ...typed, margins }, { ...SETTINGS, standings: wtc });
  const made = { from: 'vp', to: 'gp', table: '0,200 => 10,10', upperIncluded: true, asRuled: true };
  expect(standings?.conversion).toEqual(made);
  const own = { ...SETTINGS, ...(standings ? { standings } : {}) };
  expect(typedOf(own).margins).toEqual(margins);
  expect(changesOf(typedOf(own), { ...typedOf(own), margins: null }, own)).toEqual({ standings: wtc });
});

test('what byes bring is told whole, once it is another', () => {
  const byeFigures = { pairing: { vp: 60 }, full: {}, half: {}, zero: {} };
  const decided = typedOf({ ...SETTINGS, byeFigures });
  const typed = typedOf(SETTINGS);
  expect(changesOf(typed, { ...typed, byes: decided.byes }, SETTINGS)).toEqual({ byeFigures });
  expect(changesOf(decided, decided, { ...SETTINGS, byeFigures })).toEqual({});
  expect(changesOf(decided, { ...decided, byes: typed.byes }, { ...SETTINGS, byeFigures })).toEqual({
    byeFigures: { ...byeFigures, pairing: {} },
  });
});

test.each([
  [[], ''],
  [[1, 2, 3], '1-3'],
  [[5, 1, 2], '5, 1-2'],
])('%j are %j', (numbers, text) => {
  expect(rangesOf(numbers)).toBe(text);
});

test('halls are told whole, and may all go', () => {
  const halls = [{ name: 'Gym', from: 1, to: 3 }];
  const typed = typedOf({ ...SETTINGS, halls });
  expect(changesOf(typed, typed, SETTINGS)).toEqual({});
  expect(changesOf(typedOf(SETTINGS), typed, SETTINGS)).toEqual({ halls });
  expect(changesOf(typed, { ...typed, halls: [] }, { ...SETTINGS, halls })).toEqual({ halls: [] });
});
