import type { Finding, Shelf } from '@adjutant/rules';
import { counts, findingsInPassage } from '../findings/passage.js';
import type { Passage, Telling } from '../telling.js';
import { backwardsIn, type Timed } from './backwards.js';
import type { Doubt } from './doubt.js';
import { paperDoubtIn } from '../paper/doubt.js';
import { overtimeIn } from './overtime.js';
import { objectionsIn } from './objections.js';

/** What one entry, as it counts at the end of the record, leaves in doubt. */
type Finder = (shelf: Shelf, passage: Passage) => readonly Doubt[];

const FINDERS: readonly Finder[] = [contestedIn, weighedIn, overriddenIn];

/**
 * All that a record leaves in doubt, in the order in which it counts: the one source of every view, report and moment that
 * names doubts. What does not count any more is not in doubt either. `times` stand beside the record; without them nothing is
 * said of them.
 */
export function doubtsOf(shelf: Shelf, { passages }: Telling, times: readonly Timed[] = []): readonly Doubt[] {
  const backwards = Map.groupBy(backwardsIn(times), ({ entry }) => entry);
  const counting = passages.filter(counts);
  const overtime = Map.groupBy(overtimeIn(counting), ({ entry }) => entry);
  return counting.flatMap((passage) => {
    const found = FINDERS.flatMap((finder) => finder(shelf, passage));
    const objections = objectionsIn(shelf, passage, new Set(found.map(({ code }) => code)));
    const { number } = passage.entered;
    const clocks = [...(backwards.get(number) ?? []), ...(overtime.get(number) ?? [])];
    return [...found, ...objections, ...clocks, ...paperDoubtIn(shelf, passages, passage)];
  });
}

const UNSETTLED: ReadonlySet<Doubt['kind']> = new Set(['unmet', 'unknown', 'contested']);

/** Those that somebody could settle: each is a moment of the match that can be gone to. */
export function unsettledIn(doubts: readonly Doubt[]): readonly Doubt[] {
  return doubts.filter(({ kind }) => UNSETTLED.has(kind));
}

function contestedIn(_: Shelf, { entered: { event }, after }: Passage): Doubt[] {
  if (event.type !== 'AnswerContested' || after.status === 'absent') return [];
  const { entry, question, because } = event.data;
  const asked = after.table.questions.find((one) => one.number === entry && one.key === question)?.asks;
  if (asked === undefined) return [];
  return [{ entry, kind: 'contested', rule: question, says: `${asked} ${because}`, cites: [], question }];
}

function weighedIn(shelf: Shelf, passage: Passage): Doubt[] {
  return findingsInPassage(shelf, passage).flatMap((finding) => {
    const kind = kindOf(finding);
    if (kind === null) return [];
    const { rule, says, cites, code, key } = finding;
    const doubt: Doubt = { entry: passage.entered.number, kind, rule, says, cites, code };
    return [key === undefined ? doubt : { ...doubt, question: key }];
  });
}

/** What the record proves is in no doubt. */
function kindOf({ answer, footing }: Finding): Doubt['kind'] | null {
  if (footing === 'presumed') return 'presumed';
  if (answer !== 'met') return answer;
  return footing === 'attest' ? 'vouched' : null;
}

function overriddenIn(_: Shelf, { entered: { number, event } }: Passage): Doubt[] {
  const overridden = 'overridden' in event.data ? event.data.overridden : undefined;
  if (!overridden) return [];
  const { reason, codes } = overridden;
  const says = `A judge let this stand against ${codes.join(', ') || 'the rules'}: ${reason}`;
  return [{ entry: number, kind: 'overridden', rule: codes[0] ?? 'override', says, cites: [] }];
}
