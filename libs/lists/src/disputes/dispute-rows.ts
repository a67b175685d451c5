import { is, withNumbers, type Static } from '@adjutant/kernel';
import type { Engine } from '@adjutant/store';
import { type DisputeStatus, DisputeSummary, WholeDispute } from '@adjutant/dispute';
import { MatchSummary } from '@adjutant/views';
import { sql, type Kysely } from 'kysely';
import type { ListSchema, Names } from '../schema.js';
import { pageOf } from '../paging.js';
import { revisionsIn } from '../revisions.js';
import { anyOf, holds, isOneOf, type Sought } from '../sought.js';
import { inParts } from '../writing.js';

/** A line of the queue, without what its match says. `clock`: where the battle was at the disputed entry. */
export const DisputeLine = is.named('DisputeLine', is.extended(DisputeSummary, { clock: is.orNull(is.anyText()) }));
export type DisputeLine = Static<typeof DisputeLine>;

export const DisputeInQueue = is.named(
  'DisputeInQueue',
  is.extended(DisputeLine, {
    title: is.orNull(is.anyText()),
    players: is.orNull(MatchSummary.properties.players),
    elsewhere: is.optional(WholeDispute.properties.elsewhere),
    fault: is.optional(
      is.anyText({ says: 'Why it is shown to nobody: its record, or that of its match, is not what was recorded.' }),
    ),
  }),
);
export type DisputeInQueue = Static<typeof DisputeInQueue>;

export const DisputePage = is.object(
  {
    disputes: is.many(DisputeInQueue),
    next: is.orNull(is.anyText(), { says: 'Hand it back as `after` for the next page; null on the last one.' }),
  },
  { name: 'DisputePage' },
);
export type DisputePage = Static<typeof DisputePage>;

export interface DisputeRow {
  /** Which event of the whole log the call is; it counts only for a dispute that has no row yet. */
  readonly place: number;
  readonly summary: DisputeLine;
}

/** What the queue is filtered by; all of it has to hold. */
export interface DisputesAsked {
  readonly statuses?: readonly DisputeStatus[];
  readonly match?: string;
  /** Id of the event whose matches they are about. */
  readonly event?: string;
  readonly judge?: string;
  /** Each of them stands somewhere in the claim, in small or capital letters. */
  readonly words?: readonly string[];
  /** Each of them is found in the claim, in what the match says of itself, or among its players and the judge. */
  readonly search?: readonly Sought[];
}

type Found = { readonly place: number; readonly summary: string; readonly ofMatch: string | null };

/** The queue of calls in one version. */
export class DisputeRows {
  constructor(
    private readonly kysely: Kysely<ListSchema>,
    private readonly names: Names,
    private readonly engine: Engine,
  ) {}

  /** Up to which event the rows of disputes are true; those that have none are left out. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return revisionsIn(this.kysely, this.names.disputes, ids);
  }

  async write(within: Kysely<ListSchema>, rows: readonly DisputeRow[]): Promise<void> {
    for (const part of inParts(rows)) {
      await within
        .insertInto(this.names.disputes)
        .values(part.map(stored))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            revision: ref('excluded.revision'),
            status: ref('excluded.status'),
            judge: ref('excluded.judge'),
            unsettled: ref('excluded.unsettled'),
            summary: ref('excluded.summary'),
          })),
        )
        .execute();
    }
  }

  /** How many nobody has settled. */
  async countUnsettled(): Promise<number> {
    const { count } = await this.kysely
      .selectFrom(this.names.disputes)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('unsettled', '=', 1)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async isDisputed(match: string): Promise<boolean> {
    const found = this.kysely
      .selectFrom(this.names.disputes)
      .select('id')
      .where('match', '=', match)
      .where('unsettled', '=', 1)
      .limit(1);
    return (await found.executeTakeFirst()) !== undefined;
  }

  /** Newest first. */
  async page(
    { statuses, match, event, judge, words = [], search = [] }: DisputesAsked,
    limit: number,
    after: number,
  ): Promise<DisputePage> {
    let wanted = this.kysely
      .selectFrom(`${this.names.disputes} as d` as 'disputes as d')
      .leftJoin(`${this.names.matches} as m` as 'matches as m', 'm.id', 'd.match')
      .select(['d.place', 'd.summary', 'm.summary as ofMatch'])
      .where('d.place', '<', after);
    if (statuses) wanted = wanted.where('d.status', 'in', statuses);
    if (match !== undefined) wanted = wanted.where('d.match', '=', match);
    if (event !== undefined) wanted = wanted.where('m.event', '=', event);
    if (judge !== undefined) wanted = wanted.where('d.judge', '=', judge);
    for (const word of words) wanted = wanted.where(sql<boolean>`d.claim LIKE ${holding(word)} ESCAPE '\\'`);
    for (const sought of search) wanted = wanted.where(this.#found(sought));
    const found: readonly Found[] = await wanted
      .orderBy('d.place', 'desc')
      .limit(limit + 1)
      .execute();
    const { shown, next } = pageOf(found, limit);
    return { disputes: shown.map(inQueue), next };
  }

  #found(sought: Sought) {
    const people = [sought.word, ...sought.people];
    return anyOf([
      holds(sql`d.searched`, sought),
      holds(sql`m.searched`, sought),
      ...[sql<string>`m.player_a`, sql<string>`m.player_b`, sql<string>`d.judge`].map((id) =>
        isOneOf(this.engine, id, people),
      ),
      ...(sought.packs.length === 0 ? [] : [isOneOf(this.engine, sql`m.pack`, sought.packs)]),
    ]);
  }
}

function stored({ place, summary }: DisputeRow): ListSchema['disputes'] {
  const { id, revision, match, status, judge, claim, table, entry } = summary;
  const places = [...(table === null ? [] : [`table ${table}`]), ...(entry === null ? [] : [`#${entry}`])];
  const unsettled = isUnsettled(status) ? 1 : 0;
  return {
    ...{ id, place, revision, match, status, judge: judge ?? null, unsettled },
    ...{ claim: searched(claim), searched: withNumbers([claim, ...places].join(' ')) },
    summary: JSON.stringify(summary),
  };
}

/** What has been called for and not been decided, or is under appeal. */
function isUnsettled(status: DisputeStatus): boolean {
  return status === 'called' || status === 'claimed' || status === 'appealed';
}

/** PostgreSQL keeps no text with a NUL in it, and each engine has its own idea of capital letters. */
function searched(text: string): string {
  return text.replaceAll('\0', ' ').toLowerCase();
}

function holding(word: string): string {
  return `%${searched(word).replace(/[\\%_]/g, '\\$&')}%`;
}

function inQueue({ summary, ofMatch }: Found): DisputeInQueue {
  const match = ofMatch === null ? null : (JSON.parse(ofMatch) as MatchSummary);
  return {
    ...(JSON.parse(summary) as DisputeLine),
    title: match?.title ?? null,
    players: match?.players ?? null,
  };
}
