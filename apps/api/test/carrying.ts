import { entryToReverse } from '@adjutant/contexts';
import {
  DisputeReader,
  NO_RECEIPTS,
  asItStands,
  foresee,
  RulingProcess,
  DisputeSide,
  carryOn,
  MatchSide,
  PenaltySide,
  PenaltyRecorder,
  readPolicies,
} from '@adjutant/rulings';
import { noTracing, silentLog } from '@adjutant/health';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import {
  disputeDecider,
  disputeStream,
  disputeView,
  penaltyStream,
  type Circumstances,
  type DisputeCommand,
  type OpenedDispute,
} from '@adjutant/dispute';
import type { Role } from '@adjutant/kernel';
import { essenceOf, matchStream, rulingsIn, type MatchCommand } from '@adjutant/match';
import { ABSENT_TOURNAMENT } from '@adjutant/tournament';
import { openCheckpoint, openStore, record, type EventStore, type StoredEvent } from '@adjutant/store';
import { EvidenceFiles } from '@adjutant/evidence';
import {
  EventPolicies,
  JudgingRules,
  OPEN_POLICY,
  CHANCE,
  MatchRecorder,
  type Plays,
  MatchReader,
} from '@adjutant/event';
import { POLICIES, POLICY_SCHEMA } from '../src/settings.js';
import { command, settingsIn, SHELF, started, toShooting } from './running.js';

const NOBODY_PLAYS = { sidesOf: () => Promise.resolve([]) } as unknown as Plays;

const LADDERS = readPolicies(POLICIES, POLICY_SCHEMA);

/** Whoever is about to take a step may be kept waiting, or be stopped for good. */
export type Gate = (step: string) => Promise<void>;

/** One process: it has the log on disk, and nothing in memory that another one had. */
export class Process {
  readonly store: EventStore;
  readonly matches: MatchReader;
  readonly disputes: DisputeReader;
  readonly #desk: MatchRecorder;

  /** `log`: folder of the log, where another process has it as well. */
  constructor(
    readonly data: string,
    log = data,
  ) {
    this.store = openStore(`sqlite:${join(log, 'log.db')}`);
    this.#desk = new MatchRecorder(this.store, SHELF, CHANCE, noTracing);
    this.matches = new MatchReader(this.#desk, NOBODY_PLAYS);
    this.disputes = new DisputeReader(this.store);
  }

  async play(...commands: readonly object[]): Promise<void> {
    for (const one of commands) {
      const { commandId, type, data } = one as { commandId: string; type: string; data: object };
      const answer = await record(this.#desk, {
        ...{ stream: matchStream('m'), commandId, command: { type, data } as MatchCommand },
        occasion: occasion('ann', 'scorekeeper'),
      });
      if (answer.outcome !== 'recorded') throw new Error(JSON.stringify(answer));
    }
  }

  async dispute(asked: DisputeCommand, id: string, role: Role): Promise<void> {
    const state = await this.disputes.newest('d');
    const around = await this.#circumstances(asked, state as OpenedDispute, role);
    const answer = await record(
      { store: this.store, decider: disputeDecider(around), states: this.disputes.states },
      { stream: disputeStream('d'), command: asked, commandId: randomUUID(), occasion: occasion(id, role) },
    );
    if (answer.outcome !== 'recorded') throw new Error(JSON.stringify(answer));
  }

