import { DISPUTE } from '@adjutant/dispute';
import { sameJson } from '@adjutant/kernel';
import {
  ABSENT,
  brokenSeal,
  foldMatch,
  type Commit,
  type MatchEvent,
  type MatchState,
  type TableOfEvent,
} from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { tableMatch, type OpenedTournament } from '@adjutant/tournament';
import { knows, saysJust, type SaysOfTable, type ToldOfTable } from '../tables/said-of.js';
import { pairedIn, toldAt } from '../tables/told-at.js';
import type { DecidedOtherwise } from './decided-again.js';
import { checkDisputesTold } from './disputes-told.js';
import type { EventPassed } from './event-pass.js';
import { EventAtFault } from './faults.js';
import { lifted } from './lifted.js';
import type { Recorded } from './recorded.js';
import { RulingsGiven, type CarriedOutRuling } from './rulings-given.js';
import { standsAt, tableText, wasTold, type PublishedTable, type StandsAtTable } from './tables-told.js';
import { Reports } from './unconfirmed.js';
import { Voids } from './voids-told.js';

/** A match with everything that is recorded about it. */
export interface MatchGroup {
  readonly own: readonly Recorded[];
  readonly disputes: readonly Recorded[];
  /** Disputes about it that are known by their hashes only. */
  readonly withheld: ReadonlySet<string>;
}

export interface MatchPassed {
  readonly voided: boolean;
  readonly rulings: readonly CarriedOutRuling[];
  /** Rulings whose disputes are withheld. */
  readonly unseen: readonly CarriedOutRuling[];
  /** What this build would have told the event of it, and an earlier one may not have. */
  readonly otherwise: readonly DecidedOtherwise[];
}

/** From when on a match says what it says. */
interface Moment {
  readonly leaf: number;
  readonly at: string;
  readonly told: SaysOfTable | null;
}

/** Plays a match of an event under its own rules, and holds it to its table, and the event to what it came to. */
export function passMatch(
  table: PublishedTable,
  group: MatchGroup,
  { state: event, plans }: Pick<EventPassed, 'state' | 'plans'>,
  shelf: Shelf,
  commit: Commit,
): MatchPassed {
  const { own, disputes, withheld } = group;
  const [first] = own;
  if (!first) throw new Error(`${tableText(table)} has no entries`);
  const events = own.map((entry) => lifted<MatchEvent>(entry));
  const reveal = brokenSeal(first.stream, events, commit);
  if (reveal) throw new EventAtFault('wrong-reveal', reveal.reason, own[reveal.number]);
  const given = new RulingsGiven(shelf, disputes, 0, withheld);
  const moments: Moment[] = [];
  const reports = new Reports();
  const voids = new Voids();
  let state: MatchState = ABSENT;
  for (const [at, entry] of own.entries()) {
    const wrong = given.meet(state, own, at);
    if (wrong !== undefined) throw new EventAtFault('other-ruling', wrong, entry);
    state = played(shelf, events[at] as MatchEvent, state, entry);
    voids.meet(state, entry);
    const told = toldAt(table, state);
    reports.meet(events[at] as MatchEvent, entry, told);
    const { leaf, meta } = entry;
    if (!sameJson(moments.at(-1)?.told, told)) moments.push({ leaf, at: meta.recordedAt, told });
  }
  const of = checkOpening(table, first);
  // Of a match that says of no event nothing is told by itself.
  if (of !== undefined) {
    checkTable(table, of, first);
    plans.check(table, of, first);
    checkDisputesTold(event, table, disputes);
  }
  const last = own.at(-1) ?? first;
  voids.check(table, last);
  checkTold(table, moments, event, state, last);
  reports.check(table, last);
  const { met: rulings, elsewhere: unseen } = given;
  return { voided: voids.now, rulings, unseen, otherwise: voids.untold(table, event) };
}

function played(shelf: Shelf, event: MatchEvent, state: MatchState, entry: Recorded): MatchState {
  try {
    return foldMatch(shelf, [event], state);
  } catch (error) {
    throw new EventAtFault(
      'unreadable',
      `it cannot be played: ${error instanceof Error ? error.message : String(error)}`,
      entry,
    );
  }
}

/**
 * What its event decided of a match when it was opened; undefined where it says of none. Earlier builds let seats be put right in
 * it later: that stands in its record for everybody to read.
 */
function checkOpening(table: PublishedTable, first: Recorded): TableOfEvent | undefined {
  const opened = lifted<MatchEvent>(first);
  if (opened.type !== 'MatchOpened')
    throw new EventAtFault('unreadable', 'the record does not begin with the opening of a match', first);
  const { A, B } = pairedIn(opened.data.seats);
  if (A !== table.A || B !== table.B)
    throw new EventAtFault(
      'other-players',
      `${A} and ${B} play it, and ${tableText(table)} is ${table.A} against ${table.B}`,
      first,
    );
  return opened.data.event;
}

function checkTable(table: PublishedTable, of: TableOfEvent, first: Recorded): void {
  if (tableMatch(of.id, of.round, of.publication, of.table) !== table.match)
    throw new EventAtFault(
      'other-table',
      `it says that it was opened for round ${of.round}, table ${of.table} of event ${of.id}, and stands for ${tableText(table)}`,
      first,
    );
}

/** What the event was told, the match must have come to before; and what it came to last, the event must know. */
function checkTold(
  table: PublishedTable,
  moments: readonly Moment[],
  event: OpenedTournament,
  state: MatchState,
  last: Recorded,
): void {
  for (const { leaf, what, revision } of table.told) {
    if (moments.some((moment) => moment.leaf < leaf && wasTold(moment.told, what))) continue;
    const says = `entry ${revision} of the event tells a result of ${tableText(table)} that its match had not come to`;
    throw new EventAtFault('told-otherwise', says, last);
  }
  const stands = standsAt(event, table);
  const now = moments.at(-1)?.told ?? null;
  if (state.status !== 'absent' && !state.voided) checkVoid(table, stands, last);
  if (stands === null) return;
  // Nobody tells what is not decided; and of a closed round what stood stands, until something else is.
  const decided = now !== null && now.sure !== 'reported';
  if (!decided && (stands.closed || stands.what === undefined)) return;
  if (now === null || !knows(stands.what, now, (what) => saidLastUntil(moments, what)))
    throw new EventAtFault(
      'not-told',
      `${tableText(table)}: the match came to something else than the event was told`,
      last,
    );
}

/** As `saidUntil`, of a match whose moments are known. */
function saidLastUntil(moments: readonly Moment[], what: ToldOfTable): string | undefined {
  const last = moments.findLastIndex(({ told }) => saysJust(told, what));
  return last < 0 ? undefined : moments[last + 1]?.at;
}

/** Of a match that counts its event has the table, and does not hold it for void. */
function checkVoid(table: PublishedTable, stands: StandsAtTable | null, last: Recorded): void {
  if (stands === null)
    throw new EventAtFault('not-void', `${tableText(table)} is gone, and its match still counts`, last);
  if (stands.voided)
    throw new EventAtFault(
      'told-otherwise',
      `the event holds ${tableText(table)} for void, and its match counts`,
      last,
    );
}

/** The match that a dispute is about, where its first entry says so. */
export function matchOfDispute({ stream, revision, data }: Recorded): string | undefined {
  if (DISPUTE.stream.idIn(stream) === undefined || revision !== 0) return undefined;
  return String(data['match']);
}
