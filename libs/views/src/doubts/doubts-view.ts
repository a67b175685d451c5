import { Citation, is, type Static } from '@adjutant/kernel';
import type { MatchEvent } from '@adjutant/match';
import { packOf } from '@adjutant/match';
import { doubtsOf, tellingOf, type Doubt, DoubtKind, type Telling, type Timed } from '@adjutant/replay';
import type { Shelf } from '@adjutant/rules';
import { placeView, PlaceView } from '../asked/moment-view.js';
import { DOUBT_WORDS } from './words.js';

/** One thing that the record leaves in doubt, with the entry that it is about. */
export const DoubtLine = is.named(
  'DoubtLine',
  is.extended(PlaceView, {
    rule: is.anyText(),
    ruleName: is.anyText(),
    says: is.anyText(),
    cites: is.many(Citation),
    code: is.optional(is.anyText()),
    question: is.optional(is.anyText({ says: 'The key under which an answer would settle it.' })),
  }),
);
export type DoubtLine = Static<typeof DoubtLine>;

export const DoubtGroup = is.object(
  { kind: DoubtKind, title: is.anyText(), says: is.anyText(), doubts: is.many(DoubtLine) },
  { name: 'DoubtGroup' },
);
export type DoubtGroup = Static<typeof DoubtGroup>;

/** What the record leaves in doubt, kind by kind. A kind of which there is none is left out. */
export const DoubtsView = is.object({ count: is.anyWhole(), groups: is.many(DoubtGroup) }, { name: 'DoubtsView' });
export type DoubtsView = Static<typeof DoubtsView>;

export function doubtsView(shelf: Shelf, events: readonly MatchEvent[], times: readonly Timed[] = []): DoubtsView {
  const telling = tellingOf(shelf, events);
  return doubtsInTelling(shelf, telling, doubtsOf(shelf, telling, times));
}

function doubtsInTelling(shelf: Shelf, { passages, outcome }: Telling, doubts: readonly Doubt[]): DoubtsView {
  const pack = outcome.status === 'absent' ? undefined : packOf(shelf, outcome);
  const places = new Map(passages.map((passage) => [passage.entered.number, passage]));
  const line = ({ kind: _, entry, ...doubt }: Doubt): DoubtLine => ({
    ...placeView(shelf, places.get(entry), entry),
    ...doubt,
    ruleName: pack?.entries[doubt.rule]?.name ?? doubt.rule,
  });
  const kinds = Object.entries(DOUBT_WORDS) as [DoubtKind, (typeof DOUBT_WORDS)[DoubtKind]][];
  const groups = kinds.map(([kind, words]) => ({
    kind,
    ...words,
    doubts: doubts.filter((one) => one.kind === kind).map(line),
  }));
  return { count: doubts.length, groups: groups.filter((group) => group.doubts.length > 0) };
}
