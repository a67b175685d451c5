import type { Engine } from '@adjutant/store';
import { listed, type ListedMatch, type MatchCount, type MatchSummary } from '@adjutant/views';
import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import type { ListSchema, Names } from '../schema.js';
import { pageOf } from '../paging.js';
import { revisionsIn } from '../revisions.js';
import { anyOf, holds, isOneOf, type Sought } from '../sought.js';
import { BETWEEN_PAUSES, inParts, type Pause } from '../writing.js';
import { isFound, wordsOfMatch } from './match-words.js';

/** A match as its row says, and up to which of its events that is true. */
export interface MatchRow {
  readonly id: string;
  readonly revision: number;
  /** Id of the event that it is a match of; null of one that stands alone. */
  readonly event: string | null;
  readonly summary: MatchSummary;
}

export interface MatchPage {
  readonly matches: readonly ListedMatch[];
  /** Hand it back as `after` for the next page; null on the last one. */
  readonly next: string | null;
  readonly counted?: MatchCount;
}

export interface MatchesAsked {
  /** Whether matches that count for nothing are listed among the others. */
  readonly withVoid: boolean;
  /** How far they have come. */
  readonly statuses?: readonly MatchSummary['status'][];
  /** All of these have to be found. */
  readonly words?: readonly Sought[];
  /** Those that are being played first, then those that are about to be, then those that are over. */
  readonly playedFirst?: boolean;
  /**
   * What these are to whoever asks, in place of their rows; null where there is no such match for them. Where it is given, no
   * result is shown as disputed: calls for judges stand in no row that could be read as of before.
   */
  readonly instead?: Instead;
}

export type Instead = ReadonlyMap<string, MatchSummary | null>;

/** A row as a page is made of it. */
interface Found {
  readonly summary: string;
  readonly place: number;
  readonly disputed: number | null;
}

const STAGES = ['running', 'opened', 'finished', 'confirmed'] as const satisfies readonly MatchSummary['status'][];
/** More than there are events in any log. */
const PLACES = 2 ** 45;

type Wanted = SelectQueryBuilder<ListSchema & { readonly m: ListSchema['matches'] }, 'm', object>;

/** The list of matches in one version. */
export class MatchRows {
  constructor(
    private readonly kysely: Kysely<ListSchema>,
    private readonly names: Names,
    private readonly engine: Engine,
  ) {}

