import { is, type Static } from '@adjutant/kernel';
import {
  ABSENT,
  packOf,
  walkMatch,
  whoseIs,
  type MatchEvent,
  type MatchState,
  type OpenedState,
} from '@adjutant/match';
import { doubtsOf, tellingOf, unsettledIn, type Doubt, type Timed } from '@adjutant/replay';
import { clockText, Side, type Shelf } from '@adjutant/rules';
import { paperView } from './paper.js';
import { sentence } from './sentence.js';
import { Standing, standingsIn } from './standing.js';
import { Elsewhere, movedIn, type Moved } from './told-elsewhere.js';

/** Doubts that the times of a record raise. */
const BY_THE_CLOCK: ReadonlySet<Doubt['kind']> = new Set(['backwards', 'overtime']);

/** One entry of the record for its readers; by whom and when is added by whoever holds the metadata. */
export const TimelineEntry = is.object(
  {
    number: is.anyWhole(),
    type: is.word<MatchEvent['type']>(),
    clock: is.anyText(),
    round: is.orNull(is.anyWhole()),
    turn: is.orNull(is.anyText()),
    phase: is.orNull(is.anyText()),
    text: is.anyText(),
    mark: is.orNull(is.oneOf(['struck', 'fallen'])),
    overridden: is.orNull(is.anyText()),
    standing: is.says('Recorded by somebody, agreed by both, or ruled by officials.', Standing),
    elsewhere: is.optional(
      is.says(
        'There where it counts at another place than where it was recorded. Clock, round, turn and phase are those of the place.',
        Elsewhere,
      ),
    ),
    of: is.optional(is.says('Whose move it was, where it was the move of one of them.', Side)),
    doubts: is.optional(
      is.many(is.anyText(), {
        says: 'What about it nobody has settled: a check that fails, a question without an answer, an answer that is contested.',
      }),
    ),
  },
  { name: 'TimelineEntry' },
);
export type TimelineEntry = Static<typeof TimelineEntry>;

export function timelineOf(
  shelf: Shelf,
  events: readonly MatchEvent[],
  times: readonly Timed[] = [],
): readonly TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  let state: MatchState = ABSENT;
  for (const { number, event, before, after: next } of walkMatch(shelf, events)) {
    if (next.status === 'absent') continue;
    const pack = packOf(shelf, next);
    const told = before.status === 'absent' ? next.table : before.table;
    const { clock } = next.table;
    entries.push({
      number,
      type: event.type,
      clock: clock ? clockText(pack.sequence, clock) : '',
      round: clock?.round ?? null,
      turn: clock?.turn ?? null,
      phase: clock?.step ?? null,
      text: sentence(pack, told, event),
      mark: null,
      overridden: 'overridden' in event.data && event.data.overridden ? event.data.overridden.reason : null,
      standing: 'recorded',
      ...whose(next, event),
    });
    state = next;
  }
  const compared = comparisons(shelf, events);
  const telling = tellingOf(shelf, events);
  const standings = standingsIn(shelf, telling);
  const moved = movedIn(shelf, telling);
  const all = doubtsOf(shelf, telling, times);
  const shown = [...unsettledIn(all), ...all.filter(({ kind }) => BY_THE_CLOCK.has(kind))];
  const doubted = Map.groupBy(shown, ({ entry }) => entry);
  return entries.map((entry) => {
    const doubts = doubted.get(entry.number)?.map(({ says }) => says);
    return {
      ...entry,
      ...placeOf(entry, moved.get(entry.number)),
      text: compared.get(entry.number) ?? entry.text,
      mark: markOf(state, entry.number),
      standing: standings[entry.number] ?? entry.standing,
      ...(doubts ? { doubts } : {}),
    };
  });
}

/** What came late stands where it was played; where the battle stood when it was written is told beside it. */
function placeOf({ clock }: TimelineEntry, moved: Moved | undefined): Partial<TimelineEntry> {
  if (moved === undefined) return {};
  const { after, is, at, clockText: there } = moved;
  const [round, turn, phase] = [at?.round ?? null, at?.turn ?? null, at?.step ?? null];
  return { clock: there, round, turn, phase, elsewhere: { is, after, recordedIn: clock } };
}

function whose(state: OpenedState, event: MatchEvent): Pick<TimelineEntry, 'of'> {
  const of = whoseIs(state, { event });
  return of === undefined ? {} : { of };
}

/** What the paper says is held against the record as it counts now, at its place there. */
function comparisons(shelf: Shelf, events: readonly MatchEvent[]): ReadonlyMap<number, string> {
  if (!events.some(({ type }) => type === 'RunningDeclared')) return new Map();
  return new Map(paperView(shelf, events).map(({ entry, text }) => [entry, text]));
}

function markOf(state: MatchState, number: number): TimelineEntry['mark'] {
  if (state.status === 'absent') return null;
  if (state.struck.includes(number)) return 'struck';
  return state.fallen[number] ? 'fallen' : null;
}
