import { disputeOf, type DisputeEvent } from '@adjutant/dispute';
import { matchOf } from '@adjutant/lists';
import type { StoredEvent } from '@adjutant/store';
import { isTold, TOURNAMENT_STREAMS } from '@adjutant/tournament';

/** What a page may ask to hear of: all matches, one match, all calls, the calls of one match, one dispute, one event. */
const TOPIC_KINDS = ['matches', 'match', 'calls', 'dispute', 'tournament'] as const;
export type TopicKind = (typeof TOPIC_KINDS)[number];

/** `match:m7`, or `calls` alone for those of all matches. */
export interface Topic {
  readonly name: string;
  readonly kind: TopicKind;
  readonly id: string | undefined;
}

/** A topic by its name; none where it has no meaning. */
export function topicNamed(name: string): Topic | undefined {
  const [before, ...after] = name.split(':');
  const kind = TOPIC_KINDS.find((one) => one === before);
  const id = after.length === 0 ? undefined : after.join(':');
  if (kind === undefined || id === '') return undefined;
  const fits = kind === 'calls' || (kind === 'matches') === (id === undefined);
  return fits ? { name, kind, id } : undefined;
}

/** Every topic that something recorded belongs to; none where no page is to hear of it. */
export function topicsOf({ stream, event }: StoredEvent): readonly string[] {
  const match = matchOf(stream);
  if (match !== undefined) return ['matches', `match:${match}`];
  const tournament = TOURNAMENT_STREAMS.idIn(stream);
  // Hundreds of results come in a minute, and thousands of pages would hear of each: they are read with what is read next.
  if (tournament !== undefined) return isTold(event.type) ? [`tournament:${tournament}`] : [];
  const dispute = disputeOf(stream);
  if (dispute === undefined) return [];
  const called = event as DisputeEvent;
  // Later events of a dispute do not say which match it is about: whoever follows the calls of one follows each of them.
  const about = called.type === 'JudgeCalled' ? [`calls:${called.data.match}`] : [];
  return ['calls', `dispute:${dispute}`, ...about];
}
