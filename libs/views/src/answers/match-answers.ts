import { Actor, Citation, Occasion, Refusal, Role, is, type Schema, type Static } from '@adjutant/kernel';
import { restsOn } from '../depth-text.js';
import type { MatchCommand } from '@adjutant/match';
import { Divergence, Reading, Standing, SupposedVerdict } from '@adjutant/replay';
import { LedgerLine, SIDES } from '@adjutant/rules';
import { BothReadings } from '../asked/both-readings.js';
import { DifferenceView } from '../asked/difference-view.js';
import { FirstView } from '../asked/first-view.js';
import { MomentsView, MomentView } from '../asked/moment-view.js';
import { WhyPart, WhyRest, WhyView } from '../asked/why-view.js';
import { RoundPoint } from '../chart.js';
import { DoubtsView } from '../doubts/doubts-view.js';
import { Ledger } from '../ledger.js';
import { UnitView } from '../match-view.js';
import { Due } from '../options/dues.js';
import { Option } from '../options/options.js';
import { Pending } from '../pending.js';
import { StepView } from '../steps.js';
import { ListedMatch } from '../summary.js';
import { TimelineEntry } from '../timeline.js';

export const MatchCount = is.object(
  {
    found: is.anyWhole({ says: 'How many matches are what was asked for, on all pages.' }),
    all: is.anyWhole({ says: 'How many there are where nothing is looked for.' }),
    behind: is.optional(
      is.anyText({ says: 'Why the list has not been read to its end; left out where every match was looked at.' }),
    ),
  },
  { name: 'MatchCount' },
);
export type MatchCount = Static<typeof MatchCount>;

/** The list of matches, newest first. */
export const MatchPageAnswer = is.object(
  {
    matches: is.many(ListedMatch),
    next: is.orNull(is.anyText(), { says: 'Hand it back as `after` for the next page; null on the last one.' }),
    counted: is.optional(is.says('Where `count=with` asks for it.', MatchCount)),
  },
  { name: 'MatchPageAnswer' },
);
export type MatchPageAnswer = Static<typeof MatchPageAnswer>;

export const LedgerAnswer = is.named(
  'LedgerAnswer',
  is.extended(Ledger, { match: is.anyText(), revision: is.anyWhole(), chart: is.many(RoundPoint) }),
);
export type LedgerAnswer = Static<typeof LedgerAnswer>;

/** An entry of the timeline with who wrote it, and when it happened and was written. */
export const TimelineItem = is.named(
  'TimelineItem',
  is.extended(TimelineEntry, {
    by: is.anyText(),
    role: Role,
    carriedBy: is.optional(
      is.says('Who brought it, where it was signed on a device and came through another hand.', Actor),
    ),
    occurredAt: is.anyText(),
    recordedAt: is.anyText(),
    commandId: is.anyText(),
    hash: is.anyText(),
  }),
);
export type TimelineItem = Static<typeof TimelineItem>;

export const TimelineAnswer = is.object(
  {
    match: is.anyText(),
    revision: is.anyWhole(),
    entries: is.many(TimelineItem),
    order: is.optional(
      is.many(is.anyWhole(), {
        says: 'The numbers of the entries in the order in which they count; there where some were told late.',
      }),
    ),
  },
  { name: 'TimelineAnswer' },
);
export type TimelineAnswer = Static<typeof TimelineAnswer>;

export const DoubtsAnswer = is.named(
  'DoubtsAnswer',
  is.extended(DoubtsView, { match: is.anyText(), revision: is.anyWhole() }),
);
export type DoubtsAnswer = Static<typeof DoubtsAnswer>;

export const ReplayAnswer = is.object(
  {
    match: is.anyText(),
    revision: is.anyWhole(),
    from: is.anyWhole(),
    steps: is.many(StepView),
    depth: restsOn,
    broken: is.optional(
      is.object(
        { number: is.anyWhole(), cause: is.anyText() },
        { says: 'Where the record cannot be told to its end.' },
      ),
    ),
  },
  { name: 'ReplayAnswer' },
);
export type ReplayAnswer = Static<typeof ReplayAnswer>;

export const PendingAnswer = is.named('PendingAnswer', is.extended(Pending, { revision: is.anyWhole() }));
export type PendingAnswer = Static<typeof PendingAnswer>;

export const OptionsAnswer = is.object(
  {
    revision: is.anyWhole(),
    players: is.some(SIDES, is.many(Option)),
    dues: is.many(Due, { says: 'What is waited for, and what may be decided now.' }),
  },
  { name: 'OptionsAnswer' },
);
export type OptionsAnswer = Static<typeof OptionsAnswer>;

