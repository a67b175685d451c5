import { Actor, is, type Static } from '@adjutant/kernel';
import { packOf, rulingsIn, type MatchEvent, type MatchState, type OpenedState } from '@adjutant/match';
import {
  why,
  type LinePart,
  type Part,
  type Passage,
  type PricePart,
  type Question,
  type RemovedPart,
  type Telling,
} from '@adjutant/replay';
import { clockText, type Clock, LedgerLine, type Pack, type Shelf } from '@adjutant/rules';
import { sentence } from '../sentence.js';
import { bearerText, notesOnLine } from './notes.js';
import { capRule, entryRule, ruleOfLine, RuleView } from './rules.js';
import { deedsOn, deedText } from './undoing.js';

/** A ruling in force: the entry of the match with which it was applied, its dispute, and who ruled. */
export const RulingView = is.object(
  { entry: is.anyWhole(), dispute: is.anyText(), by: Actor, because: is.anyText() },
  { name: 'RulingView' },
);
export type RulingView = Static<typeof RulingView>;

/** An entry that a number rests on besides the one that brought it. */
export const WhyRest = is.object({ entry: is.anyWhole(), clock: is.anyText(), text: is.anyText() });

/** One part of a number: how much, from which entry, by which rule; parts add up to the number. */
export const WhyPart = is.object(
  {
    amount: is.anyWhole(),
    entry: is.anyWhole({
      says: 'The entry that it comes from, and the one that brought it where that is another: dice for an earlier use.',
    }),
    broughtBy: is.anyWhole(),
    kind: is.either(
      LedgerLine.properties.kind,
      is.exactly('adopted'),
      is.exactly('printed'),
      is.exactly('change'),
      is.exactly('floor'),
    ),
    account: is.anyText(),
    clock: is.anyText(),
    what: is.anyText({ says: 'What the part is for, and the sentence of the entry that brought it.' }),
    text: is.anyText(),
    rule: is.orNull(RuleView),
    cappedBy: is.orNull(RuleView, { says: 'The rule that kept points back, where one did.' }),
    notes: is.many(is.anyText()),
    mark: is.orNull(is.oneOf(['struck', 'fallen']), {
      says: 'Taken out of the record, by a correction or because of one: it adds nothing.',
    }),
    ruling: is.orNull(RulingView, { says: 'The ruling that brought it, or that corrected the entry that did.' }),
    rests: is.many(WhyRest, { says: 'Other entries that the number rests on.' }),
  },
  { name: 'WhyPart' },
);
export type WhyPart = Static<typeof WhyPart>;

export const WhyView = is.object(
  { value: is.anyWhole(), text: is.anyText(), parts: is.many(WhyPart) },
  { name: 'WhyView' },
);
export type WhyView = Static<typeof WhyView>;

export interface NoWhy {
  readonly unknown: 'match' | 'resource' | 'category' | 'use';
  readonly known: readonly (string | number)[];
}

/** Why a number is what it is at the end of these events, in words. */
export function whyView(
  shelf: Shelf,
  events: readonly MatchEvent[],
  question: Question,
  upto?: number,
): WhyView | NoWhy {
  const answer = why(shelf, events, question, upto);
  if ('unknown' in answer) return answer;
  const { value, parts, telling } = answer;
  const state = telling.outcome as OpenedState;
  const scribe: Scribe = { shelf, events, state, telling, pack: packOf(shelf, state), rulings: rulingsIn(state) };
  return {
    value,
    text: valueText(scribe, question, value, upto ?? events.length - 1),
    parts: parts.map((part) => partView(scribe, part)),
  };
}

interface Scribe {
  readonly shelf: Shelf;
  readonly events: readonly MatchEvent[];
  readonly state: OpenedState;
  readonly pack: Pack;
  readonly telling: Telling;
  readonly rulings: ReturnType<typeof rulingsIn>;
}

function valueText({ pack, state }: Scribe, { player, figure }: Question, value: number, entry: number): string {
  const { clock } = state.table;
  const when = `after entry ${entry}${clock ? ` (${clockText(pack.sequence, clock)})` : ''}`;
  if (figure.of === 'price') return `Entry ${figure.entry} costs ${value}.`;
  if (figure.of === 'balance') return `${player} has ${value} ${figure.resource.toUpperCase()} ${when}.`;
  const name = pack.score.categories.find(({ id }) => id === figure.category)?.name;
  return `${player} has ${value} VP${name === undefined ? '' : ` of ${name}`} ${when}.`;
}

function partView(scribe: Scribe, part: Part): WhyPart {
  if (part.of === 'line') return lineView(scribe, part);
  if (part.of === 'removed') return removedView(scribe, part);
  if (part.of !== 'adopted') return priceView(scribe, part);
  const { category, amount, passage } = part;
  const name = scribe.pack.score.categories.find(({ id }) => id === category)?.name ?? category;
  return {
    ...toldBy(scribe, passage),
    amount,
    kind: 'adopted',
    account: `vp/${category}`,
    what: `${name}, as it stood when the record began`,
    rule: null,
    notes: [],
  };
}

