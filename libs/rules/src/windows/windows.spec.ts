import { enterPlace } from '../economy/moments.js';
import { applyEffects } from '../effects/apply.js';
import type { Effect } from '../pack/effect.js';
import { actionNamed } from '../pack/actions.js';
import type { Pack } from '../pack/pack.js';
import { weigh } from '../judge/weigh.js';
import { at, PACK, sceneWith, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import type { Table } from '../table/table.js';
import { openFor } from '../table/open.js';
import { followAction, stageIndex } from './windows.js';

const DUEL: Pack = {
  ...PACK,
  windows: [
    { id: 'duel', name: 'duel', stages: ['drawn', 'struck'] },
    { id: 'vigil', name: 'vigil', lasts: 'battle-round' },
  ],
  actions: [
    { id: 'challenged', name: 'challenged', opens: 'duel' },
    { id: 'drew', name: 'drew', in: 'duel', stage: 'drawn' },
    { id: 'struck', name: 'struck', in: 'duel', stage: 'struck' },
    { id: 'bowed', name: 'bowed', closes: 'duel' },
    { id: 'watched', name: 'watched', opens: 'vigil' },
  ],
};

const field = tableWith({ units: unitsOf(unit('A1'), unit('A2'), unit('B1')) });

function after(...acts: readonly (readonly [unit: string, act: string, ...targets: string[]])[]): Table {
  return acts.reduce(
    (table, [who, act, ...targets], index) =>
      followAction(table, actionNamed(DUEL, act), { number: 10 + index, unit: who, targets }),
    field,
  );
}

describe('a window', () => {
  it('is opened, staged and closed by actions of those who take part', () => {
    expect(after(['A1', 'challenged', 'B1']).open).toEqual([
      {
        number: 10,
        window: 'duel',
        unit: 'A1',
        targets: ['B1'],
        player: 'A',
        stage: null,
        rolled: null,
        at: at('1.A.march'),
        facts: {},
      },
    ]);
    expect(after(['A1', 'challenged', 'B1'], ['B1', 'drew']).open).toMatchObject([{ unit: 'A1', stage: 'drawn' }]);
    expect(after(['A1', 'challenged', 'B1'], ['A1', 'bowed']).open).toEqual([]);
  });

  it('stays as it is when a stranger, or nobody known, acts', () => {
    expect(after(['A1', 'challenged'], ['A2', 'bowed']).open).toHaveLength(1);
    expect(after(['A9', 'challenged']).open).toEqual([]);
    expect(after(['A1', 'unheard-of'])).toBe(field);
    expect(after(['A1', 'drew'])).toBe(field);
  });

  it('gives way to the next one of the same unit, not to that of another', () => {
    expect(after(['A1', 'challenged'], ['A2', 'challenged'], ['A1', 'challenged']).open).toMatchObject([
      { number: 11, unit: 'A2' },
      { number: 12, unit: 'A1' },
    ]);
    expect(openFor(after(['A1', 'challenged'], ['A2', 'challenged']), 'duel', undefined)).toMatchObject({ unit: 'A2' });
  });

  it('lasts as long as the pack says, the phase where it says nothing', () => {
    const left = (place: string) =>
      enterPlace(DUEL, after(['A1', 'challenged'], ['A2', 'watched']), at(place), 20).table.open.map(
        (one) => one.window,
      );
    expect(left('1.A.clash')).toEqual(['vigil']);
    expect(left('2.A.march')).toEqual([]);
  });

  it('is opened, staged and closed by effects as well', () => {
    const apply = (...effects: readonly Effect[]) =>
      applyEffects(DUEL, field, effects, {
        number: 7,
        player: 'A',
        entry: 'core/flare-up',
        roles: { target: 'A1', enemy: 'B1' },
      }).table.open;
    const open: Effect = { op: 'open-window', window: 'duel', unit: 'target', targets: ['enemy', 'missing'] };
    expect(apply(open)).toMatchObject([{ number: 7, unit: 'A1', targets: ['B1'], stage: null }]);
    expect(apply(open, { op: 'stage-window', window: 'duel', stage: 'struck' })).toMatchObject([{ stage: 'struck' }]);
    expect(apply(open, { op: 'close-window', window: 'duel', unit: 'enemy' })).toEqual([]);
  });

  it('has its stages in order', () => {
    expect([null, 'drawn', 'struck'].map((stage) => stageIndex(DUEL, 'duel', stage))).toEqual([-1, 0, 1]);
  });
});

describe('window-open', () => {
  const table = after(['A1', 'challenged', 'B1'], ['A1', 'drew']);
  const answer = (args: object, player: 'A' | 'B' = 'A', target = 'A1') =>
    weigh(sceneWith({ pack: DUEL, table, player, roles: { target } }), {
      record: 'window-open',
      window: 'duel',
      ...args,
    }).answer;

  it.each<[string, object, string, ...('A' | 'B')[]]>([
    ['any of the kind', {}, 'met'],
    ['one of another kind', { window: 'vigil' }, 'unmet'],
    ['one that a unit takes part in', { unit: 'target' }, 'met'],
    ['one that it acts in', { unit: 'target', as: 'actor' }, 'met'],
    ['one that is about it', { unit: 'target', as: 'target' }, 'unmet'],
    ['one of a unit that nobody named', { unit: 'enemy' }, 'unmet'],
    ['one at a stage', { stage: ['drawn'] }, 'met'],
    ['one at another stage', { stage: ['struck'] }, 'unmet'],
    ['one before a stage', { before: 'struck' }, 'met'],
    ['one before the stage that it is at', { before: 'drawn' }, 'unmet'],
    ['an own one', { mine: 'own' }, 'met'],
    ["an opponent's one", { mine: 'opponent' }, 'unmet'],
  ])('asks for %s', (_, args, expected) => expect(answer(args)).toBe(expected));

  it('sees sides from the player who acts', () => {
    expect(answer({ mine: 'opponent', unit: 'target', as: 'target' }, 'B', 'B1')).toBe('met');
  });

  it('says what is the case', () => {
    const says = (args: object) =>
      weigh(sceneWith({ pack: DUEL, table }), { record: 'window-open', window: 'duel', ...args }).findings[0]?.says;
    expect(says({})).toBe('This is under way: duel.');
    expect(says({ before: 'drawn', unit: 'target' })).toBe(
      'No duel that Unit A1 (A1) takes part in is at the point needed; it has come to: drawn.',
    );
    expect(says({ window: 'vigil' })).toBe('No vigil is at the point needed; nothing of the kind is open.');
  });
});
