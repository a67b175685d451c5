import { declarationOf, foldMatch, type MatchEvent } from '@adjutant/match';
import { findingsOn } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';

/** What a dispute is about, as far as the record tells. */
export interface Subject {
  readonly title: string;
  readonly pack: string;
  readonly rules: readonly string[];
  readonly codes: readonly string[];
}

/**
 * The rule that the disputed entry was about, and what was found against it. The events are those of the log, in which
 * what is sealed stands as a commitment: nothing secret comes out here.
 */
export function subjectOf(shelf: Shelf, events: readonly MatchEvent[], entry: number | null): Subject {
  const [opening] = events;
  if (opening?.type !== 'MatchOpened') throw new Error('the record of the match does not begin with its opening');
  const about = { title: opening.data.title, pack: opening.data.pack.id };
  const event = entry === null ? undefined : events[entry];
  if (entry === null || event === undefined) return { ...about, rules: [], codes: [] };
  const before = foldMatch(shelf, events.slice(0, entry));
  const unmet = findingsOn(shelf, before, event).filter((one) => one.answer !== 'met');
  const codes = [...new Set(unmet.map((one) => one.code))];
  return { ...about, rules: rulesNamedBy(event), codes };
}

function rulesNamedBy(event: MatchEvent): readonly string[] {
  const use = declarationOf(event);
  if (use) return [use.entry];
  if (event.type === 'ChoiceMade') return event.data.option === undefined ? [] : [event.data.option];
  if (event.type === 'ObjectiveDrawn') return event.data.drawn ? [event.data.drawn.objective] : [];
  if (event.type === 'ObjectiveDiscarded') return event.data.objective === undefined ? [] : [event.data.objective];
  return [];
}
