import { sameJson } from '@adjutant/kernel';
import {
  roundOf,
  tableMatch,
  tableOf,
  type OpenedTournament,
  type ToldResult,
  type TournamentEvent,
} from '@adjutant/tournament';
import { isSaid, type SaysOfTable, type ToldOfTable } from '../tables/said-of.js';

/** An entry of the event: where it stands in the log, and its number. */
interface At {
  readonly leaf: number;
  readonly revision: number;
}

/** A table that was published at some time, and everything that the event was told of its match. */
export interface PublishedTable {
  readonly match: string;
  readonly round: number;
  readonly table: number;
  readonly publication: number;
  readonly A: string;
  readonly B: string;
  /** Where it was published in the log. */
  readonly published: number;
  /** The entry of the event that published it. */
  readonly entry: number;
  readonly told: (At & { readonly what: ToldOfTable })[];
  /** Whether it was void, as the event was told. */
  readonly voids: (At & { readonly voided: boolean })[];
}

/** What stands at a table in the end; null where the table is gone. */
export interface StandsAtTable {
  readonly what: ToldResult | undefined;
  readonly closed: boolean;
  readonly voided: boolean;
}

type Seated = { readonly table: number; readonly A: string; readonly B: string };

/** Every table of every publication of an event, by the id of its match. */
export class PublishedTables {
  readonly #byMatch = new Map<string, PublishedTable>();

  constructor(private readonly event: string) {}

  get all(): readonly PublishedTable[] {
    return [...this.#byMatch.values()];
  }

  of(match: string): PublishedTable | undefined {
    return this.#byMatch.get(match);
  }

  take(event: TournamentEvent, at: At): void {
    if (event.type === 'RoundPublished') this.#publish(event.data, 1, at);
    if (event.type === 'PublicationChanged') this.#publish(event.data, event.data.publication, at);
    if (event.type === 'TableResultTold') this.#at(event.data)?.told.push({ ...at, what: event.data });
    if (event.type === 'TableVoidTold') this.#at(event.data)?.voids.push({ ...at, voided: event.data.voided });
  }

  #at({
    round,
    publication,
    table,
  }: Pick<PublishedTable, 'round' | 'publication' | 'table'>): PublishedTable | undefined {
    return this.of(tableMatch(this.event, round, publication, table));
  }

  #publish(
    { round, tables }: { readonly round: number; readonly tables: readonly Seated[] },
    publication: number,
    { leaf: published, revision: entry }: At,
  ): void {
    for (const { table, A, B } of tables) {
      const match = tableMatch(this.event, round, publication, table);
      this.#byMatch.set(match, { match, round, table, publication, A, B, published, entry, told: [], voids: [] });
    }
  }
}

export function standsAt(state: OpenedTournament, { round, table, publication }: PublishedTable): StandsAtTable | null {
  const known = roundOf(state, round);
  const now = tableOf(known, table);
  if (now?.publication !== publication) return null;
  return { what: now.result, closed: known?.status === 'closed', voided: now.voided !== undefined };
}

/** Whether an event was told, or not told, what a match says. */
export const sameTold = (says: SaysOfTable | null | undefined, told: ToldOfTable | null | undefined): boolean =>
  says && told ? says.sure === told.sure && isSaid(told.said, says) : (says ?? null) === (told ?? null);

/** Whether an event was told so of what a match says, be it wrongly by an earlier build. */
export const wasTold = (says: SaysOfTable | null, told: ToldOfTable): boolean =>
  sameTold(says, told) || (says?.sure === told.sure && says.mistold !== undefined && sameJson(says.mistold, told.said));

/** A table in words. */
export const tableText = ({ round, table, publication }: PublishedTable): string =>
  `round ${round}, table ${table}${publication === 1 ? '' : ` of publication ${publication}`}`;
