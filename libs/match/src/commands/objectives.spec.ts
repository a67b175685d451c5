import type { MatchCommand, MatchEvent } from '../index.js';
import { decideMatch } from '../index.js';
import { by, ERRANDS, given as givenOn, mustered, stateOf, VOUCHED } from '@adjutant/testing/given';
import { handOf, objectiveOf, Shelf, totalOwed, type Clock, type Side, type Thrown } from '@adjutant/rules';

const SHELF = new Shelf([ERRANDS]);
const given = (events: readonly MatchEvent[]) => givenOn(events, SHELF);

const place = (round: number, turn: Side, step: string): Clock => ({ round, turn, step });
const draws = (
  player: Side,
  thrown: string,
  more: Partial<Thrown> & { readonly bonus?: Thrown } = {},
): MatchCommand => ({
  type: 'DrawObjective',
  data: { player, dice: [...thrown].map(Number), ...more },
});
const discards = (player: Side, objective: string): MatchCommand => ({
  type: 'DiscardObjective',
  data: { player, objective },
});
const goes = (player: Side, to: Clock): MatchCommand => ({ type: 'AdvancePhase', data: { player, to } });
const ends = (player: Side, held: { readonly [perch: string]: Side }): MatchCommand => ({
  type: 'RecordFact',
  data: { fact: 'perches', player, data: { held } },
});
const rolls = (die: number, thrown?: number): MatchCommand => ({
  type: 'RecordRoll',
  data: { dice: [die], ...(thrown === undefined ? {} : { thrown }) },
});
const corrects = (entry: number, held: { readonly [perch: string]: Side }): MatchCommand => ({
  type: 'CorrectEntry',
  data: { entry, correction: { kind: 'amend', data: { data: { held } } }, because: 'Looked again' },
});

/** In A's first muster, playing a mission; 5 CP each. */
function began(mission: string, favourites: { readonly [side in Side]?: string } = {}): readonly MatchEvent[] {
  const at = place(1, 'A', 'muster');
  const choices = [
    { choice: 'mission', option: `mission/${mission}`, at },
    ...Object.entries(favourites).map(([player, option]) => ({
      choice: 'favourite',
      player: player as Side,
      option,
      at,
    })),
  ];
  const balances = { A: { cp: 5 }, B: { cp: 5 } };
  const [, ...rosters] = mustered({}, ERRANDS);
  return [
    ...mustered({}, ERRANDS).slice(0, 1),
    ...rosters,
    { type: 'SituationAdopted', data: { at, firstTurn: 'A', balances, choices } },
  ];
}

function after(events: readonly MatchEvent[], ...commands: readonly MatchCommand[]): readonly MatchEvent[] {
  let record = events;
  for (const command of commands) {
    const decision = decideMatch(SHELF, command, stateOf(record, SHELF), by('judge'));
    if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
    record = [...record, ...decision.events];
  }
  return record;
}

function look(events: readonly MatchEvent[]) {
  const state = stateOf(events, SHELF);
  if (state.status === 'absent') throw new Error('no match');
  const { table } = state;
  const hand = (side: Side) => handOf(table, side).map((one) => objectiveOf(ERRANDS, one)?.number);
  const points = (side: Side) => Object.values(table.score[side]).reduce((sum, one) => sum + one, 0);
  return {
    A: hand('A'),
    B: hand('B'),
    due: [totalOwed(table.owed.A), totalOwed(table.owed.B)],
    vp: [points('A'), points('B')],
    rolls: table.rolls.map((roll) => roll.due.purpose),
    fallen: Object.keys(state.fallen).map(Number),
  };
}

const drawn = (player: Side, objective: string, dice: readonly number[], more = {}): MatchEvent => ({
  type: 'ObjectiveDrawn',
  data: { player, drawn: { objective, dice, ...more } },
});

