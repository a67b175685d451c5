import { is, type Static } from '@adjutant/kernel';
import { round, table, TableSaid } from '../event/members.js';
import { PlayOff } from '../pairing/formats/play-off.js';

/** What somebody asks about a result that they think of changing. */
export const ImpactAsked = is.object(
  {
    round,
    table,
    said: TableSaid,
    cut: is.optional(PlayOff),
  },
  { name: 'ImpactAsked' },
);
export type ImpactAsked = Static<typeof ImpactAsked>;

const id = is.anyText();
const pair = is.many(id);
const Line = is.object({
  place: is.orNull(is.anyWhole()),
  values: is.many(is.orNull(is.anyText()), { says: 'As they are shown, in the order of `columns`.' }),
});

/** What another result of a table changes, or a penalty. Nothing is paired anew by it. */
export const ImpactView = is.object(
  {
    round: is.anyWhole({ says: 'From which round on; 0 where none is closed.' }),
    table: is.optional(is.anyWhole({ says: 'Where a result is another; left out of what a penalty alone changes.' })),
    columns: is.many(is.anyText()),
    lines: is.many(is.object({ player: id, before: is.orNull(Line), after: is.orNull(Line) }), {
      says: 'Players whose line changes, in the order of the new standings.',
    }),
    apart: is.many(
      is.object({
        round: is.anyWhole(),
        tables: is.many(is.object({ table: is.anyWhole(), players: pair, scores: is.many(is.amount()) })),
      }),
      { says: 'Later rounds as they were published: pairs that were of one score group and are so no longer.' },
    ),
    following: is.orNull(is.object({ round: is.anyWhole(), instead: is.many(pair), gone: is.many(pair) }), {
      says: 'What the first round after it would have been; null where there is none, or it would be the same.',
    }),
    overtaken: is.many(is.object({ round: is.anyWhole(), players: is.many(id), says: is.anyText() }), {
      says: 'Rounds that are drafted and not published, with whoever stands otherwise for their pairing.',
    }),
    uncounted: is.optional(
      is.many(is.anyText(), {
        says: 'What penalties were told in that the order of the event does not look at: it changes no place. Left out where it looks at all.',
      }),
    ),
    cut: is.optional(is.object({ in: is.many(id), out: is.many(id), refused: is.orNull(is.anyText()) })),
    names: is.mapOf(is.anyText(), 'names'),
  },
  { name: 'ImpactView' },
);
export type ImpactView = Static<typeof ImpactView>;

/** What was corrected after its round was closed, and what penalties changed, the newest first. */
export const ImpactsAnswer = is.object(
  {
    tournament: id,
    revision: is.anyWhole(),
    corrections: is.many(
      is.object({
        entry: is.anyWhole(),
        at: is.anyText(),
        by: is.object({ id, role: is.anyText() }),
        says: is.anyText(),
        impact: ImpactView,
      }),
    ),
  },
  { name: 'ImpactsAnswer' },
);
export type ImpactsAnswer = Static<typeof ImpactsAnswer>;
