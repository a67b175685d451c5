import { isOpenDispute, toldOf } from '@adjutant/contexts';
import type { DisputeState } from '@adjutant/dispute';
import { sameJson } from '@adjutant/kernel';
import type { MatchState } from '@adjutant/match';
import {
  roundOf,
  tableMatch,
  tableOf,
  type EventOf,
  type OpenedTournament,
  type RoundState,
  type Standings,
} from '@adjutant/tournament';
import { holds } from './broken.js';
import { winnersGoOn } from './bracket-law.js';
import { isByResults } from './course.js';
import { disqualifiedIn, seatedIn } from './here.js';
import { eachGroupPlaysItsOwn } from './schedule-law.js';
import type { Acknowledgements } from './acknowledgements.js';

/** What the laws look at: the event, its matches as they stand, and what people were told that they had reported. */
export interface Looked {
  readonly id: string;
  readonly event: OpenedTournament;
  /** The standings, as the installation works them out. */
  readonly ranked: Standings;
  match(id: string): MatchState;
  /** Every match that was ever opened. */
  readonly opened: ReadonlySet<string>;
  readonly told: Acknowledgements;
  /** Every dispute that anybody was called to. */
  readonly disputes: ReadonlyMap<string, DisputeState>;
}

/** What holds after each step, however much is still on its way. */
export function holdsAlways(event: OpenedTournament): void {
  const round = event.rounds.at(-1);
  if (!round) return;
  eachGroupPlaysItsOwn(event, round);
  if (round.publication === 0) {
    winnersGoOn(event, round);
    return;
  }
  nobodyTwice(round);
  onlyWhoPlays(round, event);
  nobodyDisqualified(round, event);
  if (!round.edited && isByResults(event, round.number)) noRematch(round, event);
}

function nobodyTwice({ number, tables, byes }: RoundState): void {
  const seated = [...tables.flatMap(({ A, B }) => [A, B]), ...byes.map(({ player }) => player)];
  const twice = seated.filter((player, at) => seated.indexOf(player) !== at);
  if (seated.length > 400) {
    holds('nobody sits twice', new Set(seated).size === seated.length, () => `round ${number}`);
    return;
  }
  holds('nobody sits twice', twice.length === 0, () => `round ${number}: ${twice.join(', ')}`);
}

/** Whoever left is paired no more, and whoever came late not before. */
function onlyWhoPlays({ number, tables, edited }: RoundState, { entries }: OpenedTournament): void {
  if (edited) return;
  for (const player of tables.flatMap(({ A, B }) => [A, B])) {
    const entry = entries[player];
    const plays = entry !== undefined && entry.from <= number && (entry.until ?? Infinity) >= number;
    holds('only who plays is paired', plays, () => `${player} in round ${number}`);
  }
}

/** Penalties are given between rounds: whoever is disqualified sat in what is closed, and has no place on a later sheet. */
function nobodyDisqualified(round: RoundState, event: OpenedTournament): void {
  if (round.status === 'closed') return;
  const sheet = seatedIn(round);
  const out = [...disqualifiedIn(event)].filter((player) => sheet.has(player));
  holds('nobody disqualified is paired', out.length === 0, () => `${out.join(', ')} in round ${round.number}`);
}

/** While rounds are at most half the field nobody meets again, unless an organizer sat them so. */
function noRematch({ number, tables }: RoundState, { rounds }: OpenedTournament): void {
  if (number * 2 > tables.length * 2) return;
  const met = new Set(rounds.slice(0, number - 1).flatMap((one) => one.tables.map(pairOf)));
  const again = tables.map(pairOf).filter((pair) => met.has(pair));
  holds('no rematch unless told', again.length === 0, () => `round ${number}: ${again.join('; ')}`);
}

const pairOf = ({ A, B }: { readonly A: string; readonly B: string }): string =>
  A < B ? `${A} and ${B}` : `${B} and ${A}`;

/** What holds once nothing is left to do. */
export function holdsAtRest(looked: Looked): void {
  for (const round of looked.event.rounds) {
    if (round.publication === 0) continue;
    oneLiveMatchEach(round, looked);
    for (const table of round.tables) resultIsThatOfItsMatch(round, table, looked);
  }
  oneByeEach(looked.event);
  disputesAreFollowed(looked);
}