export const UnitsAnswer = is.object(
  {
    match: is.anyText(),
    at: is.anyWhole({ says: 'After which entry the units are so.' }),
    units: is.many(UnitView),
  },
  { name: 'UnitsAnswer' },
);
export type UnitsAnswer = Static<typeof UnitsAnswer>;

/** As it was sent, by whatever build took it, but for what is sealed. */
const AskedCommand = is.object({ type: is.anyText(), data: is.anything() }) as unknown as Schema<MatchCommand>;

/** A command that was refused: after which entry, what was asked, by whom, and why not. */
export const AttemptView = is.object(
  {
    number: is.anyWhole(),
    after: is.anyWhole({ says: 'The entry after which it was asked.' }),
    command: AskedCommand,
    occasion: Occasion,
    code: is.anyText(),
    message: is.anyText(),
    cites: is.many(Citation, { says: 'The rules that stood against it.' }),
  },
  { name: 'AttemptView' },
);
export type AttemptView = Static<typeof AttemptView>;

export const AttemptsAnswer = is.object(
  { match: is.anyText(), attempts: is.many(AttemptView) },
  { name: 'AttemptsAnswer' },
);
export type AttemptsAnswer = Static<typeof AttemptsAnswer>;

const by = is.orNull(Actor);
const SignedPart = is.extended(WhyPart, {
  rests: is.many(is.extended(WhyRest, { by }), { says: 'Other entries that the number rests on.' }),
  by,
});

/** Why a number is what it is: parts that add up to it, each with its entry, its rule and who wrote it down. */
export const WhyAnswer = is.named(
  'WhyAnswer',
  is.extended(is.without(WhyView, 'parts'), {
    match: is.anyText(),
    at: is.anyWhole(),
    parts: is.many(SignedPart),
  }),
);
export type WhyAnswer = Static<typeof WhyAnswer>;

export const DifferenceAnswer = is.object(
  {
    match: is.anyText(),
    from: is.anyWhole(),
    to: is.anyWhole(),
    differences: is.many(DifferenceView),
  },
  { name: 'DifferenceAnswer' },
);
export type DifferenceAnswer = Static<typeof DifferenceAnswer>;

export const FirstAnswer = is.named(
  'FirstAnswer',
  is.extended(FirstView, { match: is.anyText(), by: is.orNull(Actor) }),
);
export type FirstAnswer = Static<typeof FirstAnswer>;

export const MomentsAnswer = is.named('MomentsAnswer', is.extended(MomentsView, { match: is.anyText() }));
export type MomentsAnswer = Static<typeof MomentsAnswer>;

export const MomentAnswer = is.named(
  'MomentAnswer',
  is.extended(MomentView, {
    match: is.anyText(),
    by: is.orNull(Actor),
    occurredAt: is.orNull(is.anyText()),
    state: is.anyText({
      says: 'Hash of what counted after the entry, as everybody may know it, and the address that carries it.',
    }),
    link: is.anyText(),
    held: is.optional(
      is.yes({ says: 'Where a link is followed: whether the moment is still the one that it was made for.' }),
    ),
    says: is.anyText(),
  }),
);
export type MomentAnswer = Static<typeof MomentAnswer>;

/** A line of a story that is told otherwise: what happened there, and what it comes to. */
export const SupposedLineView = is.object(
  {
    place: is.amount(),
    what: is.anyText(),
    verdict: SupposedVerdict,
    refusal: is.optional(Refusal),
    flagged: is.optional(Refusal),
    balances: is.each(SIDES, Standing),
    lines: is.many(LedgerLine),
    text: is.anyText(),
  },
  { name: 'SupposedLineView' },
);
export type SupposedLineView = Static<typeof SupposedLineView>;

/** The record told again under one reading of the supposals. */
export const SupposedAnswer = is.object(
  {
    match: is.anyText(),
    reading: Reading,
    story: is.many(SupposedLineView),
    divergence: is.orNull(Divergence),
  },
  { name: 'SupposedAnswer' },
);
export type SupposedAnswer = Static<typeof SupposedAnswer>;

/** Told under both readings, with what each comes to. */
export const BothSupposedAnswer = is.named(
  'BothSupposedAnswer',
  is.extended(BothReadings, { match: is.anyText(), reading: is.exactly('both') }),
);
export type BothSupposedAnswer = Static<typeof BothSupposedAnswer>;
