import type { Actor, Occasion } from '@adjutant/kernel';
import {
  advances,
  after,
  amid,
  at,
  begun,
  by,
  destroys,
  draws,
  given,
  nightfall,
  NIGHT_SHELF,
  on,
  rewinds,
  sees,
  SHELF,
  StorelessMatch,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';
import {
  decideMatch,
  foldWritten,
  retell,
  recordOf,
  type MatchCommand,
  type MatchEvent,
  type MatchOccasion,
  type OpenedState,
} from '../index.js';

const ADA: Actor = { id: 'person-a', role: 'player' };
const BEN: Actor = { id: 'person-b', role: 'player' };

/** Pressed there, by somebody who knew the record up to an entry. */
function pressed(place: string, basedOn = 3, more: Partial<MatchOccasion['whence']> = {}): Occasion {
  const whence = { place: at(place), basedOn, ...more };
  return { ...by('scorekeeper'), whence } as Occasion;
}

const redate = (entry: number, before: number, place: string): MatchEvent => ({
  type: 'EntryCorrected',
  data: {
    entry,
    correction: { kind: 'redate', before },
    because: `Pressed in ${place}, and sent when the record had gone on: told at its place.`,
  },
});
const gains = (what = 'a gift'): MatchCommand => ({
  type: 'GainCommandPoints',
  data: { player: 'A', amount: 1, what },
});

/** On with it, whatever is still due. */
const pressedOn: MatchCommand = { type: 'AdvancePhase', data: { override: { reason: 'the sun is down' } } };

/** A's first Wander phase is over. */
const later = after(amid(3), [advances()]);

describe('what comes late', () => {
  it('is decided where it was pressed, and told there', () => {
    given(later)
      .when(destroys('B3'), pressed('1.A.wander'))
      .then({ type: 'UnitDestroyed', data: { unit: 'B3' } }, redate(5, 4, 'R1.A.Wander'));
  });

  it('counts there and not at the end', () => {
    const decision = decideMatch(SHELF, destroys('B3'), stateAt(later), pressed('1.A.wander'));
    const state = stateAt([...later, ...(decision.outcome === 'recorded' ? decision.events : [])]);
    expect(state.table.units['B3']?.destroyed?.at).toEqual(at('1.A.wander'));
    expect(state.table.clock).toEqual(at('1.A.clash'));
  });

  it('is told behind whatever was told there before it', () => {
    const state = [uses('Gust', 'A2'), destroys('B3')].reduce<OpenedState>((now, command) => {
      const decision = decideMatch(SHELF, command, now, pressed('1.A.wander'));
      if (decision.outcome !== 'recorded') throw new Error(JSON.stringify(decision));
      return foldWritten(
        SHELF,
        decision.events.map((event) => ({ event })),
        now,
      ) as OpenedState;
    }, stateAt(later));
    const told = retell(SHELF, recordOf(state)).map(({ entered }) => entered.number);
    expect(told).toEqual([0, 1, 2, 3, 5, 7, 4, 6, 8]);
  });

  it('takes nothing on that is so there already', () => {
    given(after(amid(3), [destroys('B3'), advances()]))
      .when(destroys('B3'), pressed('1.A.wander'))
      .thenAlready();
  });

  it('is decided as ever where the battle stands there', () => {
    const use = uses('Gust', 'A2');
    const plain = decideMatch(SHELF, use, stateAt(later), by('scorekeeper'));
    expect(decideMatch(SHELF, use, stateAt(later), pressed('1.A.clash', 4))).toEqual(plain);
    expect(plain.outcome).toBe('recorded');
  });

  it('is no matter of notes, corrections and time: they stand at the end', () => {
    const note: MatchCommand = { type: 'RecordNote', data: { kind: 'note', text: 'Rain.' } };
    given(later)
      .when(note, pressed('1.A.wander'))
      .then({ type: 'NoteRecorded', data: note.data } as MatchEvent);
  });

  it('holds of what a player draws for a sealed hand, and shows nobody what it was', () => {
    const desk = new StorelessMatch(NIGHT_SHELF);
    expect(desk.take(...nightfall(), draws('A', 12), draws('A', 13))).toBe('recorded');
    const place = (desk.state as OpenedState).table.clock;
    expect(desk.takeAs(by('judge'), pressedOn)).toBe('recorded');
    const before = desk.events.length;
    const occasion = { ...by('scorekeeper'), whence: { place, basedOn: before - 1 } } as Occasion;
    expect(desk.takeAs(occasion, draws('A', 12))).toBe('objective/repeated');
    expect(desk.takeAs(occasion, draws('A', 11))).toBe('recorded');
    const own = desk.events.slice(before);
    expect(own.map(({ type }) => type)).toEqual(['ObjectiveDrawn', 'EntryCorrected']);
    expect(Object.keys(own[0]?.data ?? {}).sort()).toEqual(['player', 'sealed']);
    expect(own[1]).toMatchObject({ data: { entry: before, correction: { kind: 'redate', before: before - 1 } } });
  });
});

describe('a step that lies behind', () => {
  it('is taken', () => given(later).when(advances(), pressed('1.A.wander')).thenAlready());

  it('is taken as well where its goal is named', () => {
    given(after(later, [advances()]))
      .when(advances('1.A.clash'), pressed('1.A.wander'))
      .thenAlready();
  });

  it('goes on to a goal that still lies ahead', () => {
    given(later)
      .when(advances('1.B.muster'), pressed('1.A.wander'))
      .then({ type: 'PhaseAdvanced', data: { to: at('1.B.muster') } });
  });
});

describe('what contradicts others is asked, and nothing of it is recorded:', () => {
  it('what the rules refuse there', () => {
    const used = after(amid(3), [uses('Gust', 'A2'), advances()]);
    given(used).when(uses('Gust', 'A3'), pressed('1.A.wander')).thenRefused('stratagem/already-used-this-phase');
    expect(refusalOf(used, uses('Gust', 'A3'), pressed('1.A.wander'))).toMatchObject({
      message: expect.stringMatching(/^In R1\.A\.Wander: /) as string,
      facts: { place: 'R1.A.Wander' },
      cites: [{ document: 'almanac' }],
    });
  });

  it('what takes away what others rest on, by name', () => {
    const poor = after(amid(1), [advances(), uses('Gust', 'A3')]);
    given(poor).when(uses('Gust', 'A2'), pressed('1.A.wander')).thenRefused('weave/upsets');
    expect(refusalOf(poor, uses('Gust', 'A2'), pressed('1.A.wander'))?.facts).toEqual({
      place: 'R1.A.Wander',
      entries: [5],
    });
  });

  it('what speaks against others where the match only advises, and not what was spoken against before', () => {
    const advised = after(amid(1, { enforcement: 'advise' }), [advances(), uses('Gust', 'A3'), uses('Gust', 'A2')]);
    expect(refusalOf(advised, uses('Gust', 'A2'), pressed('1.A.wander'))?.facts['entries']).toEqual([5]);
    given(advised).when(uses('Rally', 'A2'), pressed('1.A.wander')).thenFlagged();
  });

  it('what both players have confirmed since', () => {
    const seen = { cp: { A: 4, B: 4 }, vp: { A: 0, B: 0 } };
    const confirmed = after(amid(3), [
      advances('2.A.muster'),
      ...(['A', 'B'] as const).map((player): MatchCommand => ({
        type: 'ConfirmRound',
        data: { player, round: 1, seen },
      })),
    ]);
    given(confirmed).when(destroys('B3'), pressed('1.A.wander')).thenRefused('weave/round-confirmed');
    given(confirmed.slice(0, -1))
      .when(destroys('B3'), pressed('1.A.wander'))
      .then({ type: 'UnitDestroyed', data: { unit: 'B3' } }, redate(confirmed.length - 1, 4, 'R1.A.Wander'));
  });

  it('what officials have put right since, where it lies there or behind it', () => {
    const put = (entry: number): OpenedState =>
      foldWritten(SHELF, [
        ...after(amid(3), [uses('Gust', 'A2'), advances(), destroys('B3'), advances()]).map((event) => ({ event })),
        {
          event: {
            type: 'EntryCorrected',
            data: { entry, correction: { kind: 'strike' }, because: 'so ruled' },
          },
          by: { id: 'jo', role: 'judge' },
        },
      ]) as OpenedState;
    const late = (entry: number) => decideMatch(SHELF, uses('Rally', 'A3'), put(entry), pressed('1.A.clash', 7));
    expect(late(6)).toMatchObject({ refusal: { code: 'weave/ruled', facts: { place: 'R1.A.Clash', entries: [8] } } });
    expect(late(4).outcome).toBe('recorded');
  });

  it('a match that is over', () => {
    const over = after(later, [{ type: 'ConcedeMatch', data: { player: 'B' } }]);
    given(over).when(destroys('B3'), pressed('1.A.wander')).thenRefused('match/over');
    expect(refusalOf(over, destroys('B3'), pressed('1.A.wander'))?.facts).toMatchObject({ entries: [5] });
  });

  it('a match that is void', () => {
    const gone = after(later, [{ type: 'VoidMatch', data: { because: 'the table fell over' } }], by('head-judge'));
    given(gone).when(destroys('B3'), pressed('1.A.wander')).thenRefused('match/void');
  });

  it('a place that the record never had', () => {
    given(later).when(destroys('B3'), pressed('1.A.muster')).thenRefused('weave/place-gone');
  });

  it('a place that was taken back lies ahead again', () => {
    const back = after(later, [rewinds(3)], by('head-judge'));
    given(back).when(destroys('B3'), pressed('1.A.clash')).thenRefused('weave/not-there-yet');
  });
});

describe('what was pressed where the record has not come to', () => {
  it.each<[string, MatchCommand]>([
    ['an act', destroys('B3')],
    ['a step', advances('1.B.wander')],
    ['the end', { type: 'FinishMatch', data: { ending: 'judge' } }],
  ])('waits for what leads there: %s', (_, command) => {
    given(later).when(command, pressed('1.B.muster', 4)).thenRefused('weave/not-there-yet');
  });
});

describe('the same act, told by both', () => {
  const bothAt = (told: readonly MatchEvent[], who: Actor): OpenedState =>
    foldWritten(SHELF, [
      ...amid(3).map((event) => ({ event })),
      ...told.map((event) => ({ event, by: who })),
    ]) as OpenedState;
  const [gain] = after(amid(3), [gains()]).slice(-1);
  const step = after(amid(3), [advances()]).slice(-1);
  const told = [gain as MatchEvent, ...step];
  const asks = (command: MatchCommand, state: OpenedState, occasion: Occasion) =>
    decideMatch(SHELF, command, state, { ...occasion, actor: BEN } as Occasion);

  it.each([
    ['late', told, '1.A.wander'],
    ['where the battle stands', told.slice(0, 1), '1.A.wander'],
  ])('is asked about when it comes %s', (_, events, place) => {
    const decision = asks(gains(), bothAt(events, ADA), pressed(place));
    expect(decision).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'weave/same-act', facts: { place: 'R1.A.Wander', entries: [4], mayBeTwo: true } },
    });
  });

  it('is two where whoever pressed it says so, knew of the other, or told both', () => {
    const state = bothAt(told, ADA);
    for (const occasion of [pressed('1.A.wander', 3, { distinctFrom: [4] }), pressed('1.A.wander', 4)])
      expect(asks(gains(), state, occasion).outcome).toBe('recorded');
    expect(asks(gains(), bothAt(told, BEN), pressed('1.A.wander')).outcome).toBe('recorded');
  });

  it('is not what reads otherwise, or was told elsewhere', () => {
    expect(asks(gains('a find'), bothAt(told, ADA), pressed('1.A.wander')).outcome).toBe('recorded');
    expect(asks(gains(), bothAt(told, ADA), pressed('1.A.clash')).outcome).toBe('recorded');
  });

  it('is asked about before the rules say anything of it, and not once it is said to be another', () => {
    const used = bothAt([...after(amid(3), [uses('Gust', 'A2'), advances()]).slice(4)], ADA);
    const otherwise = uses('Gust', 'A2', { answers: { ...VOUCHED, 'foe-is-near': 'no' } });
    const decision = asks(otherwise, used, pressed('1.A.wander'));
    expect(decision).toMatchObject({ refusal: { code: 'weave/same-act' } });
    expect(asks(otherwise, used, pressed('1.A.wander', 3, { distinctFrom: [4] }))).toMatchObject({
      refusal: { code: 'stratagem/already-used-this-phase' },
    });
  });

  it.each([
    ['late', ['Gust', 'step']],
    ['where the battle stands', ['Gust']],
  ])('says why they cannot be two where the rules allow one, when it comes %s', (_, acts) => {
    const commands = acts.map((act) => (act === 'step' ? advances() : uses('Gust', 'A2')));
    const used = bothAt([...after(amid(3), commands).slice(4)], ADA);
    const decision = asks(uses('Gust', 'A2'), used, pressed('1.A.wander'));
    expect(decision).toMatchObject({
      refusal: {
        code: 'weave/same-act',
        message: expect.stringMatching(/had not seen it\. It cannot be told twice: /),
        facts: { entries: [4], mayBeTwo: false, against: 'stratagem/already-used-this-phase' },
      },
    });
  });
});

