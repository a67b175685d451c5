import { entryToReverse } from '@adjutant/contexts';
import { randomUUID } from 'node:crypto';
import {
  DISPUTE,
  type Assessment,
  type Basis,
  type Circumstances,
  type DisputeCommand,
  type DisputeState,
  type EntrySince,
  type GiveFinalRuling,
  type GiveRuling,
  type Side,
} from '@adjutant/dispute';
import { SIDES } from '@adjutant/rules';
import { matchStream, nextNumber, type MatchState, type Official, type OpenedState } from '@adjutant/match';
import { timelineOf } from '@adjutant/views';
import type { Refusal, SideOfCommand } from '@adjutant/kernel';
import { isOwner, nameOf, type Acting, type Target } from '@adjutant/access';
import { KnownTies, NONE, isMatchId, MatchReader } from '@adjutant/event';
import { PenaltyRecorder } from '../penalties/penalty-recorder.js';
import { EvidenceFiles, sheetsOf } from '@adjutant/evidence';
import { EventCircumstances } from './event-circumstances.js';
import { confirmationOf } from './receipts.js';
import { asItStands, foresee } from './foreseeing.js';

/** Who asks, of which dispute, and when it happened at the table. */
export interface Asking {
  readonly acting: Acting;
  readonly dispute: string;
  readonly occurredAt: string;
}

/** Gathers what a dispute cannot know from its own record. */
export class CircumstancesReader {
  constructor(
    private readonly matches: MatchReader,
    private readonly event: EventCircumstances,
    private readonly ties: KnownTies,
    private readonly evidence: EvidenceFiles,
    private readonly penalties: PenaltyRecorder,
  ) {}

  /** Who may send a command rests on where its match is played, and by whom. */
  async target(command: DisputeCommand, state: DisputeState): Promise<Target> {
    const match = matchOfCommand(command, state);
    const there = await this.#opened(match);
    return { match, event: there?.event?.id, seats: there?.seats, side: DISPUTE.side(command, state) };
  }

  async read(command: DisputeCommand, state: DisputeState, asking: Asking): Promise<Circumstances> {
    const { acting } = asking;
    const id = matchOfCommand(command, state);
    const there = await this.#opened(id);
    const assessment =
      there && id !== undefined ? await this.#assess(command, state, { ...asking, id, match: there }) : undefined;
    return {
      ...(assessment === undefined ? {} : { assessment }),
      ...(command.type === 'AddEvidence'
        ? { evidence: await this.evidence.find(command.data.hash, asking.dispute, sheetsAt(id, acting)) }
        : {}),
      roles: acting.roles.filter((role) => role !== 'system'),
      named: !isOwner(acting),
      seat: there && id !== undefined ? seatOf(acting, id, there, DISPUTE.side(command, state)) : null,
      match: there && id !== undefined ? await this.#matchCircumstances(id, there) : null,
      ...(await this.event.of(command, state, {
        ...asking,
        ...(there && id !== undefined ? { id, match: there } : {}),
      })),
      ties: await this.#tiesOf(acting, id, there),
      ...seatedBy(acting),
    };
  }