  async #circumstances(asked: DisputeCommand, state: OpenedDispute, role: Role): Promise<Circumstances> {
    const match = await this.matches.state('m');
    const nobody = { club: null, nation: null };
    const remedies = 'remedies' in asked.data ? (asked.data.remedies ?? []) : [];
    const reversing = state.status === 'appealed' ? entryToReverse(state, state.ruling) : null;
    const { basis, refusal } = foresee(SHELF, match, {
      remedies,
      by: { id: 'jo', role: 'head-judge' },
      reversing,
      called: state.at,
    });
    const upheld = 'verdict' in asked.data && asked.data.verdict === 'upheld';
    return {
      ...{ roles: [role], named: true, seat: null, policy: OPEN_POLICY, receipts: NO_RECEIPTS, headJudges: null },
      match: { revision: basis.revision, confirmation: null, voided: null, players: { A: 'ann', B: 'bob' } },
      ties: { asking: nobody, players: { A: nobody, B: nobody } },
      assessment: refusal
        ? { possible: false, refusal }
        : { possible: true, basis: upheld ? asItStands(match) : basis, since: [] },
    };
  }

  /** The liaison of this process. `killedAt`: which of its steps is its last, and whether that step is still done. */
  async carry(killedAt?: { readonly step: number; readonly done: boolean }): Promise<number> {
    let steps = 0;
    const deadly: Wrap = (_step, work) => {
      const last = killedAt?.step === steps++;
      if (last && !killedAt.done) throw new Killed();
      const result = work();
      if (!last) return result;
      if (!(result instanceof Promise)) throw new Killed();
      return result.then(() => Promise.reject(new Killed()));
    };
    try {
      await this.#carry(deadly, WRITES);
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    }
    return steps;
  }

  /** The same, asking for leave before each step: before every look at the records, and before everything it writes. */
  async carryBeside(gate: Gate): Promise<void> {
    const inTurn: Wrap = async (step, work) => {
      await gate(step);
      return work();
    };
    await this.#carry(inTurn, {
      ...WRITES,
      checkpoint: [],
      matches: [...WRITES.matches, ...LOOKS],
      disputes: ['report', 'state'],
    });
  }

  async #carry(wrap: Wrap, steps: typeof WRITES): Promise<void> {
    const stepped = <Part extends object>(part: Part, names: readonly string[]): Part =>
      new Proxy(part, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (!names.includes(String(name))) return value.bind(target) as unknown;
          return (...given: unknown[]): unknown => wrap(String(name), () => Reflect.apply(value, target, given));
        },
      });
    const checkpoint = openCheckpoint(join(this.data, 'liaison.db'));
    const evidence = new EvidenceFiles(settingsIn(this.data), undefined, this.store, () => Date.now());
    const matches = stepped(new MatchSide(this.#desk, this.matches, Date.now), steps.matches);
    const disputes = stepped(new DisputeSide(this.disputes, evidence, Date.now), steps.disputes);
    const policies = new EventPolicies(settingsIn(this.data), undefined);
    const none = () => Promise.resolve({ state: ABSENT_TOURNAMENT, revision: -1 });
    const rules = new JudgingRules(policies, { newest: none });
    const desk = new PenaltyRecorder(this.store, LADDERS, this.matches, rules, noTracing);
    const penalties = stepped(new PenaltySide(desk), steps.penalties);
    const carrier = new RulingProcess(SHELF, matches, disputes, penalties, silentLog);
    try {
      await carryOn(stepped(this.store, ['readLinks']), stepped(checkpoint, steps.checkpoint), (event: StoredEvent) =>
        carrier.carry(event),
      );
    } finally {
      checkpoint.close();
    }
  }

  async outcome() {
    const events = await this.store.read(disputeStream('d'));
    const entries = events.map(({ revision, event, meta }) => ({
      ...{ number: revision, event: event as never, by: meta.actor, occurredAt: meta.occurredAt },
    }));
    const view = disputeView('d', entries, '2026-01-01T00:00:00Z');
    const state = await this.matches.state('m');
    return {
      status: view?.status,
      rulings: view?.rulings.map(({ ruling, outcome, takenBack }) => ({
        ruling,
        outcome: outcome && { ...outcome, at: '' },
        takenBack: takenBack && { ...takenBack, at: '' },
      })),
      reports: events
        .filter(({ event }) => /CarriedOut|TakenBack/.test(event.type))
        .map(({ event }) => event as { readonly type: string; readonly data: { readonly ruling: string } }),
      applied: rulingsIn(state).map(({ entry, data, reversed }) => [data.ruling, entry, reversed]),
      penalties: (await this.store.read(penaltyStream('ann'))).map(({ event }) => event.type),
      record: (await this.matches.events('m')).map(({ type }) => type),
      essence: essenceOf(state),
    };
  }

  async end(): Promise<void> {
    await this.store.close();
  }
}

