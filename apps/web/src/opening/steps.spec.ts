import type { Now, Tap } from '@adjutant/table';
import { depthNamed } from './depths.js';
import { pathAtTable, pathOfOpening, stepsFor } from './steps.js';

const PLAYERS = { A: 'Ada', B: 'Ben' };
const tap = (part: Partial<Tap>): Tap =>
  ({ type: 'Choose', kind: 'waits', open: true, says: 'Decide on Mission.', ...part }) as Tap;
const now = (waits: readonly Tap[] = []): Now => ({ waits, acts: [] }) as unknown as Now;
const match = (part: object) =>
  ({ pack: { name: 'Kites' }, seats: { A: { army: null }, B: { army: null } }, ...part }) as never;
const stands = (steps: ReturnType<typeof pathAtTable>) => steps.map(({ id, state }) => `${id} ${state}`);

test.each([
  ['full', ['game', 'players', 'depth', 'mission', 'lists', 'first']],
  ['score', ['game', 'players', 'depth', 'mission', 'first']],
  ['result', ['game', 'players', 'depth', 'mission', 'result']],
] as const)('what is asked of a match recorded as %s', (depth, ids) => {
  expect(stepsFor(depth).map(({ id }) => id)).toEqual(ids);
});

test('while it is opened: the last used game leaves the players alone to be said', () => {
  const opening = { depth: 'score', game: 'Kites' } as const;
  expect(stands(pathOfOpening({ ...opening, players: ['Ada', ' '] })).slice(0, 4)).toEqual([
    'game done',
    'players now',
    'depth done',
    'mission later',
  ]);
  expect(stands(pathOfOpening({ ...opening, players: ['Ada', 'Ben'] }))).toContain('mission now');
  expect(stands(pathOfOpening({ ...opening, game: null, players: [] }))[0]).toBe('game now');
});

test('at the table: first what must be decided, then lists, then who begins', () => {
  expect(stands(pathAtTable(match({}), now([tap({})]), PLAYERS)).slice(3)).toEqual([
    'mission now',
    'lists later',
    'first later',
  ]);
  const decided = pathAtTable(match({}), now(), PLAYERS);
  expect(stands(decided).slice(3)).toEqual(['mission done', 'lists now', 'first later']);
  expect(decided[4]?.says).toBe('Not yet of Ada, Ben');
  const listed = match({ seats: { A: { army: {} }, B: { army: {} } } });
  expect(stands(pathAtTable(listed, now(), PLAYERS)).at(-1)).toBe('first now');
  expect(stands(pathAtTable(match({ recordedAs: 'score' }), now(), PLAYERS)).at(-1)).toBe('first now');
});

test('what may be decided is told, and holds nothing up', () => {
  const [, , , mission] = pathAtTable(match({}), now([tap({ kind: 'choice' }), tap({ kind: 'choice' })]), PLAYERS);
  expect(mission).toMatchObject({ state: 'done', says: '1 may be decided; the game says what holds otherwise' });
});

test('the depth that was used last is offered, and full where none was', () => {
  expect([depthNamed('score'), depthNamed(null), depthNamed('deep')]).toEqual(['score', 'full', 'full']);
});
