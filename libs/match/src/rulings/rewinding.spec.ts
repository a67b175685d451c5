import type { MatchEvent, OpenedState, Remedy } from '../index.js';
import {
  advances,
  after,
  amid,
  applied,
  corrects,
  StorelessMatch,
  destroys,
  draws,
  given,
  looks,
  nightfall,
  NIGHT_SHELF,
  on,
  reverses,
  rewinds,
  ruledOn,
  rules,
  sees,
  stateOf,
  strikes,
  SYSTEM,
  uses,
} from '@adjutant/testing/given';

const back = (to: number, backup: 'simple' | 'full'): Remedy => ({ kind: 'rewind', to, backup });
const rewound = (to: number, keeps?: readonly number[]): MatchEvent => ({
  type: 'MatchRewound',
  data: { to, because: 'so ruled', ...(keeps ? { keeps } : {}) },
});
const state = (events: readonly MatchEvent[]) => stateOf(events) as OpenedState;
const played = after(amid(3), [uses('Gust', 'A2'), advances(), destroys('B3'), uses('Gust', 'A3')]);

describe('a simple backup', () => {
  it('takes back the last action', () => {
    given(played)
      .when(rules([back(6, 'simple')]), SYSTEM)
      .then(applied(1), rewound(6, [8]));
    expect(state(ruledOn(played, [back(6, 'simple')])).struck).toEqual([7]);
  });

  it('takes back an action with the dice that were thrown for it', () => {
    const diced = after(amid(3), [uses('Gust', 'A2'), looks({ dice: [[5]] })]);
    given(diced)
      .when(rules([back(4, 'simple')]), SYSTEM)
      .then(applied(1), rewound(4, [7]));
    expect(state(ruledOn(diced, [back(5, 'simple')])).table.rolls).toHaveLength(1);
  });

  it('reaches no further, and says what the last action is', () => {
    given(played)
      .when(rules([back(5, 'simple')]), SYSTEM)
      .thenRefused('rewind/not-the-last-action');
  });

  it('skips what is struck, and what was not played', () => {
    const corrected = after(played, [strikes(7)]);
    given(corrected)
      .when(rules([back(5, 'simple')]), SYSTEM)
      .then(applied(1), rewound(5, [8, 9]));
  });
});

describe('a full backup', () => {
  it('is for the head judge', () => {
    given(played)
      .when(rules([back(4, 'full')]), SYSTEM)
      .thenRefused('rewind/head-judge-only');
    given(played)
      .when(rules([back(4, 'full')], 'organizer'), SYSTEM)
      .thenRefused('rewind/head-judge-only');
    given(played)
      .when(rules([back(4, 'full')], 'head-judge'), SYSTEM)
      .then(applied(1, 'head-judge'), rewound(4, [8]));
  });

  it('takes everything back that was played since, and can be reversed', () => {
    const ruled = ruledOn(played, [back(3, 'full')], { role: 'head-judge' });
    expect(state(ruled).struck).toEqual([4, 5, 6, 7]);
    expect(state(ruled).table).toEqual(state(amid(3)).table);
    expect(state(after(ruled, [reverses(8)], SYSTEM)).table).toEqual(state(played).table);
  });

  it('leaves what was ruled and corrected about what stays', () => {
    const answered = after(played, [corrects(4, { kind: 'answer', answers: { 'within-reach': 'yes' } })]);
    const docked = ruledOn(answered, [{ kind: 'adjust', player: 'B', resource: 'cp', amount: -1 }]);
    given(docked)
      .when(rules([back(5, 'full')], 'head-judge', 'ruling-2'), SYSTEM)
      .then(applied(1, 'head-judge', 'ruling-2'), rewound(5, [8, 9, 10, 11]));
    const { table } = state(ruledOn(docked, [back(5, 'full')], { role: 'head-judge', ruling: 'ruling-2' }));
    expect(table.balances.B).toEqual({ cp: 2 });
  });

  it('goes by the order in which the record counts', () => {
    const moved = after(played, [corrects(4, { kind: 'redate', before: 7 })]);
    const ruled = ruledOn(moved, [back(5, 'full')], { role: 'head-judge' });
    expect(ruled.slice(-2)).toEqual([
      rewound(5, [8, 9]),
      { type: 'EntryCorrected', data: { entry: 4, correction: { kind: 'strike' }, because: 'so ruled' } },
    ]);
    expect(state(ruled).table.uses).toEqual([]);
    const forth = after(played, [corrects(7, { kind: 'redate', before: 5 })]);
    expect(state(ruledOn(forth, [back(7, 'full')], { role: 'head-judge' })).struck).toEqual([5, 6]);
  });

  it.each<[string, readonly MatchEvent[], number, string]>([
    ['an entry that is not there', played, 99, 'entry/not-recorded'],
    ['a point before the battle', played, 2, 'rewind/before-battle'],
    ['a struck entry', after(played, [strikes(5)]), 5, 'entry/struck'],
    ['where nothing was played since', played, 7, 'rewind/nothing-after'],
  ])('is refused to %s', (_, events, to, code) => {
    given(events)
      .when(rules([back(to, 'full')], 'head-judge'), SYSTEM)
      .thenRefused(code);
  });

  it('does not make unseen what was revealed', () => {
    const desk = new StorelessMatch(NIGHT_SHELF);
    expect(desk.take(...nightfall(), draws('A', 12), draws('A', 13), draws('A', 11), on, on)).toBe('recorded');
    const here = desk.events.length - 1;
    expect(desk.take(sees('A', 13))).toBe('recorded');
    const shown = desk.events.length - 2;
    expect(desk.events[shown]?.type).toBe('ObjectiveRevealed');
    expect(desk.takeAs(SYSTEM, rules([back(here, 'full')], 'head-judge'))).toBe('recorded');
    expect(desk.events.at(-1)).toMatchObject({ data: { keeps: [shown, shown + 2] } });
    const { objectives, score } = (desk.state as OpenedState).table;
    expect([score.A, objectives.map(({ objective }) => objective)]).toEqual([{}, ['', 'errand/13', '']]);
  });
});

describe('RewindMatch', () => {
  it('leaves the rulings', () => {
    const docked = ruledOn(played, [{ kind: 'adjust', player: 'B', resource: 'cp', amount: -1 }]);
    given(docked)
      .when(rewinds(5))
      .then({ type: 'MatchRewound', data: { to: 5, because: 'a mistake', keeps: [8, 9] } });
    expect(state(after(docked, [rewinds(5)])).table.balances.B).toEqual({ cp: 2 });
  });
});