describe('DrawObjective', () => {
  it('brings what its dice show, as long as something is due', () => {
    given(began('plain'))
      .when(draws('A', '11'))
      .then(drawn('A', 'errand/11', [1, 1]));
    const full = after(began('plain'), draws('A', '11'), draws('A', '23'));
    expect(look(full)).toMatchObject({ A: [11, 23], due: [0, 0] });
    given(full).when(draws('A', '12')).thenRefused('objective/none-due');
    given(full).when(draws('B', '12')).thenRefused('objective/not-your-turn');
  });

  it('is void where the number came before, and the debt stays', () => {
    const once = after(began('plain'), draws('A', '11'));
    given(once)
      .when(draws('A', '11'))
      .then({ type: 'DrawVoided', data: { player: 'A', dice: [1, 1] } });
    expect(look(after(once, draws('A', '11')))).toMatchObject({ A: [11], due: [1, 0] });
  });

  it.each<[string, MatchCommand, string]>([
    ['dice that cannot be', draws('A', '41'), 'roll/dice-invalid'],
    ['a die too many', draws('A', '111'), 'roll/dice-invalid'],
    ['a number that is no errand', draws('A', '31'), 'objective/unknown'],
    ['a die that nobody asks for', draws('A', '11', { die: 2 }), 'objective/die-not-due'],
    ['a die that is missing', draws('A', '22'), 'objective/die-missing'],
    ['a die that cannot be', draws('A', '22', { die: 5 }), 'roll/dice-invalid'],
    ['a bonus that nothing brings', draws('A', '11', { bonus: { dice: [1, 2] } }), 'objective/bonus-not-due'],
  ])('is refused for %s', (_, command, code) => {
    given(began('plain')).when(command).thenRefused(code);
  });

  it('is refused where no mission draws anything', () => {
    given(began('none')).when(draws('A', '11')).thenRefused('objective/none-in-play');
  });

  it('brings another along, in the same breath or next', () => {
    given(began('plain'))
      .when(draws('A', '33', { bonus: { dice: [2, 2], die: 1 } }))
      .then(drawn('A', 'errand/33', [3, 3], { bonus: { objective: 'errand/22', dice: [2, 2], die: 1 } }));
    const alone = after(began('plain'), draws('A', '33'));
    expect(look(alone)).toMatchObject({ A: [33], due: [2, 0] });
    given(alone)
      .when(draws('A', '12'))
      .then(drawn('A', 'errand/12', [1, 2], { bonusOf: 'errand/33' }));
    expect(look(after(alone, draws('A', '12')))).toMatchObject({ A: [33], due: [1, 0] });
    given(began('plain'))
      .when(draws('A', '33', { bonus: { dice: [3, 3] } }))
      .then(drawn('A', 'errand/33', [3, 3]), { type: 'DrawVoided', data: { player: 'A', dice: [3, 3] } });
  });

  it('has to be complete where hands are sealed', () => {
    const sealed = began('sealed');
    given(sealed).when(draws('A', '33')).thenRefused('objective/bonus-missing');
    given(sealed)
      .when(draws('A', '33', { bonus: { dice: [3, 3] } }))
      .thenRefused('objective/repeated');
  });

  it('comes before everything else', () => {
    given(began('plain'))
      .when(goes('A', place(1, 'A', 'wander')))
      .thenRefused('objective/draws-due');
    given(after(began('plain'), draws('A', '11'), draws('A', '12')))
      .when(goes('A', place(1, 'B', 'muster')))
      .thenRefused('fact/due');
  });
});

/** A holds these; the battle has come to the end of A's first turn. */
const atEnd = (mission: string, ...commands: readonly MatchCommand[]) =>
  after(began(mission), ...commands, goes('A', place(1, 'A', 'clash')));

