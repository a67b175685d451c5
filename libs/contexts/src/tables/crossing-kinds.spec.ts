import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DisputeEvent, DisputeState, Penalty, PenaltyEvent } from '@adjutant/dispute';
import { foldIn, type JsonObject, type Role } from '@adjutant/kernel';
import { MATCH_EVENTS, type MatchCommand, type MatchEvent, type MatchState, type OpenedState } from '@adjutant/match';
import {
  begun,
  copied,
  foldOn,
  GOLDEN,
  PLAYED,
  playedOut,
  RULED,
  seeded,
  SHELF,
  stateOf,
} from '@adjutant/testing/given';
import type { OpenedTournament, RoundState, TableState } from '@adjutant/tournament';
import fc from 'fast-check';
import { crosses, DISPUTE, EVENT_SCHEMAS, MATCH, PENALTIES, TOURNAMENT } from '../index.js';
import { effectStep, timeStep } from './effects.js';
import { isOpenDispute } from './open-dispute.js';
import { tableSteps } from './table-steps.js';

const GOLDENS = join(import.meta.dirname, '../../../dispute/golden');
const settings = { standsAfterMinutes: 0 };
const EVENT = {
  ...{ status: 'running', settings, rounds: [], entries: { ann: {} }, effects: {} },
} as unknown as OpenedTournament;

const seat = (outcome: 'win' | 'loss') => ({ outcome, figures: { vp: 1 } });
const told: TableState['result'] = {
  ...{ sure: 'ruled', at: '2031-05-04T12:00:00.000Z' },
  said: { decided: 'played', A: seat('win'), B: seat('loss') },
};
const table: TableState = { table: 1, A: 'ann', B: 'bob', publication: 1 };
const round: RoundState = { number: 1, status: 'published', publication: 1, tables: [table], byes: [] } as never;

/** Everything that an event may say of the one table: not told, told, closed, and gone. */
const ROUNDS: readonly RoundState[] = [
  round,
  { ...round, tables: [{ ...table, result: told }] },
  { ...round, status: 'closed', tables: [{ ...table, result: told }] },
  { ...round, tables: [], gone: [{ table: 1, publication: 1, because: 'x' }] },
];

const stepsOf = (state: MatchState): unknown =>
  ROUNDS.map((one) =>
    tableSteps(one, {
      id: 'e',
      event: EVENT,
      match: () => state,
      since: () => told.at,
      cleared: () => told.at,
      until: () => told.at,
      now: told.at,
    }),
  );

/** Kinds that were met, and of those that cross the ones after which there was something else to do. */
interface Met {
  readonly all: Set<string>;
  readonly moved: Set<string>;
}

function passesOver(events: readonly MatchEvent[], met: Met, from: MatchState = stateOf([])): void {
  let state = from;
  for (const event of events) {
    const next = foldOn(SHELF, state, [event]);
    const [before, after] = [stepsOf(state), stepsOf(next)];
    met.all.add(event.type);
    if (crosses(MATCH, event.type)) {
      if (JSON.stringify(before) !== JSON.stringify(after)) met.moved.add(event.type);
    } else expect([event.type, after]).toEqual([event.type, before]);
    state = next;
  }
}

const judges = (command: MatchCommand): readonly [MatchCommand, Role] => [copied(command), 'head-judge'];
const outcome = { A: 'win', B: 'loss' } as const;
const ENDS = fc.array(
  fc
    .constantFrom<MatchCommand>(
      { type: 'FinishMatch', data: { ending: 'time' } },
      { type: 'ConcedeMatch', data: { player: 'A' } },
      { type: 'DecideResult', data: { outcome, ground: 'judge', because: 'x' } },
      { type: 'ConfirmResult', data: { player: 'A' } },
      { type: 'ConfirmResult', data: { player: 'B' } },
      { type: 'VoidMatch', data: { because: 'x' } },
      { type: 'RestoreMatch', data: { because: 'x' } },
      { type: 'AdjustPoints', data: { player: 'A', resource: 'vp', amount: 3, because: 'x' } } as MatchCommand,
      { type: 'RecordNote', data: { kind: 'note', text: 'x' } } as MatchCommand,
    )
    .map(judges),
  { minLength: 2, maxLength: 12 },
);

