import {
  authorOf,
  authorize,
  deviceKey,
  isSignedBy,
  isStranger,
  Limits,
  nameOf,
  notAllowed,
  signInFirst,
  type Acting,
  type SeatKey,
  SeatKeys,
} from '@adjutant/access';
import { carriedAs, refusalMembers } from '@adjutant/kernel';
import { matchStream, type OpenedState } from '@adjutant/match';
import type { CommandsKnown } from '@adjutant/store';
import { declined, faultOf, readRun, type Known, type Run, type RunCode } from '@adjutant/runs';
import { isMatchId } from '../matches/match-id.js';
import { MatchReader } from '../matches/match-reader.js';
import { SeatNames } from '../matches/seat-names.js';
import { callAbout, disputeOfKey, statementsAbout, type Statement } from './told-a-judge.js';

/** A run that may be recorded: in whose name, and through whose hand it came where that is another. */
export interface Handed {
  readonly author: Acting;
  readonly cause?: string;
}

/** A run whose seat was taken back: what a judge is told, as its author says it. */
export interface Waiting {
  readonly author: Acting;
  readonly dispute: string;
  readonly call: object;
  readonly statements: readonly Statement[];
  /** Presses that stand in the record as play, by id: no judge is told of them. */
  readonly recorded: CommandsKnown;
  /** Before a statement is recorded: with it, its presses are play no more. */
  tells(statement: Statement): Promise<void>;
  /** Once a statement stands. */
  told(statement: Statement): Promise<void>;
}

export type Taken = { readonly run: Run } & (Handed | Waiting);

/** Where runs come in: whose they are, who may bring them, and what becomes of them. */
export class Runs {
  constructor(
    private readonly keys: SeatKeys,
    private readonly reader: MatchReader,
    private readonly names: SeatNames,
    private readonly limits: Limits,
  ) {}

  /** Throws where a run is not what it says, or not for whoever brings it. */
  async taken(match: string, body: unknown, acting: Acting): Promise<Taken> {
    const alone = isStranger(acting);
    // Whoever is not signed in is told nothing of what they bring, unless a judge is to hear of it.
    if (alone && !(await this.#isTakenBack(match, body))) throw notAllowed(signInFirst(acting));
    const run = readRun(body);
    const state = await this.reader.state(match);
    const found = await this.keys.find(deviceKey(run.key) ?? '', match);
    if (!alone && !(found && isOwn(acting, found))) assertCarries(acting, match, state);
    const author = found && authorOf(found, acting.mode);
    const known = await this.#known(match, run, author !== undefined);
    if (alone && found) {
      // One signature shows whether all the others are worth looking at.
      assertSound({ ...run, presses: run.presses.slice(0, 1) }, known);
      await this.limits.comesAlone(found.key);
    }
    assertSound(run, known);
    if (!found || !author) throw new Error('A key that is known has an author.');
    if (isTakenBack(found, state) && !isSeated(acting, found, state))
      return { run, ...(await this.#waiting(found, author, run, state)) };
    return { run, author, ...causeOf(acting, found) };
  }

  /** Whether the seat that a run names was taken back: then its signature is enough. */
  async #isTakenBack(match: string, body: unknown): Promise<boolean> {
    const key = deviceKey(String((body as { readonly key?: unknown } | null | undefined)?.key));
    if (key === undefined || !isMatchId(match) || !(await this.reader.exists(match))) return false;
    const found = await this.keys.find(key, match);
    return found !== undefined && isTakenBack(found, await this.reader.state(match));
  }

  async #waiting(found: SeatKey, author: Acting, { presses }: Run, state: OpenedState): Promise<Waiting> {
    const facts = await this.reader.store.readBare(matchStream(found.match));
    const recorded = new Map(facts.map(({ commandId, revision }) => [commandId, revision]));
    const others = presses.filter(({ id }) => !recorded.has(id));
    const dispute = disputeOfKey(found);
    return {
      ...{ author: { ...author, formerly: true }, dispute, recorded },
      call: callAbout(found),
      statements: this.reader.project((shelf) => statementsAbout(found, others, { shelf, state })),
      tells: ({ presses: told, command }) => this.keys.tells(found, told, { dispute, statement: command.commandId }),
      told: ({ presses: told }) => this.keys.told(found, told),
    };
  }

  async #known(match: string, run: Run, knows: boolean): Promise<Known> {
    const both = await Promise.all([match, run.match].map((one) => this.#called(one)));
    const called = (one: string): string => both[one === match ? 0 : 1] ?? one;
    return { match, knows: () => knows, called, verifies: isSignedBy };
  }

  /** A match by its title and its players, where it is here. */
  async #called(match: string): Promise<string> {
    if (!isMatchId(match) || !(await this.reader.exists(match))) return match;
    const { title, seats } = await this.reader.state(match);
    const [named] = await this.names.of([{ match, seats }]);
    return named ? `“${title}” (${named.A} and ${named.B})` : `“${title}”`;
  }
}

/** Whether the seat was taken back since: its link, or by a correction of the seats. */
function isTakenBack({ revoked, side, person, role }: SeatKey, { seats }: OpenedState): boolean {
  if (revoked) return true;
  return role === 'player' && side !== 'both' && seats[side].player !== person;
}

/** Whether whoever had the key sits there again by another link, and answers for it in person. */
function isSeated(acting: Acting, found: SeatKey, { seats }: OpenedState): boolean {
  const { side, person } = found;
  return isOwn(acting, found) && side !== 'both' && acting.seat?.both !== true && seats[side].player === person;
}

/** Whether whoever sits there brings their own. */
function isOwn({ actor, seat }: Acting, { person, match }: SeatKey): boolean {
  return seat?.match === match && nameOf(actor).id === person;
}

/** Where somebody else brings it who is known. */
function causeOf(acting: Acting, found: SeatKey): { readonly cause?: string } {
  if (acting.session === null || isOwn(acting, found)) return {};
  return { cause: carriedAs(nameOf(acting.actor)) };
}

function assertCarries(acting: Acting, match: string, { seats }: OpenedState): void {
  const refusal = authorize(acting, { type: 'CarryRun' }, { match, seats });
  if (refusal) throw notAllowed(refusal);
}

function assertSound(run: Run, known: Known): void {
  const fault = faultOf(run, known);
  if (fault) throw declined('ruled-out', fault.code as RunCode, fault.message, refusalMembers(fault));
}