/** On a record of two steps, with the end of B3 told by Ada in the later or the earlier of them. */
describe('the end of a unit that two people tell otherwise', () => {
  const killed = (unit: string, killer?: string): MatchCommand => ({
    type: 'RecordUnitDestroyed',
    data: { unit, ...(killer === undefined ? {} : { by: killer }) },
  });
  const toldByAda = (...commands: readonly MatchCommand[]) => {
    const begunAt = amid(3);
    const events = after(begunAt, commands);
    return foldWritten(
      SHELF,
      events.map((event, at) => ({ event, by: at < begunAt.length ? BEN : ADA })),
    ) as OpenedState;
  };
  const asks = (command: MatchCommand, state: OpenedState, place: string) =>
    decideMatch(SHELF, command, state, { ...pressed(place), actor: BEN } as Occasion);

  it.each([
    ['of a later step, when the earlier comes late', [advances(), killed('B3')], '1.A.wander', 'R1.A.Clash'],
    ['of an earlier step, when the later comes', [killed('B3'), advances()], '1.A.clash', 'R1.A.Wander'],
  ])('is asked about: told %s', (_, commands, place, there) => {
    expect(asks(killed('B3'), toldByAda(...commands), place)).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'weave/same-act', facts: { there, mayBeTwo: false, against: 'unit/destroyed' } },
    });
  });

  it.each([
    ['late', [killed('B3', 'A2'), advances()]],
    ['where the battle stands', [killed('B3', 'A2')]],
  ])('is asked about when another did it, %s; who says the same or less is not asked', (_, commands) => {
    const state = toldByAda(...commands);
    expect(asks(killed('B3', 'A1'), state, '1.A.wander')).toMatchObject({
      outcome: 'refused',
      refusal: { code: 'unit/destroyed', facts: { unit: 'B3', entry: 4 } },
    });
    for (const same of [killed('B3', 'A2'), killed('B3')])
      expect(asks(same, state, '1.A.wander')).toEqual({ outcome: 'already' });
  });

  it('is asked about where somebody names it among others at an earlier time', () => {
    const state = toldByAda(advances(), killed('B3'));
    const several: MatchCommand = { type: 'RecordUnitsDestroyed', data: { units: ['B2', 'B3'] } };
    expect(asks(several, state, '1.A.wander')).toMatchObject({
      refusal: { code: 'weave/upsets', facts: { entries: [5] } },
    });
  });
});

