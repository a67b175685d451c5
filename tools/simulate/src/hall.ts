import { namedId, type Refusal } from '@adjutant/kernel';
import type { MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import {
  latest,
  type OpenedTournament,
  type RoundState,
  type Standings,
  type TournamentCommand,
} from '@adjutant/tournament';
import { Acknowledgements } from './acknowledgements.js';
import { Broken, holds } from './broken.js';
import { chanceOf, type Chance } from './chance.js';
import { Clock } from './clock.js';
import { holdsAsAFile } from './file-law.js';
import { Follower } from './follower.js';
import { Installation, streamOf, type Sent } from './installation.js';
import { holdsAlways, holdsAtRest, type Looked } from './laws.js';
import { realParts, type Parts } from './parts.js';
import type { Plan, Trouble } from './plan.js';
import { Recomputation, type Recomputed } from './recompute.js';
import { standingsFollow } from './standings-law.js';

export interface Around {
  readonly folder: string;
  readonly shelf: Shelf;
  readonly parts: Parts;
}

export const STANDS_AFTER = 15;
const MACHINES = [0, 1];

/** Everybody in a hall and the two machines that they send to: what is sent, and what happens to it on the way. */
export class Hall {
  readonly id: string;
  readonly told = new Acknowledgements();
  readonly clock = new Clock();
  readonly #plan: Plan;
  readonly #chance: Chance;
  readonly #which: Chance;
  readonly #troubles = new Map<Trouble, Chance>();
  readonly #parts: Parts;
  readonly #shelf: Shelf;
  readonly #installation: Installation;
  readonly #followers: readonly Follower[];
  readonly #recomputation: Recomputation;
  readonly #again: Sent[] = [];
  readonly #held: { readonly machine: number; readonly sent: Sent }[] = [];
  #asked = 0;
  #powerCuts = 0;
  #known: Recomputed = { opened: new Set(), events: 0 };

  constructor(plan: Plan, { folder, shelf, parts }: Around) {
    this.#plan = plan;
    this.#chance = chanceOf(plan.seed);
    this.#which = this.#chance.of('machine');
    for (const trouble of plan.troubles) this.#troubles.set(trouble, this.#chance.of(trouble));
    this.#parts = parts;
    this.#shelf = shelf;
    this.id = namedId(`simulated/${plan.seed}`);
    this.#installation = new Installation(folder, plan.seed, { parts, clock: this.clock });
    const around = { installation: this.#installation, parts, id: this.id };
    this.#followers = MACHINES.map((machine) => new Follower(machine, around));
    this.#recomputation = new Recomputation(this.#installation, {
      ...{ real: realParts(shelf), seed: plan.seed, told: this.told },
      minutes: STANDS_AFTER,
    });
  }

  /** What came of it so far. */
  get figures() {
    const { opened, events } = this.#known;
    return { matches: opened.size, events, powerCuts: this.#powerCuts, acknowledged: this.told.acknowledged.length };
  }

  close(): Promise<void> {
    return this.#installation.close();
  }

  /** Chance for something with a name. */
  of(name: string): Chance {
    return this.#chance.of(name);
  }

  /** Another name each time something was asked. */
  ofNext(name: string): Chance {
    return this.#chance.of(`${name} ${this.#asked}`);
  }

  /** A player of whom nobody has heard. */
  lateComer(round: number): string {
    return `late-${round}-${this.#asked}`;
  }

  happens(trouble: Trouble, onceIn: number): boolean {
    return this.#troubles.get(trouble)?.onceIn(onceIn) ?? false;
  }

  /** Why it was refused, where that may be; undefined where it was recorded. */
  async asks(
    command: TournamentCommand,
    role: Sent['role'] = 'organizer',
    mayBe: readonly string[] = [],
  ): Promise<Refusal | undefined> {
    this.#asked += 1;
    const commandId = namedId(`${this.id}/${this.#asked}/${command.type}`);
    const refusal = await this.delivers({ to: 'event', id: this.id, command, commandId, role }, mayBe);
    holdsAlways(await this.event());
    return refusal;
  }

  /** From two machines at once. */
  async asksTwice(command: TournamentCommand): Promise<void> {
    for (const _ of MACHINES) await this.asks(command);
  }

  /** A command is sent until it is answered, over whatever happens on the way; some come a second time later. */
  async delivers(sent: Sent, mayBe: readonly string[] = []): Promise<Refusal | undefined> {
    this.clock.goesOn(7);
    if (this.happens('clock-jumps', 60)) this.clock.jumps(this.#machine(), this.ofNext('jump').below(91) - 45);
    if (this.happens('power-cuts', this.#plan.sentPerCut)) await this.#losesPower(sent);
    const answer = await this.#installation.send(this.#machine(), sent);
    if (answer.outcome === 'refused') {
      const { code, message } = answer.refusal;
      holds(
        'nothing is refused without a reason',
        mayBe.includes(code),
        () => `${sent.command.type}: ${code}: ${message}`,
      );
      return answer.refusal;
    }
    if (answer.outcome === 'recorded') this.told.acknowledge(streamOf(sent), sent.commandId);
    if (answer.outcome === 'recorded' && this.happens('repeats', 10)) this.#again.push(sent);
    if (this.happens('repeats', 12)) await this.#repeats();
    if (this.happens('held-steps', 12)) await this.#handsOver(sent.to === 'match' ? sent.id : undefined);
    return undefined;
  }

  /** One machine goes on between the event and its matches, until nothing is left or so many steps are taken. */
  async follows(atMost: number): Promise<void> {
    await this.#followers[this.#machine()]?.follow('latest', atMost);
    holdsAlways(await this.event());
  }

  /** Everything that is on its way arrives; then more has to hold. */
  async rests(): Promise<void> {
    for (const held of this.#held.splice(0)) await this.#installation.send(held.machine, held.sent);
    for (const machine of MACHINES) await this.#followers[machine]?.follow('all');
    this.#known = await this.#recomputation.further();
    const looked = await this.#looked();
    holdsAtRest(looked);
    standingsFollow(looked);
  }

  async recomputes(): Promise<void> {
    this.#known = await this.#recomputation.whole();
  }

  /** As whoever is given the whole event verifies it. */
  async holdsAsAFile(): Promise<void> {
    const { store, disputes } = this.#installation;
    await holdsAsAFile(this.id, { store, disputes, shelf: this.#shelf });
  }

  async event(): Promise<OpenedTournament> {
    const { state } = await this.#installation.event(0, this.id);
    if (state.status === 'absent') throw new Broken('what is set up stays', this.id);
    return state;
  }

  async match(id: string): Promise<MatchState> {
    return (await this.#installation.match(0, id)).state;
  }

  async latest(): Promise<RoundState> {
    const round = latest(await this.event());
    if (!round) throw new Broken('what is drafted stays', this.id);
    return round;
  }

  async ranked(): Promise<Standings> {
    return this.#parts.standings(await this.event(), this.#plan.seed);
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
    if (due) this.#held.push({ machine, sent: due });
  }

  async #losesPower(sent: Sent): Promise<void> {
    this.#powerCuts += 1;
    await this.#installation.losesPower(this.#machine(), [sent], this.of(`cut ${this.#powerCuts}`).below(1001));
    await this.recomputes();
  }

  async #looked(): Promise<Looked> {
    const states = new Map(
      await Promise.all(
        [...this.#known.opened].map(async (id) => [id, (await this.#installation.match(0, id)).state] as const),
      ),
    );
    const disputes = await Promise.all(
      [...this.#installation.disputes].map(
        async (id) => [id, (await this.#installation.dispute(0, id)).state] as const,
      ),
    );
    return {
      ...{
        id: this.id,
        event: await this.event(),
        disputes: new Map(disputes),
        opened: this.#known.opened,
        told: this.told,
      },
      ranked: await this.ranked(),
      match: (id) => states.get(id) ?? { status: 'absent' },
    };
  }

  #machine(): number {
    return this.#which.below(MACHINES.length);
  }
}
