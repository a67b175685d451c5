import type { MatchCommand, MatchEvent, OpenedState, Remedy } from '../index.js';
import {
  advances,
  after,
  amid,
  applied,
  by,
  StorelessMatch,
  destroys,
  discards,
  draws,
  given,
  looks,
  nightfall,
  NIGHT_SHELF,
  on,
  ruledOn,
  rules,
  sees,
  stateOf,
  strikes,
  SYSTEM,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const first = after(amid(3), [uses('Gust', 'A2')]);
const played = after(first, [advances(), destroys('B3'), uses('Gust', 'A3')]);
const allow = (behind: number, command: MatchCommand): Remedy => ({ kind: 'allow', after: behind, command });
const redate = (entry: number, before: number): MatchEvent => ({
  type: 'EntryCorrected',
  data: { entry, correction: { kind: 'redate', before }, because: 'so ruled' },
});
const table = (events: readonly MatchEvent[]) => (stateOf(events) as OpenedState).table;

describe('a refused command that is let stand', () => {
  const again = uses('Gust', 'A3');
  const overridden = { by: 'a-judge', reason: 'so ruled', codes: ['stratagem/already-used-this-phase'] };
  const use: MatchEvent = {
    type: 'StratagemUsed',
    data: {
      player: 'A',
      entry: 'core/gust',
      roles: { target: 'A3' },
      answers: VOUCHED,
      claims: [],
      overridden,
    },
  };

  it('is decided at its place with the override of the judge, and put there', () => {
    given(played)
      .when(rules([allow(4, again)]), SYSTEM)
      .then(applied(2), use, redate(9, 5));
    const { uses: made, balances } = table(ruledOn(played, [allow(4, again)]));
    expect(made.map(({ number, at }) => [number, at?.step])).toEqual([
      [4, 'wander'],
      [9, 'wander'],
      [7, 'clash'],
    ]);
    expect(balances.A).toEqual({ cp: 0 });
  });

  it('stays at the end of the record where that is its place', () => {
    given(first)
      .when(rules([allow(4, again)]), SYSTEM)
      .then(applied(1), use);
  });

  it('needs no override where nothing stands against it by then', () => {
    const struck = after(played, [strikes(4)]);
    const { overridden: _, ...plain } = use.data as { readonly overridden: object };
    given(struck)
      .when(rules([allow(4, again)]), SYSTEM)
      .then(applied(2), { type: 'StratagemUsed', data: plain } as MatchEvent, redate(10, 5));
  });

  it('is judged on what the remedy before it has left', () => {
    const { overridden: _, ...plain } = use.data as { readonly overridden: object };
    given(played)
      .when(rules([{ kind: 'strike', entries: [4] }, allow(4, again)]), SYSTEM)
      .then(
        applied(3),
        { type: 'EntryCorrected', data: { entry: 4, correction: { kind: 'strike' }, because: 'so ruled' } },
        { type: 'StratagemUsed', data: plain } as MatchEvent,
        redate(10, 5),
      );
  });

  it('may cost a later use what it needs', () => {
    const poor = after(after(amid(1), [advances()]), [uses('Gust', 'A3')]);
    const ruled = stateOf(ruledOn(poor, [allow(3, uses('Gust', 'A2'))])) as OpenedState;
    expect(Object.keys(ruled.fallen)).toEqual(['5']);
    expect(ruled.table.balances.A).toEqual({ cp: 0 });
  });

  it('takes its dice along', () => {
    const events = ruledOn(played, [allow(4, looks({ dice: [[5]] }))]);
    const own = events.slice(played.length + 1);
    expect(own.map(({ type }) => type)).toEqual(['AbilityUsed', 'RollRecorded', 'EntryCorrected']);
    expect(own[1]).toMatchObject({ data: { roll: expect.stringMatching(/^9\//) as string } });
    expect(own[2]).toEqual(redate(9, 5));
    expect(table(events).rolls).toEqual([]);
    expect(table(events).balances.A).toEqual({ cp: 2 });
  });

  it('moves every step of the way that it goes', () => {
    const early = after(amid(3), [destroys('B3')]);
    const events = ruledOn(early, [allow(3, advances('1.B.muster'))]);
    expect(events.slice(early.length + 1).map(({ type }) => type)).toEqual([
      'PhaseAdvanced',
      'PhaseAdvanced',
      'EntryCorrected',
      'EntryCorrected',
    ]);
    expect(events.slice(-2)).toEqual([redate(6, 4), redate(7, 4)]);
    expect(table(events).units['B3']?.destroyed?.at).toEqual({ round: 1, turn: 'B', step: 'muster' });
  });

  it('comes behind what the same ruling has let stand before it', () => {
    const events = ruledOn(played, [
      allow(4, destroys('B2')),
      allow(4, again),
      allow(7, advances()),
      allow(7, destroys('A2')),
    ]);
    const { units, uses: made } = table(events);
    expect(made.map(({ number }) => number)).toEqual([4, 11, 7]);
    expect([units['B2']?.destroyed?.at?.step, units['A2']?.destroyed?.at?.turn]).toEqual(['wander', 'B']);
  });
});

describe('what cannot be let stand', () => {
  it.each<[string, MatchCommand, number, string]>([
    ['a correction', strikes(4), 4, 'ruling/not-allowable'],
    ['a ruling', rules([]), 4, 'ruling/not-allowable'],
    ['a confirmation', { type: 'ConfirmResult', data: { player: 'A' } }, 4, 'ruling/not-allowable'],
    ['anything behind an entry that is not there', advances(), 44, 'entry/not-recorded'],
    ['anything before the battle', uses('Gust', 'A2'), 2, 'match/not-started'],
    ['what is so already', destroys('B3'), 6, 'ruling/already-so'],
    ['what no judge can set aside', uses('Gale', 'A2'), 4, 'stratagem/unknown'],
  ])('%s', (_, command, behind, code) => {
    given(played)
      .when(rules([allow(behind, command)]), SYSTEM)
      .thenRefused(code);
  });
});

describe('where hands are sealed', () => {
  const night = (): StorelessMatch => {
    const desk = new StorelessMatch(NIGHT_SHELF);
    expect(desk.take(...nightfall(), draws('A', 12), draws('A', 13))).toBe('recorded');
    return desk;
  };

  it.each([draws('A', 11), discards('A', 13)])('nothing about a hand is let stand in the open', (command) => {
    const desk = night();
    expect(desk.takeAs(SYSTEM, rules([allow(desk.events.length - 1, command)]))).toBe('ruling/sealed-hand');
  });

  it('what a ruling achieves is shown in front of it, and its own entries keep their numbers', () => {
    const desk = night();
    expect(desk.take(draws('A', 11), on, on)).toBe('recorded');
    const dusk = desk.events.length - 1;
    expect(desk.takeAs(by('judge'), { type: 'InspectHands', data: {} })).toBe('recorded');
    expect(desk.takeAs(SYSTEM, rules([allow(dusk, sees('A', 13))]))).toBe('recorded');
    const types = desk.events.slice(dusk + 1).map(({ type }) => type);
    expect(types).toEqual(['HandsInspected', 'ObjectiveRevealed', 'RulingApplied', 'FactRecorded', 'EntryCorrected']);
    expect(desk.events.at(-1)).toEqual(redate(dusk + 4, dusk + 1));
    expect((desk.state as OpenedState).table.score.A).toEqual({ prizes: 2 });
    expect(desk.takeAs(SYSTEM, { type: 'ReverseRuling', data: { entry: dusk + 3, because: 'overturned' } })).toBe(
      'recorded',
    );
    const { objectives, score } = (desk.state as OpenedState).table;
    expect([score.A, objectives.map(({ objective }) => objective)]).toEqual([{}, ['', 'errand/13', '']]);
  });

  it('where all is shown by then, nothing is shown once more', () => {
    const desk = night();
    expect(desk.take(draws('A', 11), on, on)).toBe('recorded');
    const dusk = desk.events.length - 1;
    expect(desk.take({ type: 'ConcedeMatch', data: { player: 'B' } })).toBe('recorded');
    const shown = desk.events.length;
    expect(desk.takeAs(SYSTEM, rules([allow(dusk, sees('A', 13))]))).toBe('recorded');
    const types = desk.events.slice(shown).map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['RulingApplied', 'FactRecorded', 'EntryCorrected']);
    const applies = desk.events.length - 3;
    expect(desk.events.at(-1)).toEqual(redate(applies + 1, dusk + 1));
    const score = () => (desk.state as OpenedState).table.score.A;
    expect(score()).toEqual({ prizes: 2 });
    expect(desk.takeAs(SYSTEM, { type: 'ReverseRuling', data: { entry: applies, because: 'overturned' } })).toBe(
      'recorded',
    );
    expect(score()).toEqual({});
  });
});
