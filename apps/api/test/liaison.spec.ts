import { noTracing, silentLog } from '@adjutant/health';
import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
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
import { openStore, record, type EventStore, type StoredEvent } from '@adjutant/store';
import { DisputeReader } from '../src/disputes/dispute-reader.js';
import { asItStands, entryToReverse, foresee } from '../src/disputes/foreseeing.js';
import { SharedTables } from '../src/tables/shared-tables.js';
import { EventPolicies, OPEN_POLICY } from '../src/event/event-policy.js';
import { Carrier } from '../src/liaison/carrier.js';
import { openCheckpoint } from '../src/liaison/checkpoint.js';
import { DisputeSide } from '../src/liaison/dispute-side.js';
import { carryOn } from '../src/liaison/liaison.js';
import { MatchSide } from '../src/liaison/match-side.js';
import { CHANCE } from '../src/matches/chance.js';
import { MatchDesk } from '../src/matches/match-desk.js';
import { MatchReader } from '../src/matches/match-reader.js';
import { PenaltySide } from '../src/liaison/penalty-side.js';
import { PenaltyDesk } from '../src/penalties/penalty-desk.js';
import { readPolicies } from '../src/penalties/policy-shelf.js';
import { POLICIES } from '../src/settings.js';
import { command, folder, settingsIn, SHELF, started, toShooting } from './running.js';

const LADDERS = readPolicies(POLICIES);

/** One process: it has the log on disk, and nothing in memory that another one had. */
class Process {
  readonly store: EventStore;
  readonly matches: MatchReader;
  readonly disputes: DisputeReader;
  readonly #desk: MatchDesk;

