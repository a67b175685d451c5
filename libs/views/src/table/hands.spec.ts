import type { MatchCommand, MatchEvent } from '@adjutant/match';
import { Shelf, type Entry, type Pack } from '@adjutant/rules';
import { decideOn, mustered, PACK, stateOf } from '@adjutant/testing/given';
import { duesOf, tableView } from '../index.js';

const source = { document: 'almanac', section: 'Wishes' };
const plain = { owner: 'core', summary: 'What it is.', source };
const held = { record: 'compares', of: 1, is: '>=', to: 1 } as const;
const wish = (number: number): Entry => ({
  ...plain,
  id: `wish/${number}`,
  name: `Wish ${number}`,
  kind: 'wish',
  objective: { number, type: 'Wishes', turns: 'own', tiers: [{ when: held, vp: 1 }] },
});
const season = (sealed: boolean): Entry => ({
  ...plain,
  id: 'season',
  name: 'Season',
  kind: 'season',
  hand: {
    kind: 'wish',
    step: 'muster',
    dice: { count: 2, sides: 3 },
    due: { minus: [2, { count: 'held' }] },
    discards: { step: 'clash', times: 1 },
    category: 'prizes',
    source,
    ...(sealed ? { sealed } : {}),
  },
});
const game = (sealed: boolean): Pack => ({
  ...PACK,
  id: 'wishes',
  digest: `digest-of-wishes-${sealed ? 'sealed' : 'open'}`,
  choices: {
    season: {
      id: 'season',
      name: 'Season',
      of: 'match',
      options: { kind: 'season' },
      when: 'before-battle',
      summary: 'The season.',
      source,
    },
  },
  entries: {
    ...PACK.entries,
    ...Object.fromEntries([11, 12, 13].map((n) => [`wish/${n}`, wish(n)])),
    season: season(sealed),
  },
});

const chosen: MatchEvent = {
  type: 'ChoiceMade',
  data: { choice: 'season', player: null, option: 'season', roles: {}, answers: {} },
};
const draw = (...dice: readonly number[]): MatchCommand => ({ type: 'DrawObjective', data: { player: 'A', dice } });

function played(pack: Pack, commands: readonly MatchCommand[], more: readonly MatchEvent[] = []) {
  const shelf = new Shelf([pack]);
  const start: MatchEvent = { type: 'BattleStarted', data: { firstTurn: 'A' } };
  const state = stateOf([...decideOn(shelf, [...mustered({}, pack), chosen, start], commands), ...more], shelf);
  if (state.status === 'absent') throw new Error('no match');
  return state.table;
}

describe('a hand of objectives', () => {
  const pack = game(false);

  it('says how many are due, and that the match waits for them', () => {
    const table = played(pack, []);
    expect(tableView(pack, table).hands).toMatchObject([
      { player: 'A', sealed: false, draw: 2, discard: 0, held: [], past: [] },
      { player: 'B', draw: 0, held: [], past: [] },
    ]);
    expect(duesOf(pack, table)).toMatchObject([
      { what: 'draw', player: 'A', must: true, says: 'A draws 2 objectives.' },
    ]);
  });

  it('shows what is held, with its number, type and what it is about', () => {
    const table = played(pack, [draw(1, 1), draw(1, 3)]);
    expect(tableView(pack, table).hands[0]?.held).toEqual(
      [11, 13].map((number, index) => ({
        entry: 5 + index,
        state: 'held',
        objective: `wish/${number}`,
        name: `Wish ${number}`,
        number,
        type: 'Wishes',
        summary: 'What it is.',
        note: null,
        left: null,
      })),
    );
    expect(duesOf(pack, table)).toEqual([]);
  });

  it('is empty in a match without any', () => {
    const state = stateOf(mustered());
    expect(state.status === 'absent' ? null : tableView(PACK, state.table).hands).toEqual([]);
  });
});

describe('a sealed hand', () => {
  it('shows closed cards to whoever may not see them', () => {
    const pack = game(true);
    const sealed: MatchEvent = { type: 'ObjectiveDrawn', data: { player: 'A', sealed: 'a'.repeat(64) } };
    const table = played(pack, [], [sealed]);
    expect(tableView(pack, table).hands[0]).toMatchObject({
      sealed: true,
      draw: 1,
      held: [{ entry: 5, state: 'sealed', objective: null, name: null, number: null, summary: null }],
    });
    expect(JSON.stringify(tableView(pack, table))).not.toContain('wish/');
  });
});
