import {
  clearedAt,
  inEarlierWords,
  isTelling,
  openingOf,
  stepId,
  tellingOf,
  toldOf,
  voidingOf,
  type TableStep,
} from '@adjutant/contexts';
import type { MatchState } from '@adjutant/match';
import { tableMatch, type OpenedTournament, type RoundState, type TournamentEvent } from '@adjutant/tournament';
import { Broken } from './broken.js';
import { disputeSteps } from './dispute-steps.js';
import type { Installation, Sent } from './installation.js';
import type { Parts } from './parts.js';

interface Around {
  readonly installation: Installation;
  readonly parts: Parts;
  /** Id of the event. */
  readonly id: string;
}

interface Seen {
  readonly state: MatchState;
  readonly revision: number;
  readonly since: string | undefined;
  readonly until: string | undefined;
}

/** What one machine does between an event and its matches (docs/decisions/0087): it reads both, takes steps, and asks again. */
export class Follower {
  readonly #machine: number;
  readonly #around: Around;
  readonly #steps: ReturnType<Parts['steps']>;

  constructor(machine: number, around: Around) {
    this.#machine = machine;
    this.#around = around;
    this.#steps = around.parts.steps(machine);
  }

  /**
   * What is due now, as commands; `only`: about the table of this match. What is told of a match names the revision of the
   * event that was read before.
   */
  async due(which: 'latest' | 'all', only?: string): Promise<readonly Sent[]> {
    const { installation, id } = this.#around;
    const { state, revision } = await installation.event(this.#machine, id);
    if (state.status === 'absent') return [];
    const rounds = which === 'all' ? state.rounds : state.rounds.slice(-1);
    const due: Sent[] = [];
    for (const whole of rounds) {
      const round = only === undefined ? whole : this.#about(only, whole);
      const seen = await this.#matchesOf(round);
      const match = (one: string) => seen.get(one)?.state ?? ABSENT;
      const since = (one: string) => seen.get(one)?.since;
      const until = (one: string) => seen.get(one)?.until;
      const now = installation.now(this.#machine);
      const isClosed = round.status === 'closed';
      const record = isClosed ? await installation.recordOf<TournamentEvent>('event', id) : [];
      const cleared = (of: Parameters<typeof clearedAt>[1]) => clearedAt(record, of);
      for (const step of this.#steps(round, { id, event: state, match, since, cleared, until, now })) {
        const of = 'match' in step ? step.match : tableMatch(id, step.round, step.publication, step.table);
        due.push(this.#asCommand(step, { event: state, revision, match: seen.get(of)?.revision ?? -1 }));
      }
    }
    return only === undefined ? [...due, ...(await this.#ruled(state, revision))] : due;
  }

  async #ruled(event: OpenedTournament, revision: number): Promise<readonly Sent[]> {
    const { installation, id: tournament, parts } = this.#around;
    const due: Sent[] = [];
    for (const id of installation.disputes) {
      const { state: dispute } = await installation.dispute(this.#machine, id);
      if (dispute.status === 'absent') continue;
      const { state: match } = await installation.match(this.#machine, dispute.match);
      if (match.status !== 'absent')
        due.push(...disputeSteps({ id, tournament, dispute, match, event, revision }, parts.ruled));
    }
    return due;
  }

  /** Takes what is due, until nothing is or so many steps are taken. Who is stopped in between leaves no trace. */
  async follow(which: 'latest' | 'all', atMost = Infinity): Promise<void> {
    let taken = 0;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const due = await this.due(which);
      if (due.length === 0) return;
      let told = 0;
      for (const sent of due) {
        if (taken >= atMost) return;
        taken += 1;
        const on = sent.expectedRevision;
        // What this machine has told itself meanwhile is nothing that it has missed.
        const answer = await this.#around.installation.send(
          this.#machine,
          on === undefined ? sent : { ...sent, expectedRevision: on + told },
        );
        if (answer.outcome === 'conflict') break;
        if (answer.outcome === 'refused') {
          const { code, message } = answer.refusal;
          throw new Broken('no step is refused', `${sent.command.type}: ${code}: ${message}`);
        }
        if (on !== undefined && answer.outcome === 'recorded') told += 1;
      }
    }
    throw new Broken('steps come to an end', `machine ${this.#machine}`);
  }

  /** The round with the table of one match alone. */
  #about(match: string, round: RoundState): RoundState {
    const { number, tables, gone = [] } = round;
    const isIts = (one: { readonly table: number; readonly publication: number }): boolean =>
      tableMatch(this.#around.id, number, one.publication, one.table) === match;
    return { ...round, tables: tables.filter(isIts), gone: gone.filter(isIts) };
  }

  async #matchesOf({ number, tables, gone = [] }: RoundState) {
    const { installation, id } = this.#around;
    const seen = new Map<string, Seen>();
    for (const at of [...tables, ...gone]) {
      const match = tableMatch(id, number, at.publication, at.table);
      const read = await installation.match(this.#machine, match);
      const waits = toldOf(read.state)?.sure === 'reported';
      const since = waits ? await installation.reportedSince(this.#machine, match) : undefined;
      const told = 'A' in at ? inEarlierWords(at, read.state) : undefined;
      const until = told && (await installation.saidUntil(this.#machine, match, told));
      seen.set(match, { ...read, since, until });
    }
    return seen;
  }

  #asCommand(
    step: TableStep,
    on: { readonly event: OpenedTournament; readonly revision: number; readonly match: number },
  ): Sent {
    const { id } = this.#around;
    const commandId = stepId(id, step, { match: on.match, event: on.revision });
    if (isTelling(step))
      return { to: 'event', id, command: tellingOf(step), commandId, role: 'system', expectedRevision: on.revision };
    const command = step.do === 'void' ? voidingOf(step) : openingOf(id, on.event, step);
    if (!command) throw new Broken('no step is refused', `${id}: the event says no pack`);
    return { to: 'match', id: step.match, command, commandId, role: 'system' };
  }
}

/** Looking again after others wrote meanwhile comes to an end. */
const MOST_LOOKS = 100;
const ABSENT: MatchState = { status: 'absent' };
