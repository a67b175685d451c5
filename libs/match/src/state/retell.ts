import { refuseFor, type Refusal } from '@adjutant/kernel';
import {
  answerOption,
  isUsedBefore,
  judge,
  reasonsAgainst,
  reasonsAgainstAct,
  reasonsAgainstClaim,
  reasonsFrom,
  weighAnswer,
  type ActDeclared,
  type Declaration,
  type LedgerLine,
  type Shelf,
} from '@adjutant/rules';
import { actOf, declarationOf, type AwardsClaimed, type UseDeclared } from '../events.js';
import { isVeiled } from '../secrets/hiding.js';
import { isAboutHand, reasonsAboutHand } from './objective-events.js';
import { amend, type Amended } from './amend.js';
import { applyEvent, packOf } from './apply.js';
import { ABSENT, type Entered, type History, type MatchState, type OpenedState } from './state.js';
import { reason, refuse } from '../refusals.js';

/**
 * What became of an entry when the record was told again: a fact is `recorded`, a use `stands` or `falls`, an entry taken
 * out is `struck`, and dice of a use that fell are `void`.
 */
export type Verdict = 'recorded' | 'stands' | 'falls' | 'struck' | 'void';

export interface RetoldEntry {
  readonly entered: Entered;
  readonly verdict: Verdict;
  readonly refusal?: Refusal;
  /** Of a use that stands because the match only advises: what the rules say against it since the correction. */
  readonly flagged?: Refusal;
  readonly state: MatchState;
  readonly lines: readonly LedgerLine[];
}

/** A record as it was told, and what it was told by. */
export interface WholeTelling extends Pick<Amended<Entered>, 'struck' | 'judged'> {
  readonly told: readonly RetoldEntry[];
}

/** Tells a record from its beginning with every correction in it taken into account. Later uses are judged again. */
export function retell(shelf: Shelf, record: readonly Entered[]): readonly RetoldEntry[] {
  return tellOn(shelf, record).told;
}

/** The same; of how another record was told it takes over as much as both begin with. */
export function tellOn(shelf: Shelf, record: readonly Entered[], other?: WholeTelling): WholeTelling {
  const amended = amend(record);
  const { entries, struck, judged } = amended;
  const told = other ? begunAlike(amended, other) : [];
  let state: MatchState = told.at(-1)?.state ?? ABSENT;
  for (const entered of entries.slice(told.length)) {
    const next: RetoldEntry = struck.has(entered.number)
      ? { entered, verdict: 'struck', state: passOver(state, entered), lines: [] }
      : tell(shelf, state, entered, judged.has(entered.number));
    told.push(next);
    state = next.state;
  }
  return { told, struck, judged };
}

/** What becomes of an entry rests on what stands before it, on whether it is struck, and on whether it is judged again. */
function begunAlike({ entries, struck, judged }: Amended<Entered>, other: WholeTelling): RetoldEntry[] {
  const isAlike = (entered: Entered, at: number): boolean =>
    other.told[at]?.entered === entered &&
    struck.has(entered.number) === other.struck.has(entered.number) &&
    judged.has(entered.number) === other.judged.has(entered.number);
  const end = entries.findIndex((entered, at) => !isAlike(entered, at));
  return other.told.slice(0, end === -1 ? entries.length : end);
}

/** One more entry on a state that may come out of corrections. */
export function tell(shelf: Shelf, state: MatchState, entered: Entered, judged: boolean): RetoldEntry {
  if (state.status === 'absent') return { entered, verdict: 'recorded', ...applyEvent(shelf, state, entered) };
  const { event } = entered;
  if (event.type === 'RollRecorded' && !state.table.rolls.some((roll) => roll.id === event.data.roll)) {
    return { entered, verdict: 'void', state: passOver(state, entered), lines: [] };
  }
  if (event.type === 'UseAnswered') return tellAnswer(shelf, state, entered, judged);
  if (isAboutHand(event)) return tellHand(shelf, state, entered, judged);
  if (event.type === 'AwardsClaimed')
    return heldTo(shelf, state, entered, judged ? againstClaim(shelf, state, event.data) : null);
  const use = declarationOf(event);
  if (!use) return tellFact(shelf, state, entered, judged);
  const refusal = judged ? refusalOf(shelf, state, use) : null;
  if (refusal && state.settings.enforcement === 'strict') return falls(state, entered, refusal);
  // A question that nobody was asked when the entry was written does not fell it: it stands open.
  const stands = { entered, verdict: 'stands', ...applyEvent(shelf, state, entered, judged) } as const;
  return refusal ? { ...stands, flagged: refusal } : stands;
}

