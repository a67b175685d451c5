import { ABSENT, type MatchEvent } from '@adjutant/match';
import { replay, replayPart } from './index.js';
import {
  advances,
  after,
  amid,
  begun,
  opened,
  ROSTERS,
  rosterOf,
  SHELF,
  stateOf,
  strikes,
  rolls,
  uses,
  VOUCHED,
} from '@adjutant/testing/given';

const knot = { ...VOUCHED, 'knot-in-sight': 'yes' } as const;
const events = after(amid(1), [uses('Gust', 'A2', { answers: knot }), rolls(5), advances('1.B.muster'), strikes(4)]);

describe('a replay', () => {
  const { steps, broken } = replay(SHELF, events);

  it('has a step for every entry, each from where the one before ended', () => {
    expect(broken).toBeUndefined();
    expect(steps.map((step) => [step.number, step.event])).toEqual(events.map((event, number) => [number, event]));
    expect(steps[0]?.before).toBe(ABSENT);
    for (const [index, step] of steps.entries()) {
      expect(step.after).toBe(steps[index + 1]?.before ?? step.after);
      expect(step.after).toEqual(stateOf(events.slice(0, index + 1)));
    }
  });

  it('shows the ledger lines that each entry brought', () => {
    const lines = steps.map((step) => step.lines.map((line) => [line.player, line.kind, line.credited, line.balance]));
    expect(lines).toEqual([
      [],
      [],
      [],
      [
        ['A', 'opening', 1, 1],
        ['B', 'opening', 1, 1],
      ],
      [['A', 'spend', -1, 0]],
      [['A', 'gain', 1, 1]],
      [],
      [
        ['A', 'income', 1, 2],
        ['B', 'income', 1, 2],
      ],
      [],
    ]);
  });

  it('shows what was checked, by which rule, on which footing and with which facts', () => {
    const findings = steps[4]?.findings ?? [];
    expect(findings.map((finding) => [finding.check, finding.footing, finding.answer])).toEqual([
      ['owner', 'record', 'met'],
      ['role-target', 'record', 'met'],
      ['limit-per-phase', 'record', 'met'],
      ['unit-has-status', 'record', 'met'],
      ['unit-destroyed', 'record', 'met'],
      ['wind-is-fair', 'attest', 'met'],
      ['within-reach', 'attest', 'met'],
      ['knot-in-sight', 'attest', 'met'],
      ['balance', 'record', 'met'],
    ]);
    expect(findings.at(-1)).toEqual({
      rule: 'core/gust',
      check: 'balance',
      footing: 'record',
      answer: 'met',
      code: 'stratagem/insufficient-cp',
      says: 'Gust! costs 1 CP; A has 1.',
      facts: { balance: 1, due: 1, printed: 1, changes: [] },
      cites: [{ document: 'almanac', section: 'Gust!' }],
    });
  });

  it('has no findings on facts', () => {
    const without = steps.filter((step) => step.findings.length === 0).map((step) => step.event.type);
    expect(without).toEqual(events.map((event) => event.type).filter((type) => type !== 'StratagemUsed'));
  });
});

describe('a replay of a record that is not in order', () => {
  it('shows findings against a roster that was let through', () => {
    const [falconer] = ROSTERS.A.units;
    const roster = { ...ROSTERS.A, units: [falconer, { ...falconer, id: 'A9' }] } as typeof ROSTERS.A;
    const [, step] = replay(SHELF, [
      opened({ rosters: 'as-declared' }),
      { type: 'RosterSubmitted', data: { player: 'A', roster } },
    ]).steps;
    expect(step?.findings.map((finding) => [finding.rule, finding.check, finding.code, finding.answer])).toEqual([
      ['red-kites', 'muster', 'muster/group-limit', 'unmet'],
    ]);
  });

  it('shows against a use what a match that only advises let through', () => {
    const poor = after(amid(0, { enforcement: 'advise' }), [uses('Gust', 'A2')]);
    const unmet = replay(SHELF, poor)
      .steps.at(-1)
      ?.findings.filter((finding) => finding.answer === 'unmet');
    expect(unmet?.map((finding) => finding.code)).toEqual(['stratagem/insufficient-cp']);
  });

  it('stops at an event that cannot be read and keeps every step before it', () => {
    const unreadable = { type: 'RosterSubmitted', data: { player: 'A', roster: null } } as unknown as MatchEvent;
    const replayed = replay(SHELF, [opened(), rosterOf('A'), unreadable, rosterOf('B')]);
    expect(replayed.steps.map((step) => step.number)).toEqual([0, 1]);
    expect(replayed.broken).toEqual({ number: 2, cause: "Cannot read properties of null (reading 'units')" });
  });

  it('stops at once when the release is not installed', () => {
    const lost = opened({}, { id: 'kites', release: 'lost', digest: 'digest-of-the-lost' });
    const replayed = replay(SHELF, [lost, rosterOf('A')]);
    expect([replayed.steps.length, replayed.broken?.number]).toEqual([1, 1]);
  });

  it('stops at a type that this build does not know', () => {
    const strange = { type: 'UnitPolished', data: { unit: 'A1' } } as unknown as MatchEvent;
    expect(replay(SHELF, [...begun(), strange]).broken).toEqual({
      number: 4,
      cause: 'This build does not know the event UnitPolished.',
    });
  });

  it('of nothing has no steps', () => {
    expect(replay(SHELF, [])).toEqual({ steps: [] });
  });
});

describe('a part of a replay', () => {
  it('has the very steps of the whole, wherever it begins and ends', () => {
    const { steps } = replay(SHELF, events);
    for (const [from, to] of [
      [0, 3],
      [4, 4],
      [5, 99],
      [events.length - 1, events.length - 1],
    ] as const) {
      expect(replayPart(SHELF, events, from, to)).toEqual({ steps: steps.slice(from, to + 1) });
    }
    expect(replayPart(SHELF, events, 99, 120)).toEqual({ steps: [] });
  });

  it('names the entry that cannot be read, be it in the part or before it', () => {
    const strange = [
      ...events.slice(0, 5),
      { type: 'KiteEaten', data: {} } as unknown as MatchEvent,
      ...events.slice(5),
    ];
    expect(replayPart(SHELF, strange, 3, 8)).toMatchObject({
      steps: [{ number: 3 }, { number: 4 }],
      broken: { number: 5 },
    });
    expect(replayPart(SHELF, strange, 7, 8)).toMatchObject({ steps: [], broken: { number: 5 } });
    expect(replayPart(SHELF, strange, 1, 2).broken).toBeUndefined();
  });
});
