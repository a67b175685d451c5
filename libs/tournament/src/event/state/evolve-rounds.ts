import { withFormerlyBefore } from '../../pairing/as-entered.js';
import type { EventOf } from '../events.js';
import type { Figures, TablePairing } from '../members.js';
import {
  roundOf,
  tableWith,
  type OpenedTournament,
  type RoundState,
  type TableState,
  type ToldResult,
} from './state.js';

type OfRounds = EventOf<
  | 'RoundDrafted'
  | 'DraftEdited'
  | 'RoundPublished'
  | 'PublicationChanged'
  | 'TimeExtended'
  | 'ClockStarted'
  | 'RoundClosed'
  | 'TableResultTold'
  | 'TableResultTakenBack'
  | 'TableDisputeTold'
  | 'TableVoidTold'
>;

export function evolveRounds(state: OpenedTournament, event: OfRounds): OpenedTournament {
  switch (event.type) {
    case 'RoundDrafted':
      return withRound(knownAnew(withGroups(state, event.data), event.data), drafted(event.data, false));
    case 'DraftEdited':
      return withRound(knownAnew(state, event.data), drafted(event.data, true));
    case 'RoundPublished':
      return withRound(state, published(event.data, roundOf(state, event.data.round)?.edited ?? false));
    case 'PublicationChanged':
      return changedRound(knownAnew(state, event.data), event.data.round, (round) => republished(round, event.data));
    case 'RoundClosed':
      return changedRound(state, event.data.round, closed);
    case 'TimeExtended':
      return extended(state, event.data);
    case 'ClockStarted':
      return started(state, event.data);
    case 'TableResultTold':
      return changedTable(state, event.data, (table) => ({ ...table, result: toldIn(event.data) }));
    case 'TableResultTakenBack':
      return changedTable(state, event.data, ({ result: _, ...table }) => table);
    case 'TableDisputeTold':
      return changedTable(state, event.data, (table) => disputed(table, event.data));
    case 'TableVoidTold':
      return changedTable(state, event.data, (table) => voided(table, event.data));
  }
}

function toldIn({ said, sure, at, unconfirmedSince }: EventOf<'TableResultTold'>['data']): ToldResult {
  return { said, sure, at, ...(unconfirmedSince === undefined ? {} : { unconfirmedSince }) };
}

/** Groups are shared out with the draft of round 1, and anew with each. */
function withGroups(
  state: OpenedTournament,
  { round, groups }: Pick<EventOf<'RoundDrafted'>['data'], 'round' | 'groups'>,
): OpenedTournament {
  if (round !== 1) return state;
  const { groups: _, ...others } = state;
  return groups === undefined ? others : { ...others, groups };
}

/** What entries say by now is what the sheet of this round rests on. */
function knownAnew(state: OpenedTournament, { round }: { readonly round: number }): OpenedTournament {
  const all = Object.values(state.entries);
  if (all.every(({ formerly }) => formerly === undefined)) return state;
  return { ...state, entries: Object.fromEntries(all.map((one) => [one.id, withFormerlyBefore(one, round)])) };
}

/** As before it was drafted. */
export function withoutDraft(state: OpenedTournament, round: number): OpenedTournament {
  const last = state.rounds.at(-1);
  if (last?.number !== round || last.publication > 0) return state;
  return { ...withGroups(state, { round }), rounds: state.rounds.slice(0, -1) };
}

type Sheet = Pick<EventOf<'DraftEdited'>['data'], 'round' | 'tables' | 'byes'>;

const byNumber = (tables: readonly TableState[]): readonly TableState[] =>
  tables.toSorted((one, other) => one.table - other.table);
const opened = (tables: readonly TablePairing[], publication: number): readonly TableState[] =>
  byNumber(tables.map(({ table, A, B }) => ({ table, A, B, publication })));

function drafted({ round, tables, byes }: Sheet, edited: boolean): RoundState {
  return { number: round, status: 'drafted', publication: 0, edited, tables: opened(tables, 0), byes };
}

function published({ round, tables, byes }: Sheet, edited: boolean): RoundState {
  return { number: round, status: 'published', publication: 1, edited, tables: opened(tables, 1), byes };
}

function republished(round: RoundState, data: EventOf<'PublicationChanged'>['data']): RoundState {
  const { publication, tables, byes, because } = data;
  const gone = [...(round.gone ?? []), ...data.gone.map((one) => ({ ...one, because }))];
  const kept = round.tables.filter(({ table }) => !data.gone.some((one) => one.table === table));
  const now = byNumber([...kept, ...opened(tables, publication)]);
  return { ...round, publication, edited: true, tables: now, byes, ...(gone.length === 0 ? {} : { gone }) };
}

