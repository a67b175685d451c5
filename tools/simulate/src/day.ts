import { namedId } from '@adjutant/kernel';
import { MATCH } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import {
  latest,
  tableMatch,
  TOURNAMENT_STREAMS,
  type OpenedTournament,
  type RoundState,
  type Standings,
  type TournamentCommand,
} from '@adjutant/tournament';
import { Broken, holds } from './broken.js';
import { chanceOf, type Chance } from './chance.js';
import { Clock } from './clock.js';
import { Follower } from './follower.js';
import { Installation, type Sent } from './installation.js';
import { holdsAlways, holdsAtRest, type Looked } from './laws.js';
import { realParts, type Parts } from './parts.js';
import type { Plan, Trouble } from './plan.js';
import { Recomputation, type Recomputed } from './recompute.js';
import { arrivalsOf } from './arrivals.js';
import { penaltyIn } from './penalties.js';
import { standingsFollow } from './standings-law.js';
import { correctionOf, disputeAt, reportsOf } from './reports.js';
import { Acknowledgements } from './acknowledgements.js';

/** What came of an event that went well. */
export interface Figures {
  readonly players: number;
  readonly rounds: number;
  readonly matches: number;
  readonly events: number;
  readonly powerCuts: number;
  readonly acknowledged: number;
}

export interface Around {
  readonly folder: string;
  readonly shelf: Shelf;
  readonly parts: Parts;
}

const STANDS_AFTER = 15;
const MACHINES = [0, 1];

/** One event from its first entry to its end. Everything that happens follows from its plan. */
export class Day {
  readonly #plan: Plan;
  readonly #chance: Chance;
  readonly #which: Chance;
  readonly #troubles = new Map<Trouble, Chance>();
  readonly #clock = new Clock();
  readonly #told = new Acknowledgements();
  readonly #parts: Parts;
  readonly #id: string;
  readonly #category: string;
  readonly #installation: Installation;
  readonly #followers: readonly Follower[];
  readonly #recomputation: Recomputation;
  readonly #again: Sent[] = [];
  readonly #held: { readonly machine: number; readonly sent: Sent }[] = [];
  #asked = 0;
  #powerCuts = 0;
  #opened: ReadonlySet<string> = new Set();
  #events = 0;

  constructor(plan: Plan, { folder, shelf, parts }: Around) {
    this.#plan = plan;
    this.#chance = chanceOf(plan.seed);
    this.#which = this.#chance.of('machine');
    for (const trouble of plan.troubles) this.#troubles.set(trouble, this.#chance.of(trouble));
    this.#parts = parts;
    this.#id = namedId(`simulated/${plan.seed}`);
    const [category] = shelf.find(plan.pack)?.score.categories ?? [];
    if (!category) throw new Error(`there is no pack ${plan.pack}`);
    this.#category = category.id;
    this.#installation = new Installation(folder, plan.seed, { parts, clock: this.#clock });
    const around = { installation: this.#installation, parts, id: this.#id };
    this.#followers = MACHINES.map((machine) => new Follower(machine, around));
    this.#recomputation = new Recomputation(this.#installation, {
      ...{ real: realParts(shelf), seed: plan.seed, told: this.#told },
      minutes: STANDS_AFTER,
    });
  }

