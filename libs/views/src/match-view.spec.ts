import type { MatchEvent } from '@adjutant/match';
import {
  advances,
  after,
  amid,
  begun,
  corrects,
  looks,
  opened,
  PACK,
  SHELF,
  stateOf,
  uses,
} from '@adjutant/testing/given';
import { matchView, pendingOf, summaryOf, timelineOf } from './index.js';

const near = corrects(4, { kind: 'answer', answers: { 'within-reach': 'yes' } });
const played = after(amid(2), [uses('Gust', 'A2'), advances(), uses('Gust', 'A3')]);

describe('the view of a match', () => {
  it('is of no match where there is none', () => {
    expect([matchView(SHELF, 'm1', stateOf([])), summaryOf('m1', stateOf([]))]).toEqual([null, null]);
  });

  it('shows the board, the units and what was taken out', () => {
    const view = matchView(SHELF, 'm1', stateOf(after(played, [near])));
    expect(view).toMatchObject({
      id: 'm1',
      revision: 7,
      status: 'running',
      title: 'Table 7',
      pack: { id: 'kites', name: 'Kites and Anvils', release: 'first', digest: 'digest-of-the-first' },
      settings: { enforcement: 'strict', attestations: 'required', rosters: 'checked' },
      seats: { A: { player: 'person-a', detachment: 'red-kites', faction: 'Kite' }, B: { detachment: 'grey-anvils' } },
      board: { clockText: 'R1.A.Clash', cp: { A: 0, B: 2 }, vp: { A: 0, B: 0 } },
      rounds: 3,
      struck: [],
      fallen: [{ number: 6, code: 'stratagem/insufficient-cp', message: 'Gust!: Gust! costs 1 CP; A has 0.' }],
      result: null,
      confirmedBy: [],
    });
    expect(view?.units.map((unit) => unit.id)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
    expect(view?.phases.map((phase) => phase.name)).toEqual(['Muster', 'Wander', 'Clash']);
  });

  it('names states, orders and the fallen of units', () => {
    const told = after(begun(), [
      {
        type: 'IssueOrder',
        data: { player: 'A', order: 'Hold', issuer: 'A1', recipient: 'A2', answers: { 'within-earshot': 'yes' } },
      },
      { type: 'RecordBattleShock', data: { unit: 'A3', result: 'failed' } },
      { type: 'RecordUnitDestroyed', data: { unit: 'B2' } },
    ]);
    const units = matchView(SHELF, 'm1', stateOf(told))?.units.map((unit) => [
      unit.id,
      unit.location,
      unit.statuses,
      unit.orders,
    ]);
    expect(units).toEqual([
      ['A1', 'battlefield', [], []],
      ['A2', 'battlefield', [], ['Hold!']],
      ['A3', 'battlefield', ['Shaken'], []],
      ['B1', 'battlefield', [], []],
      ['B2', 'destroyed', [], []],
      ['B3', 'reserves', [], []],
    ]);
  });

  it('says before the battle that there is no clock yet', () => {
    expect(matchView(SHELF, 'm1', stateOf([opened()]))).toMatchObject({
      board: { clock: null, clockText: 'before the battle' },
      seats: { A: { detachment: null, army: null } },
    });
  });

  it('says what the rosters add up to', () => {
    const units = [
      { id: 'A1', name: 'Kite', points: 60 },
      { id: 'A2', name: 'Kite', points: 30 },
    ];
    const roster = { faction: 'Kite', limit: 100, reserved: 5, units, groups: [{ kind: 'flight', units: ['A1'] }] };
    const submitted: MatchEvent = { type: 'RosterSubmitted', data: { player: 'A', roster } };
    expect(matchView(SHELF, 'm1', stateOf([opened(), submitted]))?.seats.A.army).toEqual({
      points: 90,
      limit: 100,
      reserved: 5,
      unspent: 5,
      auxiliary: 1,
      unchecked: [],
    });
  });

  it('sums a match up for a list, with its result once it has one', () => {
    const summary = {
      id: 'm1',
      title: 'Table 7',
      pack: 'kites',
      release: 'first',
      players: { A: 'person-a', B: 'person-b' },
      vp: { A: 0, B: 0 },
      enteredFor: [],
      voided: false,
    };
    expect(summaryOf('m1', stateOf([opened()]))).toEqual({
      ...summary,
      status: 'opened',
      round: null,
      turn: null,
      phase: null,
      cp: { A: 0, B: 0 },
      winner: null,
      ending: null,
      resultState: null,
      entries: 1,
    });
    const over = after(played, [{ type: 'ConcedeMatch', data: { player: 'A' } }]);
    expect(summaryOf('m1', stateOf(over))).toEqual({
      ...summary,
      status: 'finished',
      round: 1,
      turn: 'A',
      phase: 'clash',
      cp: { A: 0, B: 2 },
      winner: 'B',
      ending: 'concession',
      resultState: 'reported',
      entries: 8,
    });
  });
});

describe('what is open', () => {
  it('are rolls and questions', () => {
    const open = after(amid(2, { attestations: 'open' }), [
      uses('Gust', 'A2', { answers: { 'within-reach': 'no', 'knot-in-sight': 'no' } }),
      looks(),
    ]);
    const state = stateOf(open);
    expect(state.status === 'running' && pendingOf(PACK, state.table)).toEqual({
      rolls: [
        {
          id: '5/spyglass',
          player: 'A',
          purpose: 'spyglass',
          dice: '1D6',
          blocks: 'all',
          entry: 5,
          cause: 'core/spyglass',
          causeName: 'Spyglass',
        },
      ],
      answers: [],
      questions: [
        {
          entry: 4,
          question: 'wind-is-fair',
          asks: 'Is the wind fair for Scarlet Wing (A2)?',
          by: 'A',
          contested: false,
        },
      ],
    });
  });

  it('shows a contested question with its words', () => {
    const contested = after(played, [
      { type: 'ContestAnswer', data: { entry: 4, question: 'wind-is-fair', player: 'B', because: 'no wind' } },
    ]);
    const state = stateOf(contested);
    expect(state.status === 'running' && pendingOf(PACK, state.table).questions).toEqual([
      { entry: 4, question: 'wind-is-fair', asks: 'Is the wind fair for Scarlet Wing (A2)?', by: 'B', contested: true },
    ]);
  });
});

describe('a match of an event', () => {
  const [first] = [opened()];
  const event = { id: 'autumn-flight', round: 2, table: 5, publication: 1 };
  const of = { ...first, data: { ...first.data, event } } as MatchEvent;

  it('says its round and its table, and one that stands alone says nothing of them', () => {
    expect(matchView(SHELF, 'm1', stateOf([of]))?.event).toEqual({ ...event, text: 'Round 2, table 5' });
    expect(matchView(SHELF, 'm1', stateOf([first]))).not.toHaveProperty('event');
  });

  it('says so in the line that opens it', () => {
    expect(timelineOf(SHELF, [of])[0]?.text).toContain('Table 7: opened for round 2, table 5, with Kites');
  });
});