/** Rounds are counted without gaps; a draft takes the place of the one before. */
function withRound(state: OpenedTournament, round: RoundState): OpenedTournament {
  if (round.number > state.rounds.length + 1) return state;
  return { ...state, rounds: state.rounds.toSpliced(round.number - 1, 1, round) };
}

function changedRound(
  state: OpenedTournament,
  number: number,
  change: (round: RoundState) => RoundState,
): OpenedTournament {
  const round = roundOf(state, number);
  return round === undefined ? state : { ...state, rounds: state.rounds.with(number - 1, change(round)) };
}

interface OfTable {
  readonly round: number;
  readonly table: number;
  readonly publication?: number;
}

/** What is told of a match that is void meanwhile changes nothing at the table that took its place. */
function changedTable(
  state: OpenedTournament,
  { round, table, publication }: OfTable,
  change: (table: TableState) => TableState,
): OpenedTournament {
  return changedRound(state, round, (one) => {
    const at = one.tables.findIndex(
      (other) => other.table === table && (publication === undefined || other.publication === publication),
    );
    const found = one.tables[at];
    return found === undefined ? one : { ...one, tables: one.tables.with(at, change(found)) };
  });
}

interface FiguresOfTable {
  readonly player: string;
  readonly round: number;
  readonly figures: Figures;
}

/** What is told of a table stays with that table: whoever sits there after another publication has none of it. */
export function withFigures(state: OpenedTournament, { player, round, figures }: FiguresOfTable): OpenedTournament {
  const at = tableWith(roundOf(state, round), player);
  if (at === undefined) return state;
  const side = at.A === player ? 'A' : 'B';
  const now = { ...at.figures, [side]: { ...at.figures?.[side], ...figures } };
  return changedTable(state, { round, table: at.table }, ({ reported: _, ...table }) => ({ ...table, figures: now }));
}

/** What a player says of their own table, beside what the other says. */
export function withReport(
  state: OpenedTournament,
  { player, round, both }: EventOf<'FiguresReported'>['data'],
): OpenedTournament {
  const at = tableWith(roundOf(state, round), player);
  if (at === undefined) return state;
  const reported = { ...at.reported, [at.A === player ? 'A' : 'B']: both };
  return changedTable(state, { round, table: at.table }, (table) => ({ ...table, reported }));
}

function extended(state: OpenedTournament, { round, table, hall, minutes }: EventOf<'TimeExtended'>['data']) {
  const more = <Of extends { readonly extended?: number }>(one: Of): Of => ({
    ...one,
    extended: (one.extended ?? 0) + minutes,
  });
  if (table !== undefined) return changedTable(state, { round, table }, (one) => more(one));
  return changedRound(state, round, (one) => (hall === undefined ? more(one) : withHall(one, hall, more)));
}

function started(state: OpenedTournament, { round, hall, at }: EventOf<'ClockStarted'>['data']) {
  return changedRound(state, round, (one) =>
    hall === undefined ? { ...one, startedAt: at } : withHall(one, hall, (its) => ({ ...its, startedAt: at })),
  );
}

type HallState = NonNullable<RoundState['halls']>[string];

function withHall(round: RoundState, hall: string, change: (hall: HallState) => HallState): RoundState {
  return { ...round, halls: { ...round.halls, [hall]: change(round.halls?.[hall] ?? {}) } };
}

/** What is disputed by then stays outside; what is called into question later does not leave what it was counted in. */
function closed(round: RoundState): RoundState {
  const tables = round.tables.map((table): TableState =>
    table.disputes === undefined ? table : { ...table, outside: true },
  );
  return { ...round, status: 'closed', tables };
}

function disputed(
  { disputes = [], ...table }: TableState,
  { dispute, open }: EventOf<'TableDisputeTold'>['data'],
): TableState {
  const others = disputes.filter((one) => one !== dispute);
  const now = open ? [...others, dispute] : others;
  if (now.length > 0) return { ...table, disputes: now };
  const { outside: _, ...counted } = table;
  return counted;
}

/** What was told of it stays beneath: where its match is restored everything is as it was. */
function voided({ voided: _, ...table }: TableState, told: EventOf<'TableVoidTold'>['data']): TableState {
  if (!told.voided) return table;
  return { ...table, voided: told.because === undefined ? {} : { because: told.because } };
}