  async plays(): Promise<Figures> {
    const { players, rounds, seed } = this.#plan;
    await this.#setUp();
    for (let number = 1; number <= rounds; number += 1) {
      await this.#round(number);
      if (number === 1) await this.#asks({ type: 'RevealSeed', data: { seed } }, 'system');
    }
    await this.#asks({ type: 'EndTournament', data: {} });
    this.#knows(await this.#recomputation.whole());
    const { acknowledged } = this.#told;
    const played = { players, rounds, matches: this.#opened.size, events: this.#events };
    return { ...played, powerCuts: this.#powerCuts, acknowledged: acknowledged.length };
  }

  close(): Promise<void> {
    return this.#installation.close();
  }

  async #setUp(): Promise<void> {
    const { players, rounds, seed, pack } = this.#plan;
    const data = {
      name: `Event ${seed}`,
      pack: { id: pack },
      rounds,
      standsAfterMinutes: STANDS_AFTER,
      checkIn: true,
    };
    await this.#asks({ type: 'SetUpTournament', data });
    const entered = Array.from({ length: players }, (_, at) => `p${at}`);
    for (const player of entered) await this.#enters(player);
    const course = { noShows: this.#plan.troubles.includes('no-shows') };
    for (const { command, role } of arrivalsOf(entered, this.#chance.of('arrivals'), course))
      await this.#asks(command, role);
  }

  #enters(player: string): Promise<void> {
    return this.#asks({ type: 'EnterPlayer', data: { player } });
  }

  async #comesLate(player: string): Promise<void> {
    await this.#enters(player);
    await this.#asks({ type: 'CheckIn', data: { player } });
  }

  async #round(number: number): Promise<void> {
    if (number > 1 && number === this.#plan.rounds && this.#happens('cuts', 2)) await this.#cuts();
    await this.#asks({ type: 'DraftRound', data: { round: number } });
    if (this.#happens('edited-drafts', 4)) await this.#swaps(number, 'EditDraft');
    // Two organizers press at once.
    for (const _ of MACHINES) await this.#asks({ type: 'PublishRound', data: { round: number } });
    await this.#follows(1 + this.#chance.of(`opening ${number}`).below(4));
    if (this.#happens('changed-tables', 2)) await this.#swaps(number, 'ChangePublished');
    await this.#rests();
    await this.#played(number);
    await this.#rests();
    await this.#closes(number);
    await this.#corrects(number);
    await this.#rests();
    await this.#penalises(number);
    await this.#rests();
    this.#knows(await this.#recomputation.whole());
  }

  /** Two tables change their second players. */
  async #swaps(round: number, type: 'EditDraft' | 'ChangePublished'): Promise<void> {
    const [one, other] = (await this.#latest()).tables;
    if (!one || !other) return;
    const tables = [
      { table: one.table, A: one.A, B: other.B },
      { table: other.table, A: other.A, B: one.B },
    ];
    await this.#asks({ type, data: { round, tables, because: 'brothers' } });
  }

  /** Everybody plays and reports: what is sent about one table keeps its order, and comes between that of the others. */
  async #played(number: number): Promise<void> {
    const { tables } = await this.#latest();
    const waiting = tables.map(({ table, publication }) => {
      const match = tableMatch(this.#id, number, publication, table);
      const chance = this.#chance.of(match);
      const course = {
        noShow: this.#happens('no-shows', 15),
        unconfirmed: this.#happens('unconfirmed', 10),
        corrected: this.#happens('corrections', 10),
      };
      const reports = reportsOf({ match, chance, category: this.#category, told: this.#told }, course);
      return [
        ...reports,
        ...(this.#happens('disputes', 10) ? disputeAt(this.#id, { round: number, table, publication }) : []),
      ];
    });
    const order = this.#chance.of(`order ${number}`);
    const every = Math.max(5, Math.floor(tables.length / 2));
    for (let sent = 1, left = waiting.filter((one) => one.length > 0); left.length > 0; sent += 1) {
      const table = order.pick(left);
      const next = table.shift();
      if (next) await this.#delivers(next);
      if (table.length === 0) left = left.filter((one) => one !== table);
      if (sent % every === 0) await this.#meanwhile(number);
    }
  }

  /** What else goes on in a hall while a round is played. */
  async #meanwhile(number: number): Promise<void> {
    if (this.#happens('drops', 12)) {
      const playing = Object.values((await this.#event()).entries).filter(({ status }) => status === 'entered');
      const { id } = this.#chance.of(`drop ${this.#asked}`).pick(playing);
      if (playing.length > 6) await this.#asks({ type: 'DropPlayer', data: { player: id } });
    }
    if (this.#happens('late-entries', 20)) await this.#comesLate(`late-${number}-${this.#asked}`);
    await this.#follows(this.#happens('stops', 3) ? 1 : Infinity);
  }

  async #closes(round: number): Promise<void> {
    // The clock of a machine may have been put back: what is unconfirmed is waited for until it has stood long enough there.
    for (let waited = 0; waited < 50; waited += 1) {
      const { status } = await this.#latest();
      if (status === 'closed') return;
      this.#clock.goesOn(STANDS_AFTER * 60);
      await this.#follows(Infinity);
      await this.#asks({ type: 'CloseRound', data: { round } }, 'organizer', ['round/undecided']);
    }
    throw new Broken('a round comes to its end', `round ${round}`);
  }

  /** A ruling about a round that is closed. */
  async #corrects(number: number): Promise<void> {
    if (!this.#happens('corrections', 2)) return;
    const { tables } = await this.#latest();
    const chance = this.#chance.of(`late ${number}`);
    const { table, publication } = chance.pick(tables);
    const match = tableMatch(this.#id, number, publication, table);
    await this.#delivers(correctionOf({ match, chance, told: this.#told }, 'late'));
  }

  /** A penalty for somebody who played in this round; one in three is taken back, and leaves nothing behind. */
  async #penalises(number: number): Promise<void> {
    if (!this.#happens('penalties', 2)) return;
    const before = JSON.stringify((await this.#ranked()).rows);
    const given = penaltyIn(await this.#latest(), this.#chance.of(`penalty ${number}`));
    await this.#asks({ type: 'TellEffect', data: given }, 'system');
    this.#told.penalised(given);
    if (!this.#chance.of(`rescinded ${number}`).onceIn(3)) return;
    await this.#asks({ type: 'LiftEffect', data: { ruling: given.ruling } }, 'system');
    this.#told.rescinded(given.ruling);
    const after = JSON.stringify((await this.#ranked()).rows);
    holds('what is rescinded leaves nothing behind', after === before, () => `${given.ruling} in round ${number}`);
  }

  /** The better half plays the last round, an even number of them. */
  async #cuts(): Promise<void> {
    const { entries } = await this.#event();
    const playing = (await this.#ranked()).rows.filter(
      (row) => row.place !== null && entries[row.player]?.status === 'entered',
    );
    const players = playing.slice(0, Math.max(4, 2 * Math.floor(playing.length / 4))).map(({ player }) => player);
    await this.#asks({ type: 'CutField', data: { players, others: 'are-done' } });
  }

  async #ranked(): Promise<Standings> {
    return this.#parts.standings(await this.#event(), this.#plan.seed);
  }

  async #asks(
    command: TournamentCommand,
    role: Sent['role'] = 'organizer',
    mayBe: readonly string[] = [],
  ): Promise<void> {
    this.#asked += 1;
    const commandId = namedId(`${this.#id}/${this.#asked}/${command.type}`);
    await this.#delivers({ to: 'event', id: this.#id, command, commandId, role }, mayBe);
    holdsAlways(await this.#event());
  }

  /** A command is sent until it is answered, over whatever happens on the way; some come a second time later. */
  async #delivers(sent: Sent, mayBe: readonly string[] = []): Promise<void> {
    this.#clock.goesOn(7);
    if (this.#happens('clock-jumps', 60))
      this.#clock.jumps(this.#machine(), this.#chance.of(`jump ${this.#asked}`).below(91) - 45);
    if (this.#happens('power-cuts', this.#plan.sentPerCut)) await this.#losesPower(sent);
    const answer = await this.#installation.send(this.#machine(), sent);
    if (answer.outcome === 'refused') {
      const { code, message } = answer.refusal;
      holds(
        'nothing is refused without a reason',
        mayBe.includes(code),
        () => `${sent.command.type}: ${code}: ${message}`,
      );
      return;
    }
    const stream = sent.to === 'event' ? TOURNAMENT_STREAMS.of(sent.id) : MATCH.stream.of(sent.id);
    if (answer.outcome === 'recorded') this.#told.acknowledge(stream, sent.commandId);
    if (answer.outcome === 'recorded' && this.#happens('repeats', 10)) this.#again.push(sent);
    if (this.#happens('repeats', 12)) await this.#repeats();
    if (this.#happens('held-steps', 12)) await this.#handsOver(sent.to === 'match' ? sent.id : undefined);
  }

  async #repeats(): Promise<void> {
    const sent = this.#again.shift();
    if (!sent) return;
    const commandId = this.#parts.sentAs(sent.commandId, 2);
    const { outcome } = await this.#installation.send(this.#machine(), { ...sent, commandId });
    holds('what comes twice is recorded once', outcome === 'already', () => `${sent.command.type}: ${outcome}`);
  }

  /** A step that a machine was about to take, for this match or for any, comes much later, when others have gone on. */
  async #handsOver(match: string | undefined): Promise<void> {
    const held = this.#held.shift();
    if (held) await this.#installation.send(held.machine, held.sent);
    const machine = this.#machine();
    const [due] = (await this.#followers[machine]?.due('latest', match)) ?? [];
    if (due) this.#held.push({ machine, sent: due.sent });
  }

  async #losesPower(sent: Sent): Promise<void> {
    this.#powerCuts += 1;
    await this.#installation.losesPower(this.#machine(), [sent], this.#chance.of(`cut ${this.#powerCuts}`).below(1001));
    this.#knows(await this.#recomputation.whole());
  }

  async #follows(atMost: number): Promise<void> {
    await this.#followers[this.#machine()]?.follow('latest', atMost);
    holdsAlways(await this.#event());
  }

  async #rests(): Promise<void> {
    for (const held of this.#held.splice(0)) await this.#installation.send(held.machine, held.sent);
    for (const machine of MACHINES) await this.#followers[machine]?.follow('all');
    this.#knows(await this.#recomputation.further());
    const looked = await this.#looked();
    holdsAtRest(looked);
    standingsFollow(looked);
  }

  #knows({ opened, events }: Recomputed): void {
    this.#opened = opened;
    this.#events = events;
  }

  async #looked(): Promise<Looked> {
    const states = new Map(
      await Promise.all(
        [...this.#opened].map(async (id) => [id, (await this.#installation.match(0, id)).state] as const),
      ),
    );
    return {
      ...{ id: this.#id, event: await this.#event(), opened: this.#opened, told: this.#told },
      ranked: await this.#ranked(),
      match: (id) => states.get(id) ?? { status: 'absent' },
    };
  }

  async #event(): Promise<OpenedTournament> {
    const { state } = await this.#installation.event(0, this.#id);
    if (state.status === 'absent') throw new Broken('what is set up stays', this.#id);
    return state;
  }

  async #latest(): Promise<RoundState> {
    const round = latest(await this.#event());
    if (!round) throw new Broken('what is drafted stays', this.#id);
    return round;
  }

  #machine(): number {
    return this.#which.below(MACHINES.length);
  }

  #happens(trouble: Trouble, onceIn: number): boolean {
    return this.#troubles.get(trouble)?.onceIn(onceIn) ?? false;
  }
}