type Wrap = (step: string, work: () => unknown) => unknown;

/** What the liaison writes, by where it does so. */
const WRITES: Readonly<Record<'matches' | 'disputes' | 'penalties' | 'checkpoint', readonly string[]>> = {
  matches: ['apply', 'reverse'],
  disputes: ['report'],
  penalties: ['issue', 'rescind'],
  checkpoint: ['move'],
};
const LOOKS = ['applied', 'state', 'now', 'standingAt', 'reversal'];

class Killed extends Error {}

function occasion(id: string, role: Role) {
  const now = new Date().toISOString();
  return { now, occurredAt: now, actor: { id, role } };
}

const gain = command('GainCommandPoints', { player: 'A', amount: 1, what: 'A gift' });
const WARNING = {
  ...{ person: 'ann', policy: 'frontline-itc', infraction: 'careless-play', level: 'warning' },
  because: 'Took a gift.',
};
export const GIFT = { kind: 'strike', entries: [6] };
export const ruling = (remedy: { readonly kind: string; readonly entries?: readonly number[] }): DisputeCommand => ({
  type: 'GiveRuling',
  data: { remedies: [remedy], because: 'So ruled.', penalties: [WARNING] },
});
const final = (data: object): DisputeCommand =>
  ({ type: 'GiveFinalRuling', data: { because: 'On appeal.', ...data } }) as DisputeCommand;

export async function called(log: Process): Promise<void> {
  await log.play(...started(), toShooting(), gain);
  await log.dispute({ type: 'CallJudge', data: { match: 'm', claim: 'No gift' } }, 'ann', 'scorekeeper');
}

async function appealed(log: Process): Promise<void> {
  await called(log);
  await log.dispute(ruling(GIFT), 'jo', 'judge');
  await log.carry();
  await log.dispute({ type: 'AppealRuling', data: { side: 'B', because: 'No.' } }, 'bob', 'scorekeeper');
}

export const STORIES: readonly (readonly [string, (log: Process) => Promise<void>, object])[] = [
  [
    'a ruling',
    async (log) => {
      await called(log);
      await log.dispute(ruling(GIFT), 'jo', 'judge');
    },
    {
      status: 'ruled',
      applied: [['1', 7, false]],
      reports: [{ type: 'RulingCarriedOut', data: { asPreviewed: true } }],
    },
  ],
  [
    'a ruling and a revocation that came before it was carried out',
    async (log) => {
      await called(log);
      await log.dispute(ruling({ kind: 'none' }), 'jo', 'judge');
      await log.dispute({ type: 'RevokeRuling', data: { because: 'Wrong table.' } }, 'hana', 'head-judge');
    },
    {
      status: 'claimed',
      penalties: ['PenaltyIssued', 'PenaltyRescinded'],
      applied: [['1', 7, true]],
      reports: [{ type: 'RulingCarriedOut' }, { type: 'RulingTakenBack', data: { entry: 8, restored: true } }],
    },
  ],
  [
    'an overturned appeal',
    async (log) => {
      await appealed(log);
      const adjust = { kind: 'adjust', player: 'B', resource: 'cp', amount: 1 };
      await log.dispute(final({ verdict: 'overturned', remedies: [adjust] }), 'hana', 'head-judge');
    },
    {
      status: 'final',
      applied: [
        ['1', 7, true],
        ['2', 10, false],
      ],
      reports: [
        { type: 'RulingCarriedOut' },
        { type: 'RulingTakenBack', data: { entry: 9, restored: true } },
        { type: 'RulingCarriedOut', data: { ruling: '2', entry: 10, asPreviewed: true } },
      ],
    },
  ],
  [
    'an upheld appeal',
    async (log) => {
      await appealed(log);
      await log.dispute(final({ verdict: 'upheld' }), 'hana', 'head-judge');
    },
    {
      status: 'final',
      applied: [['1', 7, false]],
      reports: [{ data: { ruling: '1', entry: 7 } }, { data: { ruling: '2', entry: null, asPreviewed: true } }],
    },
  ],
];