  constructor(readonly data: string) {
    this.store = openStore(`sqlite:${join(data, 'log.db')}`);
    this.#desk = new MatchDesk(this.store, SHELF, CHANCE, noTracing);
    this.matches = new MatchReader(this.#desk);
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
    const { basis, refusal } = foresee(SHELF, match, { remedies, by: { id: 'jo', role: 'head-judge' }, reversing });
    const upheld = 'verdict' in asked.data && asked.data.verdict === 'upheld';
    return {
      ...{ roles: [role], named: true, seat: null, policy: OPEN_POLICY },
      match: { revision: basis.revision, confirmed: false, players: { A: 'ann', B: 'bob' } },
      ties: { asking: nobody, players: { A: nobody, B: nobody } },
      assessment: refusal
        ? { possible: false, refusal }
        : { possible: true, basis: upheld ? asItStands(match) : basis, since: [] },
    };
  }

  /** The liaison of this process. `killedAt`: which of its steps is its last, and whether that step is still done. */
  async carry(killedAt?: { readonly step: number; readonly done: boolean }): Promise<number> {
    let steps = 0;
    const deadly = <Part extends object>(part: Part, names: readonly string[]): Part =>
      new Proxy(part, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          if (!names.includes(String(name))) return value.bind(target) as unknown;
          return (...given: unknown[]): unknown => {
            const last = killedAt?.step === steps++;
            if (last && !killedAt.done) throw new Killed();
            const result: unknown = Reflect.apply(value, target, given);
            if (!last) return result;
            if (!(result instanceof Promise)) throw new Killed();
            return result.then(() => Promise.reject(new Killed()));
          };
        },
      });
    const checkpoint = openCheckpoint(join(this.data, 'liaison.db'));
    const matches = deadly(new MatchSide(this.#desk, this.matches), ['apply', 'reverse']);
    const disputes = deadly(new DisputeSide(this.disputes), ['report']);
    const policies = new EventPolicies(settingsIn(this.data), await SharedTables.open({}));
    const desk = new PenaltyDesk(this.store, LADDERS, this.matches, policies, noTracing);
    const penalties = deadly(new PenaltySide(desk), ['issue', 'rescind']);
    const carrier = new Carrier(SHELF, matches, disputes, penalties, silentLog);
    try {
      await carryOn(deadly(this.store, ['readLinks']), deadly(checkpoint, ['move']), (event: StoredEvent) =>
        carrier.carry(event),
      );
    } catch (error) {
      if (!(error instanceof Killed)) throw error;
    } finally {
      checkpoint.close();
    }
    return steps;
  }

  async outcome(): Promise<object> {
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
      reports: events.filter(({ event }) => /CarriedOut|TakenBack/.test(event.type)).map(({ event }) => event),
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
const GIFT = { kind: 'strike', entries: [6] };
const ruling = (remedy: { readonly kind: string; readonly entries?: readonly number[] }): DisputeCommand => ({
  type: 'GiveRuling',
  data: { remedies: [remedy], because: 'So ruled.', penalties: [WARNING] },
});
const final = (data: object): DisputeCommand =>
  ({ type: 'GiveFinalRuling', data: { because: 'On appeal.', ...data } }) as DisputeCommand;

async function called(log: Process): Promise<void> {
  await log.play(...started(), toShooting(), gain);
  await log.dispute({ type: 'CallJudge', data: { match: 'm', claim: 'No gift' } }, 'ann', 'scorekeeper');
}

async function appealed(log: Process): Promise<void> {
  await called(log);
  await log.dispute(ruling(GIFT), 'jo', 'judge');
  await log.carry();
  await log.dispute({ type: 'AppealRuling', data: { side: 'B', because: 'No.' } }, 'bob', 'scorekeeper');
}

const STORIES: readonly (readonly [string, (log: Process) => Promise<void>, object])[] = [
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

describe.each(STORIES)('the liaison on %s', (_, story, comesTo) => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((one) => rmSync(one, { recursive: true, force: true })));
  const place = (): string => {
    folders.push(folder());
    return folders.at(-1) ?? '';
  };

  it('comes to the same wherever it is killed, and does nothing twice', async () => {
    const prepared = new Process(place());
    await story(prepared);
    await prepared.end();
    const copy = (): Process => {
      const to = place();
      cpSync(prepared.data, to, { recursive: true });
      return new Process(to);
    };
    const undisturbed = copy();
    const steps = await undisturbed.carry();
    const expected = await undisturbed.outcome();
    await undisturbed.end();
    expect(steps).toBeGreaterThan(4);
    expect(expected).toMatchObject(comesTo);
    for (let step = 0; step < steps; step++) {
      for (const done of [false, true]) {
        const first = copy();
        await first.carry({ step, done });
        await first.end();
        const second = new Process(first.data);
        await second.carry();
        expect([step, done, await second.outcome()]).toEqual([step, done, expected]);
        await second.end();
      }
    }
  });
});

describe('between a ruling and the liaison', () => {
  let log: Process;
  beforeEach(async () => {
    log = new Process(folder());
    await called(log);
    await log.dispute(ruling(GIFT), 'jo', 'judge');
  });
  afterEach(async () => {
    await log.end();
    rmSync(log.data, { recursive: true, force: true });
  });

  it('the match may move on: the ruling stands, and the outcome says that it is not what was shown', async () => {
    await log.play(command('GainCommandPoints', { player: 'B', amount: 1, what: 'Another gift' }));
    await log.carry();
    const state = await log.disputes.exactly('d');
    const [given] = state.rulings;
    expect(given?.outcome).toMatchObject({ carriedOut: true, entry: 8, asPreviewed: false });
    expect(given?.outcome).not.toMatchObject({ hash: given?.basis.after });
    expect(await log.outcome()).toMatchObject({ status: 'ruled', applied: [['1', 8, false]] });
  });

  it('what it would do may have been done: it is not carried out, and the judge has the call again', async () => {
    await log.play(command('CorrectEntry', { entry: 6, correction: { kind: 'strike' }, because: 'Agreed.' }));
    await log.carry();
    expect(await log.disputes.exactly('d')).toMatchObject({
      status: 'claimed',
      judge: 'jo',
      rulings: [{ outcome: { carriedOut: false, code: 'entry/struck' } }],
    });
    expect(await log.outcome()).toMatchObject({ applied: [] });
    await log.dispute(ruling({ kind: 'none' }), 'jo', 'judge');
    await log.carry();
    expect(await log.outcome()).toMatchObject({ status: 'ruled', applied: [['2', 8, false]] });
  });
});