/** The event knows which tables are disputed, and what was ruled and taken back has come to its match and back. */
function disputesAreFollowed({ event, id, disputes }: Looked): void {
  const known = new Map(
    event.rounds.flatMap(({ number, tables }) =>
      tables.map((one) => [tableMatch(id, number, one.publication, one.table), one.disputes ?? []] as const),
    ),
  );
  for (const [dispute, state] of disputes) {
    if (state.status === 'absent') continue;
    const undone = state.rulings.filter(({ revoked, outcome, takenBack }) => (revoked ? takenBack : outcome) === null);
    holds('what is ruled is carried out', undone.length === 0, () => `${dispute}: ${JSON.stringify(undone)}`);
    const told = known.get(state.match)?.includes(dispute);
    holds('the event knows what is disputed', told === undefined || told === isOpenDispute(state), () => dispute);
  }
}

function oneLiveMatchEach({ number, tables }: RoundState, { id, match, opened }: Looked): void {
  const live = [...opened].flatMap((one) => {
    const state = match(one);
    if (state.status === 'absent' || state.voided || state.event?.round !== number) return [];
    return [`table ${state.event.table}: ${state.seats.A.player} against ${state.seats.B.player}`];
  });
  const published = tables.map(({ table, A, B }) => `table ${table}: ${A} against ${B}`);
  const [those, these] = [live, published].map(counted);
  const differ = [...live, ...published].filter((one) => those?.get(one) !== 1 || these?.get(one) !== 1);
  holds('one live match a table', differ.length === 0, () => `round ${number} of ${id}: ${differ.join('; ')}`);
}

function counted(all: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const one of all) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

function resultIsThatOfItsMatch(
  { number }: RoundState,
  { table, publication, result }: RoundState['tables'][number],
  { id, match, told }: Looked,
): void {
  const played = tableMatch(id, number, publication, table);
  const where = (): string => `round ${number}, table ${table}: ${JSON.stringify(result?.said)}`;
  const says = toldOf(match(played));
  if (!result) {
    holds('what is decided is told', says === null || says.sure === 'reported', where);
    return;
  }
  holds('a result is that of its match', sameJson(result.said, says?.said), where);
  const { A, B } = result.said;
  const pair = [A.outcome, B.outcome].toSorted().join();
  const agree = result.said.decided === 'double-loss' || pair === 'draw,draw' || pair === 'loss,win';
  holds('outcomes agree', agree, where);
  const reported = told.pointsOf(played);
  if (!reported) return;
  const points = [A.figures['vp'], B.figures['vp']];
  holds(
    'points add up',
    sameJson(points, [reported.A, reported.B]),
    () => `${where()} where ${JSON.stringify(reported)} was reported`,
  );
}

/** A bye of pairing comes to nobody twice while somebody has had none. */
function oneByeEach(event: OpenedTournament): void {
  const { rounds, entries } = event;
  const had = rounds
    .filter(({ number, publication, edited }) => publication > 0 && !edited && isByResults(event, number))
    .flatMap(({ byes }) => byes.flatMap(({ player, kind }) => (kind === 'pairing' ? [player] : [])));
  const few = had.length * 2 <= Object.values(entries).filter(({ status }) => status === 'entered').length;
  holds('one bye each', !few || new Set(had).size === had.length, () => had.join(', '));
}

/** A round is closed when each table is decided or disputed. */
export function closedRightly(round: RoundState): void {
  for (const { table, result, disputes } of round.tables) {
    if (disputes) continue;
    holds('each table is decided', result !== undefined, () => `round ${round.number}, table ${table}`);
  }
}

/** When a result was told, and when the match was over that it is of. */
interface Telling {
  readonly at: string;
  readonly endedAt: string | undefined;
  /** After how many minutes a result stands that nobody confirmed. */
  readonly minutes: number;
}

/**
 * An event is told of a table once it is decided: of what one player has reported nothing before its time, unless its round is
 * closed; and of nothing a second time, unless it is another result, or a ruling has come or gone.
 */
export function toldRightly(
  event: OpenedTournament,
  { round, table, said, sure, unconfirmedSince: since, late }: EventOf<'TableResultTold'>['data'],
  { at, endedAt, minutes }: Telling,
): void {
  const where = (): string => `round ${round}, table ${table}: ${sure}`;
  const known = tableOf(roundOf(event, round), table)?.result;
  const another = known === undefined || !sameJson(known.said, said) || [known.sure, sure].includes('ruled');
  holds('an event is told once of a table', another, where);
  if (sure !== 'reported') return;
  holds('what is only reported is not told', since !== undefined && since >= (endedAt ?? '9'), where);
  const stood = (Date.parse(at) - Date.parse(since ?? at)) / 60_000;
  holds('what is unconfirmed stands long enough', late || stood >= minutes, () => `${where()}, ${stood} minutes`);
}