/** What a part has of the entry that brought it. */
function toldBy({ shelf, pack }: Scribe, { entered, before, after }: Passage) {
  const { number } = entered;
  return {
    entry: number,
    broughtBy: number,
    clock: clockIn(pack, after.status === 'absent' ? null : after.table.clock),
    text: wordsOf(shelf, before, after, entered.event),
    cappedBy: null,
    mark: null,
    ruling: null,
    rests: [],
  };
}

function wordsOf(shelf: Shelf, before: MatchState, after: MatchState, event: MatchEvent): string {
  const told = before.status === 'absent' ? after : before;
  return told.status === 'absent' ? event.type : sentence(packOf(shelf, told), told.table, event);
}

function clockIn(pack: Pack, clock: Clock | null): string {
  return clock ? clockText(pack.sequence, clock) : '';
}

function lineView(scribe: Scribe, { line, passage, price, amount }: LinePart): WhyPart {
  const { pack, events, state } = scribe;
  const { before, after } = passage;
  const seen = before.status === 'absent' ? after : before;
  const table = seen.status === 'absent' ? state.table : seen.table;
  const deeds = deedsOn(line.number, events, state);
  return {
    ...toldBy(scribe, passage),
    ruling: rulingBehind(scribe, [line.number, ...deeds.map(({ entry }) => entry)]),
    amount,
    entry: line.number,
    kind: line.kind,
    account: line.account,
    clock: clockIn(pack, line.at),
    what: nameOf(pack, line),
    rule: ruleOfLine(pack, line),
    cappedBy: line.capped === 0 ? null : capRule(pack, line),
    rests: (line.rests ?? []).filter((one) => one !== line.number).map((one) => restView(scribe, one)),
    notes: [...notesOnLine(pack, line, price, table), ...deeds.map((deed) => deedText(deed, line.number))],
  };
}

function restView({ shelf, pack, events, telling }: Scribe, entry: number): Static<typeof WhyRest> {
  const passage = telling.passages.find(({ entered }) => entered.number === entry);
  if (!passage) return { entry, clock: '', text: events[entry]?.type ?? '' };
  const { before, after, entered } = passage;
  const clock = clockIn(pack, after.status === 'absent' ? null : after.table.clock);
  return { entry, clock, text: wordsOf(shelf, before, after, entered.event) };
}

function removedView(scribe: Scribe, { removed }: RemovedPart): WhyPart {
  const { pack, events, state } = scribe;
  const { entry, line, mark } = removed;
  const event = events[entry];
  const deeds = deedsOn(line.number, events, state);
  const moved = `Moved ${line.credited} when it was written; it moves nothing now.`;
  return {
    amount: 0,
    entry: line.number,
    broughtBy: entry,
    kind: line.kind,
    account: line.account,
    clock: clockIn(pack, line.at),
    what: nameOf(pack, line),
    text: event ? sentence(pack, state.table, event) : '',
    rule: ruleOfLine(pack, line),
    cappedBy: null,
    notes: [...deeds.map((deed) => deedText(deed, line.number)), moved],
    ruling: rulingBehind(
      scribe,
      deeds.map((one) => one.entry),
    ),
    mark,
    rests: [],
  };
}

function rulingBehind({ rulings }: Scribe, entries: readonly number[]): RulingView | null {
  const found = rulings.find(({ reversed, block }) => !reversed && block.some((one) => entries.includes(one)));
  if (!found) return null;
  const { dispute, by, because } = found.data;
  return { entry: found.entry, dispute, by, because };
}

function nameOf(pack: Pack, line: LedgerLine): string {
  return ruleOfLine(pack, line)?.id === line.what ? (ruleOfLine(pack, line)?.name ?? line.what) : line.what;
}

function priceView(scribe: Scribe, { of, amount, change, passage }: PricePart): WhyPart {
  const { pack, state } = scribe;
  const use = passage.entered.event.data;
  const entry = 'entry' in use && typeof use.entry === 'string' ? pack.entries[use.entry] : undefined;
  const bringer = change && ruleNamed(pack, change.by);
  const what = {
    printed: `${entry?.name ?? 'The answer'}, as printed`,
    change: `${change?.by ?? ''}${bearerText(change?.bearer ?? '', state.table)}`,
    floor: 'A price never falls below 0',
  }[of];
  const rule = of === 'change' ? bringer : entry && entryRule(entry);
  return { ...toldBy(scribe, passage), amount, kind: of, account: 'price', what, rule: rule ?? null, notes: [] };
}

function ruleNamed(pack: Pack, name: string): RuleView | undefined {
  const entry = Object.values(pack.entries).find((one) => one.name === name);
  return entry && entryRule(entry);
}
