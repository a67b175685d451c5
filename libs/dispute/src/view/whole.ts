import { Citation, is, type Static } from '@adjutant/kernel';
import { EventPolicy } from '../circumstances.js';
import { Side, TieChanged } from '../events.js';
import { DisputeView, RulingView } from './shapes.js';

/** What speaks for or against whoever judges. What a club or a nation was and is, staff see. */
export const ImpartialityView = is.object(
  {
    conflicts: is.says('What keeps a judge away at this event.', EventPolicy.properties.conflicts),
    accepted: is.many(is.object({ side: Side, judge: is.anyText() }), {
      says: 'Players who let a judge rule in spite of that.',
    }),
    changed: is.many(
      is.extended(TieChanged, {
        was: is.optional(is.orNull(is.anyText())),
        now: is.optional(is.orNull(is.anyText())),
        by: is.optional(is.anyText()),
      }),
      { says: 'What was changed after the match was opened, of the players and of whoever has the dispute.' },
    ),
  },
  { name: 'ImpartialityView' },
);
export type ImpartialityView = Static<typeof ImpartialityView>;

/** A rule that a ruling rests on, as the pack has it; name and places are missing where the pack has no such entry. */
const RuleView = is.object({ id: is.anyText(), name: is.orNull(is.anyText()), cites: is.many(Citation) });
type RuleView = Static<typeof RuleView>;

export const WholeRuling = is.named(
  'WholeRuling',
  is.extended(is.without(RulingView, 'rules'), {
    rules: is.many(RuleView),
    texts: is.many(is.anyText(), { says: 'The remedies in words.' }),
  }),
);
export type WholeRuling = Static<typeof WholeRuling>;

/** A dispute with what its match says: everything that a judge has to see at once. */
export const WholeDispute = is.named(
  'WholeDispute',
  is.extended(is.without(DisputeView, 'rulings'), {
    rulings: is.many(WholeRuling),
    impartiality: ImpartialityView,
    title: is.anyText(),
    depth: is.optional(
      is.anyText({ says: 'How deep the match is recorded, in words; there where that is not in full.' }),
    ),
    players: is.object({ A: is.anyText(), B: is.anyText() }),
    clock: is.orNull(is.anyText()),
    elsewhere: is.optional(
      is.oneOf(['players', 'everybody'], {
        says: 'Whose names mean nobody here, where the match came from elsewhere.',
      }),
    ),
  }),
);
export type WholeDispute = Static<typeof WholeDispute>;
