import { shape } from '@adjutant/kernel';
import { ABSENT, packOf, walkMatch, type MatchEvent, type MatchState } from '@adjutant/match';
import { doubtsOf, tellingOf, unsettledIn, type Timed } from '@adjutant/replay';
import { clockText, type Shelf } from '@adjutant/rules';
import { paperView } from './paper.js';
import { sentence } from './sentence.js';

/** One entry of the record for its readers; by whom and when is added by whoever holds the metadata. */
export const TimelineEntry = shape.named(
  'TimelineEntry',
  shape.closed({
    number: shape.whole(),
    type: shape.word<MatchEvent['type']>(),
    clock: shape.text(),
    round: shape.orNull(shape.whole()),
    turn: shape.orNull(shape.text()),
    phase: shape.orNull(shape.text()),
    text: shape.text(),
    mark: shape.orNull(shape.oneOf(['struck', 'fallen'])),
    overridden: shape.orNull(shape.text()),
    doubts: shape.optional(
      shape.says(
        'What about it nobody has settled: a check that fails, a question without an answer, an answer that is contested.',
        shape.list(shape.text()),
      ),
    ),
  }),
);
export type TimelineEntry = shape.Static<typeof TimelineEntry>;

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
    });
    state = next;
  }
  const compared = comparisons(shelf, events);
  const all = doubtsOf(shelf, tellingOf(shelf, events), times);
  const shown = [...unsettledIn(all), ...all.filter(({ kind }) => kind === 'backwards')];
  const doubted = Map.groupBy(shown, ({ entry }) => entry);
  return entries.map((entry) => {
    const doubts = doubted.get(entry.number)?.map(({ says }) => says);
    return {
      ...entry,
      text: compared.get(entry.number) ?? entry.text,
      mark: markOf(state, entry.number),
      ...(doubts ? { doubts } : {}),
    };
  });
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