test('what is shown in front of it moves nothing to a wrong place', () => {
  const desk = new StorelessMatch(NIGHT_SHELF);
  expect(desk.take(...nightfall(), draws('A', 12), draws('A', 13), draws('A', 11), on, on)).toBe('recorded');
  const { clock: place } = (desk.state as OpenedState).table;
  expect(desk.takeAs(by('judge'), pressedOn)).toBe('recorded');
  const before = desk.events.length;
  const whence = { place, basedOn: before - 1 };
  expect(desk.takeAs({ ...by('scorekeeper'), whence } as Occasion, sees('A', 13))).toBe('recorded');
  expect(desk.events.slice(before).map(({ type }) => type)).toEqual([
    'ObjectiveRevealed',
    'FactRecorded',
    'EntryCorrected',
  ]);
  expect(desk.events.at(-1)).toMatchObject({ data: { entry: before + 1, correction: { before: before - 1 } } });
  expect((desk.state as OpenedState).table.score.A).toEqual({ prizes: 2 });
});

describe('a result', () => {
  const confirms: MatchCommand = { type: 'ConfirmResult', data: { player: 'B' } };
  const finished = (more: readonly MatchCommand[]) =>
    foldWritten(
      SHELF,
      after(later, [...more, { type: 'FinishMatch', data: { ending: 'judge' } }]).map((event) => ({ event, by: ADA })),
    );
  const scores: MatchCommand = {
    type: 'ScoreVictoryPoints',
    data: { player: 'A', category: 'perches', points: 3, what: 'the oak' },
  };
  const occasion = (basedOn: number): Occasion => ({ ...pressed('1.A.clash', basedOn), actor: BEN });

  it('is confirmed by nobody who has not seen what it rests on', () => {
    const decision = decideMatch(SHELF, confirms, finished([scores]), occasion(4));
    expect(decision).toMatchObject({ refusal: { code: 'weave/result-unseen', facts: { entries: [5] } } });
    expect(decideMatch(SHELF, confirms, finished([scores]), occasion(5)).outcome).toBe('recorded');
  });

  it('is seen by whoever only has not seen that it is over', () => {
    expect(decideMatch(SHELF, confirms, finished([]), occasion(4)).outcome).toBe('recorded');
  });
});

test('before the battle there is no place to tell it at', () => {
  given(begun().slice(0, 3)).when(destroys('B3'), pressed('1.A.wander')).thenRefused('match/not-started');
});

function stateAt(events: readonly MatchEvent[]): OpenedState {
  return foldWritten(
    SHELF,
    events.map((event) => ({ event })),
  ) as OpenedState;
}

function refusalOf(events: readonly MatchEvent[], command: MatchCommand, occasion: Occasion) {
  const decision = decideMatch(SHELF, command, stateAt(events), occasion);
  return decision.outcome === 'refused' ? decision.refusal : undefined;
}