  /** Up to which event the rows of matches are true; those that have none are left out. */
  revisionsOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return revisionsIn(this.kysely, this.names.matches, ids);
  }

  /** `place` counts only for a match that has no row yet. */
  async write(
    within: Kysely<ListSchema>,
    rows: readonly (MatchRow & { readonly place: number })[],
    pause?: Pause,
  ): Promise<void> {
    for (const part of inParts(rows, BETWEEN_PAUSES[this.engine])) {
      await pause?.();
      await within
        .insertInto(this.names.matches)
        .values(part.map(stored))
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(({ ref }) => ({
            revision: ref('excluded.revision'),
            voided: ref('excluded.voided'),
            player_a: ref('excluded.player_a'),
            player_b: ref('excluded.player_b'),
            stage: ref('excluded.stage'),
            searched: ref('excluded.searched'),
            summary: ref('excluded.summary'),
          })),
        )
        .execute();
    }
  }

  async count(): Promise<number> {
    const counted = this.kysely.selectFrom(this.names.matches).select(({ fn }) => fn.countAll<number>().as('count'));
    return (await counted.executeTakeFirstOrThrow()).count;
  }

  /** Newest first, or those first that are being played; those that are void only where they are asked for. */
  async page(asked: MatchesAsked, limit: number, after: number): Promise<MatchPage> {
    const turn = asked.playedFirst
      ? sql<number>`(${sql.lit(STAGES.length - 1)} - m.stage) * ${sql.lit(PLACES)} + m.place`
      : sql<number>`m.place`;
    const found = await this.#wanted(asked)
      .select(['m.summary', turn.as('place')])
      .select(({ selectFrom }) =>
        selectFrom(`${this.names.disputes} as d` as 'disputes as d')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('d.match', '=', 'm.id')
          .where('d.unsettled', '=', 1)
          .as('disputed'),
      )
      .where(sql<boolean>`${turn} < ${after}`)
      .orderBy(turn, 'desc')
      .limit(limit + 1)
      .execute();
    const { shown, next } = pageOf(asked.instead ? await this.#withOthers(asked, found, after) : found, limit);
    return { matches: shown.map(inList), next };
  }

  /** The same rows as whoever asks may know them, each where it would stand if the list were made of no more than that. */
  async #withOthers(asked: MatchesAsked, found: readonly Found[], after: number): Promise<readonly Found[]> {
    const others = othersIn(asked);
    const places = await this.#placesOf(others.map(({ id }) => id));
    const rows = others.flatMap((summary) => {
      const place = places.get(summary.id);
      if (place === undefined) return [];
      const turn = (STAGES.length - 1 - STAGES.indexOf(summary.status)) * PLACES + place;
      return [{ summary: JSON.stringify(summary), place: asked.playedFirst ? turn : place, disputed: null }];
    });
    const undisputed = found.map((row) => ({ ...row, disputed: null }));
    return [...undisputed, ...rows.filter(({ place }) => place < after)].sort((one, other) => other.place - one.place);
  }

  async #placesOf(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = this.kysely
      .selectFrom(this.names.matches)
      .select(['id', 'place'])
      .where(isOneOf(this.engine, sql`id`, ids));
    return new Map((await rows.execute()).map(({ id, place }) => [id, Number(place)]));
  }

  /** Those of an event that are over, count, and are not confirmed by both; oldest first. */
  async unconfirmedOf(event: string): Promise<readonly MatchSummary[]> {
    const rows = this.kysely
      .selectFrom(this.names.matches)
      .select('summary')
      .where('event', '=', event)
      .where('stage', '=', STAGES.indexOf('finished'))
      .where('voided', '=', 0)
      .orderBy('place');
    return (await rows.execute()).map(({ summary }) => JSON.parse(summary) as MatchSummary);
  }

  /** How many there are of what is asked for, and how many where nothing is looked for. */
  async counted(asked: MatchesAsked): Promise<MatchCount> {
    const count = async (wanted: Wanted): Promise<number> => {
      const counted = wanted.select(({ fn }) => fn.countAll<number>().as('count'));
      return Number((await counted.executeTakeFirstOrThrow()).count);
    };
    const { withVoid, instead } = asked;
    const all = { withVoid, ...(instead ? { instead } : {}) };
    const counted = async (some: MatchesAsked): Promise<number> =>
      (await count(this.#wanted(some))) + othersIn(some).length;
    return { found: await counted(asked), all: await counted(all) };
  }

  #wanted({ withVoid, statuses, words = [], instead }: MatchesAsked): Wanted {
    let wanted: Wanted = this.kysely.selectFrom(`${this.names.matches} as m` as 'matches as m');
    if (instead) wanted = wanted.where(sql<boolean>`NOT ${isOneOf(this.engine, sql`m.id`, [...instead.keys()])}`);
    if (!withVoid) wanted = wanted.where('m.voided', '=', 0);
    if (statuses)
      wanted = wanted.where(
        'm.stage',
        'in',
        statuses.map((status) => STAGES.indexOf(status)),
      );
    for (const word of words) wanted = wanted.where(this.#found(word));
    return wanted;
  }

  #found(sought: Sought) {
    const people = [sought.word, ...sought.people];
    return anyOf([
      holds(sql`m.searched`, sought),
      isOneOf(this.engine, sql`m.player_a`, people),
      isOneOf(this.engine, sql`m.player_b`, people),
      ...(sought.packs.length === 0 ? [] : [isOneOf(this.engine, sql`m.pack`, sought.packs)]),
    ]);
  }
}

/** Those of the others that are what is asked for. */
function othersIn({ withVoid, statuses, words = [], instead = new Map() }: MatchesAsked): readonly MatchSummary[] {
  return [...instead.values()].filter(
    (one): one is MatchSummary =>
      one !== null && (withVoid || !one.voided) && (statuses?.includes(one.status) ?? true) && isFound(one, words),
  );
}

function stored({ id, place, revision, event, summary }: MatchRow & { readonly place: number }): ListSchema['matches'] {
  const { voided, players, pack, status } = summary;
  return {
    ...{ id, place, revision, voided: voided ? 1 : 0, pack, event, stage: STAGES.indexOf(status) },
    ...{ player_a: players.A, player_b: players.B, searched: wordsOfMatch(summary), summary: JSON.stringify(summary) },
  };
}

/** A result is in dispute while a call about its match is open: that stands in another table. */
function inList({ summary, disputed }: { readonly summary: string; readonly disputed: number | null }): ListedMatch {
  const match = listed(JSON.parse(summary) as MatchSummary);
  return disputed && match.resultState !== null ? { ...match, resultState: 'disputed' } : match;
}
