import { Actor, Citation, Occasion, Refusal, Role, shape } from '@adjutant/kernel';
import { Divergence, Reading, Standing, SupposedVerdict } from '@adjutant/replay';
import { LedgerLine, SIDES } from '@adjutant/rules';
import { BothReadings } from '../asked/both-readings.js';
import { DifferenceView } from '../asked/difference-view.js';
import { FirstView } from '../asked/first-view.js';
import { MomentsView, MomentView } from '../asked/moment-view.js';
import { WhyPart, WhyView } from '../asked/why-view.js';
import { RoundPoint } from '../chart.js';
import { DoubtsView } from '../doubts/doubts-view.js';
import { Ledger } from '../ledger.js';
import { Due } from '../options/dues.js';
import { Option } from '../options/options.js';
import { Pending } from '../pending.js';
import { StepView } from '../steps.js';
import { ListedMatch } from '../summary.js';
import { TimelineEntry } from '../timeline.js';

/** The list of matches, newest first. */
export const MatchPageAnswer = shape.named(
  'MatchPageAnswer',
  shape.closed({
    matches: shape.list(ListedMatch),
    next: shape.says('Hand it back as `after` for the next page; null on the last one.', shape.orNull(shape.text())),
  }),
);
export type MatchPageAnswer = shape.Static<typeof MatchPageAnswer>;

export const LedgerAnswer = shape.named(
  'LedgerAnswer',
  shape.extended(Ledger, { match: shape.text(), revision: shape.whole(), chart: shape.list(RoundPoint) }),
);
export type LedgerAnswer = shape.Static<typeof LedgerAnswer>;

/** An entry of the timeline with who wrote it, and when it happened and was written. */
export const TimelineItem = shape.named(
  'TimelineItem',
  shape.extended(TimelineEntry, {
    by: shape.text(),
    role: Role,
    occurredAt: shape.text(),
    recordedAt: shape.text(),
    commandId: shape.text(),
    hash: shape.text(),
  }),
);
export type TimelineItem = shape.Static<typeof TimelineItem>;

export const TimelineAnswer = shape.named(
  'TimelineAnswer',
  shape.closed({ match: shape.text(), revision: shape.whole(), entries: shape.list(TimelineItem) }),
);
export type TimelineAnswer = shape.Static<typeof TimelineAnswer>;

export const DoubtsAnswer = shape.named(
  'DoubtsAnswer',
  shape.extended(DoubtsView, { match: shape.text(), revision: shape.whole() }),
);
export type DoubtsAnswer = shape.Static<typeof DoubtsAnswer>;

export const ReplayAnswer = shape.named(
  'ReplayAnswer',
  shape.closed({
    match: shape.text(),
    revision: shape.whole(),
    from: shape.whole(),
    steps: shape.list(StepView),
    broken: shape.optional(
      shape.says(
        'Where the record cannot be told to its end.',
        shape.closed({ number: shape.whole(), cause: shape.text() }),
      ),
    ),
  }),
);
export type ReplayAnswer = shape.Static<typeof ReplayAnswer>;

export const PendingAnswer = shape.named('PendingAnswer', shape.extended(Pending, { revision: shape.whole() }));
export type PendingAnswer = shape.Static<typeof PendingAnswer>;

export const OptionsAnswer = shape.named(
  'OptionsAnswer',
  shape.closed({
    revision: shape.whole(),
    players: shape.some(SIDES, shape.list(Option)),
    dues: shape.says('What is waited for, and what may be decided now.', shape.list(Due)),
  }),
);
export type OptionsAnswer = shape.Static<typeof OptionsAnswer>;

/** A command that was refused: after which entry, what was asked, by whom, and why not. */
export const AttemptView = shape.named(
  'AttemptView',
  shape.closed({
    number: shape.whole(),
    after: shape.says('The entry after which it was asked.', shape.whole()),
    command: shape.closed({ type: shape.text(), data: shape.byId(shape.anything()) }),
    occasion: Occasion,
    code: shape.text(),
    message: shape.text(),
    cites: shape.says('The rules that stood against it.', shape.list(Citation)),
  }),
);
export type AttemptView = shape.Static<typeof AttemptView>;

export const AttemptsAnswer = shape.named(
  'AttemptsAnswer',
  shape.closed({ match: shape.text(), attempts: shape.list(AttemptView) }),
);
export type AttemptsAnswer = shape.Static<typeof AttemptsAnswer>;

/** Why a number is what it is: parts that add up to it, each with its entry, its rule and who wrote it down. */
export const WhyAnswer = shape.named(
  'WhyAnswer',
  shape.extended(shape.without(WhyView, 'parts'), {
    match: shape.text(),
    at: shape.whole(),
    parts: shape.list(shape.extended(WhyPart, { by: shape.orNull(Actor) })),
  }),
);
export type WhyAnswer = shape.Static<typeof WhyAnswer>;

export const DifferenceAnswer = shape.named(
  'DifferenceAnswer',
  shape.closed({
    match: shape.text(),
    from: shape.whole(),
    to: shape.whole(),
    differences: shape.list(DifferenceView),
  }),
);
export type DifferenceAnswer = shape.Static<typeof DifferenceAnswer>;

export const FirstAnswer = shape.named(
  'FirstAnswer',
  shape.extended(FirstView, { match: shape.text(), by: shape.orNull(Actor) }),
);
export type FirstAnswer = shape.Static<typeof FirstAnswer>;

export const MomentsAnswer = shape.named('MomentsAnswer', shape.extended(MomentsView, { match: shape.text() }));
export type MomentsAnswer = shape.Static<typeof MomentsAnswer>;

export const MomentAnswer = shape.named(
  'MomentAnswer',
  shape.extended(MomentView, {
    match: shape.text(),
    by: shape.orNull(Actor),
    occurredAt: shape.orNull(shape.text()),
    state: shape.says(
      'Hash of what counted after the entry, as everybody may know it, and the address that carries it.',
      shape.text(),
    ),
    link: shape.text(),
    held: shape.optional(
      shape.says(
        'Where a link is followed: whether the moment is still the one that it was made for.',
        shape.yesOrNo(),
      ),
    ),
    says: shape.text(),
  }),
);
export type MomentAnswer = shape.Static<typeof MomentAnswer>;

/** A line of a story that is told otherwise: what happened there, and what it comes to. */
export const SupposedLineView = shape.named(
  'SupposedLineView',
  shape.closed({
    place: shape.amount(),
    what: shape.text(),
    verdict: SupposedVerdict,
    refusal: shape.optional(Refusal),
    flagged: shape.optional(Refusal),
    balances: shape.each(SIDES, Standing),
    lines: shape.list(LedgerLine),
    text: shape.text(),
  }),
);
export type SupposedLineView = shape.Static<typeof SupposedLineView>;

/** The record told again under one reading of the supposals. */
export const SupposedAnswer = shape.named(
  'SupposedAnswer',
  shape.closed({
    match: shape.text(),
    reading: Reading,
    story: shape.list(SupposedLineView),
    divergence: shape.orNull(Divergence),
  }),
);
export type SupposedAnswer = shape.Static<typeof SupposedAnswer>;

/** Told under both readings, with what each comes to. */
export const BothSupposedAnswer = shape.named(
  'BothSupposedAnswer',
  shape.extended(BothReadings, { match: shape.text(), reading: shape.only('both') }),
);
export type BothSupposedAnswer = shape.Static<typeof BothSupposedAnswer>;