describe('the check at the end of a turn', () => {
  it('scores what is achieved, and says why', () => {
    const end = after(atEnd('plain', draws('A', '11'), draws('A', '12')), ends('A', { 1: 'A', 2: 'B' }));
    expect(look(end)).toMatchObject({ A: [12], vp: [1, 0] });
  });

  it('lets the highest tier count, whose dice hold the turn', () => {
    const end = after(atEnd('plain', draws('A', '21'), draws('A', '12')), ends('A', { 1: 'A', 3: 'A' }));
    expect(look(end)).toMatchObject({ A: [12], vp: [0, 0], rolls: ['errand/21'] });
    given(end)
      .when(goes('A', place(1, 'B', 'muster')))
      .thenRefused('roll/pending');
    given(end).when(rolls(4)).thenRefused('roll/dice-invalid');
    given(end).when(discards('A', '12')).thenRefused('roll/pending');
    expect(look(after(end, rolls(4, 6))).vp).toEqual([2, 0]);
    expect(look(after(end, rolls(3, 3))).vp).toEqual([3, 0]);
    const all = { 1: 'A', 2: 'A', 3: 'A', 4: 'A' } as const;
    const best = after(atEnd('plain', draws('A', '21'), draws('A', '13')), ends('A', all), rolls(1));
    expect(look(best).vp).toEqual([4, 0]);
  });

  it('looks at both hands, but at some only in the own turn', () => {
    const other = after(
      atEnd('plain', draws('A', '11'), draws('A', '22', { die: 3 })),
      ends('A', {}),
      goes('A', place(1, 'B', 'muster')),
      draws('B', '11'),
      draws('B', '12'),
      goes('B', place(1, 'B', 'clash')),
      ends('B', { 1: 'A', 3: 'A', 2: 'B' }),
    );
    expect(look(other)).toMatchObject({ A: [11], B: [11], vp: [1, 1] });
  });

  it('counts turns in a row from when an errand was drawn', () => {
    const first = after(atEnd('plain', draws('A', '13'), draws('A', '12')), ends('A', { 1: 'A' }));
    expect(look(first).vp).toEqual([0, 0]);
    const second = after(
      first,
      goes('A', place(1, 'B', 'muster')),
      draws('B', '13'),
      draws('B', '23'),
      goes('B', place(1, 'B', 'clash')),
      ends('B', { 1: 'A' }),
    );
    expect(look(second)).toMatchObject({ A: [12], B: [13, 23], vp: [2, 0] });
  });

  it('scores an errand with the one that brought it', () => {
    const both = atEnd('plain', draws('A', '33', { bonus: { dice: [1, 1] } }), draws('A', '12'));
    expect(look(after(both, ends('A', { 1: 'A' })))).toMatchObject({ A: [12], vp: [4, 0] });
    expect(look(after(both, ends('A', { 2: 'A' })))).toMatchObject({ A: [33], vp: [1, 0] });
    const never = atEnd('plain', draws('A', '33', { bonus: { dice: [2, 1] } }), draws('A', '12'));
    expect(look(after(never, ends('A', { 1: 'A' }))).vp).toEqual([0, 0]);
  });

  it('adds what a mission adds', () => {
    const keen = after(
      began('keen', { A: 'sit', B: 'strife' }),
      draws('A', '11'),
      draws('A', '12'),
      goes('A', place(1, 'A', 'clash')),
      ends('A', { 1: 'A' }),
    );
    expect(look(keen).vp).toEqual([2, 0]);
    expect(look(after(keen, discards('A', '12'))).vp).toEqual([1, 0]);
  });

  it('gives the other what a mission shares', () => {
    const shared = after(
      atEnd('shared', draws('A', '11'), draws('A', '23')),
      ends('A', {}),
      goes('A', place(1, 'B', 'muster')),
      draws('B', '12'),
      draws('B', '13'),
      goes('B', place(1, 'B', 'clash')),
      ends('B', { 1: 'B' }),
    );
    expect(look(shared)).toMatchObject({ A: [23], B: [12, 13], vp: [0, 1] });
  });
});

describe('DiscardObjective', () => {
  const checked = after(atEnd('plain', draws('A', '11'), draws('A', '12')), ends('A', {}));

  it('is for the end of the own turn, after the check, once', () => {
    given(checked)
      .when(discards('A', '11'))
      .then({ type: 'ObjectiveDiscarded', data: { player: 'A', objective: 'errand/11' } });
    given(after(checked, discards('A', 'First Perch')))
      .when(discards('A', '12'))
      .thenRefused('objective/discarded-already');
    given(atEnd('plain', draws('A', '11'), draws('A', '12')))
      .when(discards('A', '11'))
      .thenRefused('objective/check-first');
    given(after(began('plain'), draws('A', '11')))
      .when(discards('A', '11'))
      .thenRefused('objective/wrong-step');
    given(checked).when(discards('A', '23')).thenRefused('objective/not-held');
    given(checked).when(discards('B', '23')).thenRefused('objective/not-held');
  });

  it('leaves what a mission keeps, and what belongs to another', () => {
    const kept = after(atEnd('shared', draws('A', '11'), draws('A', '23')), ends('A', {}));
    given(kept).when(discards('A', '11')).thenRefused('objective/kept');
    const bonus = after(atEnd('plain', draws('A', '33', { bonus: { dice: [1, 1] } }), draws('A', '12')), ends('A', {}));
    given(bonus).when(discards('A', '11')).thenRefused('objective/bonus-stays');
    expect(look(after(bonus, discards('A', '33'))).A).toEqual([12]);
  });

  it('has to be made where a mission shrinks hands', () => {
    const second = after(
      atEnd('shrinking', draws('A', '11'), draws('A', '12'), draws('A', '23')),
      ends('A', {}),
      goes('A', place(1, 'B', 'muster')),
      draws('B', '11'),
      draws('B', '12'),
      draws('B', '23'),
      goes('B', place(1, 'B', 'clash')),
      ends('B', {}),
      goes('B', place(2, 'A', 'muster')),
    );
    given(second)
      .when(goes('A', place(2, 'A', 'wander')))
      .thenRefused('objective/discards-due');
    given(second).when(draws('A', '13')).thenRefused('objective/discard-first');
    expect(look(after(second, discards('A', '11')))).toMatchObject({ A: [12, 23], due: [0, 0] });
  });
});

