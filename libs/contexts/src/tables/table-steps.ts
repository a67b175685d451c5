import type { MatchState } from '@adjutant/match';
import {
  standsUnconfirmed,
  tableMatch,
  type OpenedTournament,
  type RoundState,
  type TableState,
  type ToldResult,
} from '@adjutant/tournament';
import { knows, type SaysOfTable, type ToldOfTable } from './said-of.js';
import { toldAt } from './told-at.js';

interface AtTable {
  readonly round: number;
  readonly table: number;
  readonly publication: number;
}

/** What has to be done between an event and the match of a table. Each may be done again: asking again says what is left. */
export type TableStep =
  | ({ readonly do: 'open'; readonly match: string; readonly A: string; readonly B: string } & AtTable)
  | { readonly do: 'void'; readonly match: string; readonly because: string }
  | ({ readonly do: 'tell' } & ToldOfTable & AtTable)
  | ({ readonly do: 'take-back' } & AtTable)
  | ({ readonly do: 'tell-void'; readonly voided: boolean; readonly because?: string } & AtTable);

/** The event, and every match of its tables as it stands; whoever asks has read them. */
export interface TablesSeen {
  /** Id of the event. */
  readonly id: string;
  readonly event: OpenedTournament;
  match(id: string): MatchState;
  /** Since when a match says what nobody has confirmed yet (`reportedSince`); asked of no other. */
  since(id: string): string | undefined;
  /** When the last dispute about a table was over (`clearedAt`); asked only of one that its round was closed without. */
  cleared(of: AtTable): string | undefined;
  /** Until when a match said just what its event was told (`saidUntil`); asked only where it says that in other words now. */
  until(id: string, told: ToldResult): string | undefined;
  /** The time by which what nobody confirmed may stand. */
  readonly now: string;
}

/**
 * Everything that has to be done about the tables of a round, in order: first what was published and is no more is voided, so
 * that nobody stands in two matches, then what is published is opened, then the event is told what is decided.
 */
export function tableSteps(round: RoundState, seen: TablesSeen): readonly TableStep[] {
  if (round.publication === 0) return [];
  const { number, gone = [], tables } = round;
  const voids = gone.flatMap(({ because, ...of }) => toVoid({ round: number, ...of }, because, seen));
  return [...voids, ...tables.flatMap((table) => toFollow(number, table, round, seen))];
}

const matchOf = ({ round, table, publication }: AtTable, { id }: TablesSeen): string =>
  tableMatch(id, round, publication, table);

/** A match that was never opened need not be voided: nobody opens it any more. */
function toVoid(of: AtTable, because: string, seen: TablesSeen): readonly TableStep[] {
  const match = matchOf(of, seen);
  const state = seen.match(match);
  return state.status === 'absent' || state.voided ? [] : [{ do: 'void', match, because }];
}

function toFollow(number: number, at: TableState, { status }: RoundState, seen: TablesSeen): readonly TableStep[] {
  const { table, publication, A, B, result } = at;
  const of: AtTable = { round: number, table, publication };
  const match = matchOf(of, seen);
  const state = seen.match(match);
  if (state.status === 'absent') return [{ do: 'open', match, A, B, ...of }];
  const isVoid = state.voided !== undefined;
  if (isVoid !== (at.voided !== undefined))
    return [{ do: 'tell-void', ...of, voided: isVoid, ...(state.voided && { because: state.voided.because }) }];
  const until = (what: ToldResult) => seen.until(match, what);
  const saying = { says: toldAt(at, state), since: () => seen.since(match), cleared: () => seen.cleared(of), until };
  const told = decidedAt(at, status, saying, seen);
  // A result that is gone from its match never un-reports a round that is closed.
  if (told === null) return result === undefined || status === 'closed' ? [] : [{ do: 'take-back', ...of }];
  const { earlier: _, mistold: _wrong, ...now } = told;
  return knows(result, told, until) ? [] : [{ do: 'tell', ...now, ...of }];
}

interface Saying {
  readonly says: SaysOfTable | null;
  since(): string | undefined;
  cleared(): string | undefined;
  until(told: ToldResult): string | undefined;
}

/**
 * What an event is to know of a table: nothing of what one player has reported, until that stands. It does once the other confirms
 * it (or officials say so), when its time has gone by, and when its round was closed over a dispute that left it as it was: what
 * is reported only after such a dispute nobody has looked at, and it waits for the other.
 */
function decidedAt(
  { result, disputes }: TableState,
  status: RoundState['status'],
  { says, since: asked, cleared, until }: Saying,
  { event, now }: TablesSeen,
): SaysOfTable | null {
  if (says?.sure !== 'reported' || knows(result, says, until)) return says;
  const since = disputes === undefined ? asked() : undefined;
  if (since === undefined) return null;
  const stands =
    status === 'closed'
      ? result === undefined && since <= (cleared() ?? '')
      : standsUnconfirmed(event.settings, since, now);
  return stands ? { ...says, unconfirmedSince: since } : null;
}