describe('entries of a match that change nothing in its event', () => {
  it('are passed over: whatever is played, ended, confirmed, voided and ruled, the steps stay as they were', () => {
    const met: Met = { all: new Set(), moved: new Set() };
    fc.assert(
      fc.property(PLAYED, ENDS, RULED, (played, ends, ruled) => {
        passesOver(playedOut(begun(), [...played, ...ends, ...ruled]).events, met);
      }),
      seeded(120),
    );
    expect([...met.moved].toSorted()).toEqual(
      expect.arrayContaining(['MatchConceded', 'MatchFinished', 'MatchOpened', 'MatchVoided', 'ResultDecided']),
    );
    expect([...met.all].filter((type) => !crosses(MATCH, type)).length).toBeGreaterThan(8);
  });

  it('are passed over in every standing of a match, each with all that it can hold', () => {
    const ended: MatchEvent = { type: 'ResultDecided', data: { outcome, ground: 'judge', because: 'x' } };
    const confirms = (['A', 'B'] as const).map((player): MatchEvent => ({ type: 'ResultConfirmed', data: { player } }));
    const stood = [begun().slice(0, 1), begun(), [...begun(), ended], [...begun(), ended, ...confirms]];
    const met: Met = { all: new Set(), moved: new Set() };
    for (const record of stood)
      for (const voided of [[], [{ type: 'MatchVoided', data: { because: 'x' } } as const]])
        for (const type of MATCH_EVENTS.filter((one) => !crosses(MATCH, one)))
          passesOver([{ type, data: GOLDEN[type] } as MatchEvent], met, stateOf([...record, ...voided]));
    expect(met.all.size).toBe(MATCH_EVENTS.filter((one) => !crosses(MATCH, one)).length);
    expect((stateOf(stood.at(-1) ?? []) as OpenedState).status).toBe('confirmed');
  });
});

const golden = <Event>(types: readonly string[]): readonly Event[] =>
  readdirSync(GOLDENS)
    .filter((file) => types.includes(file.split('.')[0] ?? ''))
    .map((file) => {
      const { type, version, data } = JSON.parse(readFileSync(join(GOLDENS, file), 'utf8')) as {
        readonly type: string;
        readonly version: number;
        readonly data: JsonObject;
      };
      return { type, data: EVENT_SCHEMAS.upcast(type, version, data) } as Event;
    });

it('entries of a dispute that are passed over neither open nor close it, and give no time', () => {
  const match = { event: { round: 1, table: 1, publication: 1 } } as unknown as MatchState;
  const there = { ...EVENT, rounds: [round] } as OpenedTournament;
  const told = (state: DisputeState): unknown => [isOpenDispute(state), timeStep('d', state, match, there)];
  const all = golden<DisputeEvent>(Object.keys(DISPUTE.events));
  const opening = all.filter(({ type }) => type === 'JudgeCalled');
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.constantFrom(...opening), fc.array(fc.constantFrom(...all), { maxLength: 30 }), (first, events) => {
      let state: DisputeState = foldIn(DISPUTE, undefined, [first]);
      for (const event of events) {
        const next = foldIn(DISPUTE, undefined, [event], state);
        met.add(event.type);
        if (!crosses(DISPUTE, event.type)) expect([event.type, told(next)]).toEqual([event.type, told(state)]);
        state = next;
      }
    }),
    seeded(200),
  );
  expect([...met].toSorted()).toEqual(Object.keys(DISPUTE.events).toSorted());
});

it('entries about penalties that are passed over change nothing that an event is told', () => {
  const all = golden<PenaltyEvent>(Object.keys(PENALTIES.events));
  const stepsFor = (penalties: readonly Penalty[]): unknown => {
    const about = (person: string) => ({ ...EVENT, entries: { [person]: {} } }) as unknown as OpenedTournament;
    return penalties.map((one) => effectStep(one, { status: 'absent' }, about(one.person)));
  };
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...all), { maxLength: 12 }), (events) => {
      let record = foldIn(PENALTIES, undefined, []);
      for (const event of events) {
        const next = foldIn(PENALTIES, undefined, [event], record);
        if (!crosses(PENALTIES, event.type)) expect(stepsFor(next.penalties)).toEqual(stepsFor(record.penalties));
        record = next;
      }
    }),
    seeded(200),
  );
});

it('what this build does not know is not passed over', () => {
  for (const context of [MATCH, DISPUTE, PENALTIES, TOURNAMENT]) expect(crosses(context, 'OfNextYear')).toBe(true);
});