  async #opened(match: string | undefined): Promise<OpenedState | undefined> {
    const state = match !== undefined && isMatchId(match) ? await this.matches.newest(match) : undefined;
    return state?.status === 'absent' ? undefined : state;
  }

  async #matchCircumstances(id: string, state: OpenedState): Promise<Circumstances['match']> {
    const confirmed = state.status === 'confirmed';
    return {
      revision: nextNumber(state) - 1,
      confirmation: confirmed ? confirmationOf(state, await this.matches.stored(id)) : null,
      voided: state.voided ?? null,
      players: { A: state.seats.A.player, B: state.seats.B.player },
    };
  }

  async #tiesOf(acting: Acting, id = '', match: OpenedState | undefined): Promise<Circumstances['ties']> {
    const known: Pick<Circumstances['ties'], 'asking' | 'players' | 'former'> = match
      ? await this.ties.around(nameOf(acting.actor).id, id, match.seats)
      : { asking: NONE, players: { A: NONE, B: NONE } };
    const ties = { ...known, asking: isOwner(acting) ? NONE : known.asking };
    if (!match) return ties;
    const judge = isOwner(acting) ? {} : { judge: nameOf(acting.actor).id };
    const who = { ...judge, ...(await this.ties.playing(id, match.seats)) };
    const changes = await this.ties.changedSince(() => this.matches.openedAt(id), who);
    if (changes.length === 0) return ties;
    return { ...ties, changed: changes.map(({ who: one, tie, at }) => ({ who: one, tie, at })) };
  }

  /** What a ruling comes to on the match as it is now, where the command gives one. */
  async #assess(
    command: DisputeCommand,
    state: DisputeState,
    { id, match, ...asking }: Asking & { readonly id: string; readonly match: OpenedState },
  ): Promise<Assessment | undefined> {
    if ((command.type !== 'GiveRuling' && command.type !== 'GiveFinalRuling') || state.status === 'absent')
      return undefined;
    const { remedies = [], basis } = command.data;
    const penalty = await this.#whyNoPenalty(command, id, asking);
    if (penalty) return { possible: false, refusal: penalty };
    if (command.type === 'GiveFinalRuling' && command.data.verdict === 'upheld')
      return { possible: true, basis: asItStands(match), since: [] };
    const reversing = state.status === 'appealed' ? entryToReverse(state, state.ruling) : null;
    const asked = { remedies, by: officialOf(asking.acting), reversing, called: state.at };
    const foreseen = this.matches.project((shelf) => foresee(shelf, match, asked));
    const since = basis === undefined ? [] : await this.#entriesAfter(id, basis.revision, foreseen.basis);
    if (basis && basis.before !== foreseen.basis.before) return { possible: true, basis: foreseen.basis, since };
    if (foreseen.refusal) return { possible: false, refusal: foreseen.refusal };
    return { possible: true, basis: foreseen.basis, since };
  }

  /** Why one of the penalties of a ruling would not be recorded; null where all of them would. */
  async #whyNoPenalty(
    { data: { penalties = [] } }: GiveRuling | GiveFinalRuling,
    match: string,
    { acting, dispute, occurredAt }: Asking,
  ): Promise<Refusal | null> {
    for (const one of penalties) {
      const asked = { ...one, penalty: randomUUID(), match, dispute };
      const refusal = await this.penalties.check(asked, officialOf(acting), occurredAt);
      if (refusal) return refusal;
    }
    return null;
  }

  async #entriesAfter(id: string, revision: number, now: Basis): Promise<readonly EntrySince[]> {
    if (revision >= now.revision) return [];
    const events = await this.matches.events(id);
    const entries = this.matches.project((shelf) => timelineOf(shelf, events));
    return entries
      .filter(({ number }) => number > revision)
      .map(({ number, type, text, clock }) => ({ entry: number, type, text, clock }));
  }
}

function sheetsAt(
  match: string | undefined,
  { seat }: Acting,
): { readonly owner: string; readonly who: string } | undefined {
  return match === undefined ? undefined : { owner: sheetsOf(matchStream(match)), who: seat?.side ?? 'staff' };
}

function seatedBy({ seatedBy: by }: Acting): Pick<Circumstances, 'seatedBy'> {
  return by === undefined ? {} : { seatedBy: by };
}

/** In which role somebody rules: the strongest that they have. */
export function officialOf({ actor, roles }: Acting): Official {
  return { id: nameOf(actor).id, role: roles.includes('head-judge') ? 'head-judge' : 'judge' };
}

/** The match that a command is about, as far as it is said. */
export function matchOfCommand(command: DisputeCommand, state: DisputeState): string | undefined {
  if (state.status !== 'absent') return state.match;
  return command.type === 'CallJudge' ? command.data.match : undefined;
}

/**
 * Where somebody sits in a match: by the link of a seat, or on a single-user server by the name of the player. At the device
 * of the table it is the side that the command is `of`, or else that of whoever the request names.
 */
export function seatOf(
  { mode, seat, actor }: Acting,
  match: string,
  state: MatchState,
  of?: SideOfCommand,
): Side | null {
  const sits = mode === 'staffed' && seat?.match === match ? seat : null;
  if (mode === 'staffed' && sits?.both !== true) return sits?.side ?? null;
  if (state.status === 'absent') return null;
  const said = sits === null ? undefined : SIDES.find((side) => side === of);
  return said ?? SIDES.find((side) => state.seats[side].player === nameOf(actor).id) ?? null;
}