/** A fact stands as it was written; what a unit did falls where rules of the pack on it would not let it stand any more. */
function tellFact(shelf: Shelf, state: OpenedState, entered: Entered, judged: boolean): RetoldEntry {
  const act = judged ? actOf(entered.event) : null;
  return heldTo(shelf, state, entered, act && !act.overridden ? againstAct(shelf, state, act) : null);
}

/** It falls by what is said against it; where the match only advises it stands, flagged. */
function heldTo(shelf: Shelf, state: OpenedState, entered: Entered, refusal: Refusal | null): RetoldEntry {
  if (refusal && state.settings.enforcement === 'strict') return falls(state, entered, refusal);
  const told = { entered, verdict: 'recorded', ...applyEvent(shelf, state, entered) } as const;
  return refusal ? { ...told, flagged: refusal } : told;
}

function againstAct(shelf: Shelf, state: OpenedState, act: ActDeclared): Refusal | null {
  const [first, ...rest] = reasonsAgainstAct(packOf(shelf, state), state.table, act);
  return first ? refuseFor([first, ...rest]) : null;
}

/** Why a card would not be scored so in this place of the record; null where it would, or where a judge let it stand. */
function againstClaim(shelf: Shelf, state: OpenedState, claim: AwardsClaimed['data']): Refusal | null {
  if (claim.overridden) return null;
  if (state.status !== 'running') return refuse('match/over', 'The match was over before this.', { card: claim.card });
  const [first, ...rest] = reasonsAgainstClaim(packOf(shelf, state), state.table, claim);
  return first ? refuseFor([first, ...rest]) : null;
}

function falls(state: OpenedState, entered: Entered, refusal: Refusal): RetoldEntry {
  const fallen = { ...state.fallen, [entered.number]: refusal };
  return {
    entered,
    verdict: 'falls',
    refusal,
    state: { ...passOver(state, entered), fallen } as MatchState,
    lines: [],
  };
}

/** What was drawn or discarded falls where it would not be accepted any more. */
function tellHand(shelf: Shelf, state: OpenedState, entered: Entered, judged: boolean): RetoldEntry {
  const { event } = entered;
  const held = !judged || state.settings.enforcement === 'advise' || 'overridden' in event.data;
  const [first, ...rest] = held ? [] : reasonsAboutHand(packOf(shelf, state), state.table, event);
  if (!first) return { entered, verdict: 'stands', ...applyEvent(shelf, state, entered, judged) };
  return falls(state, entered, refuseFor([first, ...rest]));
}

/** An answer to a use that is gone is void; one that could not be given any more falls, and the use waits again. */
function tellAnswer(shelf: Shelf, state: OpenedState, entered: Entered, judged: boolean): RetoldEntry {
  const { event } = entered;
  if (event.type !== 'UseAnswered') throw new Error('only answers are told here');
  const { entry, option: id, overridden, ...answering } = event.data;
  const pending = state.table.answers.find((one) => one.number === entry);
  const pack = packOf(shelf, state);
  const option = pending && answerOption(pack.entries[pending.entry], id);
  if (!pending || !option) return { entered, verdict: 'void', state: passOver(state, entered), lines: [] };
  const holds = !judged || state.settings.enforcement === 'advise' || overridden !== undefined;
  const findings = holds ? [] : weighAnswer(pack, state.table, pending, { ...answering, option });
  const [first, ...rest] = reasonsFrom(findings, option.name, { attestations: 'open' });
  if (!first) return { entered, verdict: 'stands', ...applyEvent(shelf, state, entered, judged) };
  return falls(state, entered, refuseFor([first, ...rest]));
}

/** The state with an entry written down that does not count. */
export function passOver(state: MatchState, entered: Entered): MatchState {
  return state.status === 'absent' ? state : { ...state, history: { last: entered, before: state.history } };
}

/** Why a use would not be accepted in this state; null when it would, or when a judge let it stand. */
function refusalOf(shelf: Shelf, state: OpenedState, use: UseDeclared): Refusal | null {
  if (use.overridden) return null;
  // A correction may have brought the end of the battle forward.
  const pack = packOf(shelf, state);
  const rule = pack.entries[use.entry];
  const before = state.status === 'opened' && rule !== undefined && isUsedBefore(pack, rule);
  if (state.status !== 'running' && !before)
    return refuse('match/over', 'The match was over before this.', { entry: use.entry });
  if (isVeiled(pack, use)) return null;
  if (!rule) return refuseFor([reason('entry/unknown', `${pack.name} has no ${use.entry}.`, { entry: use.entry })]);
  const declaration: Declaration = use;
  const [first, ...rest] = reasonsAgainst(judge(pack, state.table, rule, declaration), { attestations: 'open' });
  return first ? refuseFor([first, ...rest]) : null;
}

export function chain(record: readonly Entered[]): History {
  let history: History | null = null;
  for (const last of record) history = { last, before: history };
  if (!history) throw new Error('a record has at least one entry');
  return history;
}