describe('a stratagem that changes an errand', () => {
  const uses = (errand?: string): MatchCommand => ({
    type: 'UseStratagem',
    data: {
      player: 'A',
      stratagem: 'New Errand',
      answers: VOUCHED,
      ...(errand === undefined ? {} : { roles: { errand } }),
    },
  });
  const full = after(began('plain'), draws('A', '11'), draws('A', '12'));

  it('takes one away and makes another due', () => {
    expect(look(after(full, uses('11')))).toMatchObject({ A: [12], due: [1, 0] });
    given(began('plain'))
      .when(uses('11'))
      .thenRefused('stratagem/objective-not-held', 'stratagem/draws-due', 'stratagem/objective-kept');
    const kept = after(began('shared'), draws('A', '11'), draws('A', '12'));
    given(kept).when(uses('11')).thenRefused('stratagem/objective-kept');
  });

  it('may name none: one is discarded next', () => {
    const sealed = after(began('sealed'), draws('A', '11'), draws('A', '12'));
    const owing = after(sealed, uses());
    given(owing).when(draws('A', '13')).thenRefused('objective/discard-first');
    expect(look(after(owing, discards('A', '11'), draws('A', '13')))).toMatchObject({ A: [12, 13], due: [0, 0] });
  });
});

describe('a corrected fact', () => {
  const record = after(
    atEnd('plain', draws('A', '13'), draws('A', '12')),
    ends('A', { 1: 'A' }),
    goes('A', place(1, 'B', 'muster')),
    draws('B', '21'),
    draws('B', '23'),
    goes('B', place(1, 'B', 'clash')),
    ends('B', { 1: 'A' }),
    goes('B', place(2, 'A', 'muster')),
    draws('A', '11'),
  );
  const entry = record.findLastIndex((event) => event.type === 'FactRecorded');

  it('changes what was achieved, and fells what was drawn for it', () => {
    expect(look(record)).toMatchObject({ A: [12, 11], vp: [2, 0], due: [0, 0] });
    const corrected = look(after(record, corrects(entry, {})));
    expect(corrected).toMatchObject({ A: [13, 12], vp: [0, 0], due: [0, 0], fallen: [record.length - 1] });
  });

  it('voids dice that are not due any more', () => {
    const thrown = after(atEnd('plain', draws('A', '21'), draws('A', '12')), ends('A', { 3: 'A', 1: 'A' }), rolls(2));
    const fact = thrown.findLastIndex((event) => event.type === 'FactRecorded');
    expect(look(thrown).vp).toEqual([2, 0]);
    expect(look(after(thrown, corrects(fact, { 3: 'A' }))).vp).toEqual([1, 0]);
    expect(look(after(thrown, corrects(fact, {})))).toMatchObject({ A: [21, 12], vp: [0, 0] });
  });
});

describe('a record that begins amid the battle', () => {
  const adopts = (more: object): MatchCommand => ({
    type: 'AdoptSituation',
    data: {
      at: place(2, 'A', 'muster'),
      firstTurn: 'A',
      balances: {},
      choices: [{ choice: 'mission', option: 'mission/plain', at: place(1, 'A', 'muster') }],
      ...more,
    },
  });
  const opened = mustered({}, ERRANDS);
  const perch = { fact: 'perches', player: 'A', at: place(1, 'B', 'clash') };

  it('may begin with hands and facts, and makes due what is due there', () => {
    const objectives = [
      { player: 'A', objective: 'errand/11', dice: [1, 1], left: 'discarded' },
      { player: 'A', objective: 'errand/33', dice: [3, 3], bonus: { objective: 'errand/12', dice: [1, 2] } },
    ];
    const facts = [{ ...perch, data: { held: { 1: 'A' } } }];
    const begun = after(opened, adopts({ objectives, facts }));
    expect(look(begun)).toMatchObject({ A: [33], due: [1, 0] });
    expect(look(after(begun, draws('A', '11')))).toMatchObject({ A: [33], due: [1, 0] });
  });

  it('is refused with what the pack has not', () => {
    const strange = [{ player: 'A', objective: 'errand/99', dice: [3, 3] }];
    given(opened)
      .when(adopts({ objectives: strange }))
      .thenRefused('objective/unknown');
    given(opened)
      .when(adopts({ facts: [{ ...perch, data: { held: { 9: 'A' } } }] }))
      .thenRefused('fact/unknown-marker');
  });
});
