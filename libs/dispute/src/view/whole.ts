import { Citation, shape } from '@adjutant/kernel';
import { EventPolicy } from '../circumstances.js';
import { Side, TieChanged } from '../events.js';
import { DisputeView, RulingView } from './shapes.js';

/** What speaks for or against whoever judges. What a club or a nation was and is, staff see. */
export const ImpartialityView = shape.named(
  'ImpartialityView',
  shape.closed({
    conflicts: shape.says('What keeps a judge away at this event.', EventPolicy.properties.conflicts),
    accepted: shape.says(
      'Players who let a judge rule in spite of that.',
      shape.list(shape.closed({ side: Side, judge: shape.text() })),
    ),
    changed: shape.says(
      'What was changed after the match was opened, of the players and of whoever has the dispute.',
      shape.list(
        shape.extended(TieChanged, {
          was: shape.optional(shape.orNull(shape.text())),
          now: shape.optional(shape.orNull(shape.text())),
          by: shape.optional(shape.text()),
        }),
      ),
    ),
  }),
);
export type ImpartialityView = shape.Static<typeof ImpartialityView>;

/** A rule that a ruling rests on, as the pack has it; name and places are missing where the pack has no such entry. */
const RuleView = shape.closed({ id: shape.text(), name: shape.orNull(shape.text()), cites: shape.list(Citation) });
type RuleView = shape.Static<typeof RuleView>;

export const WholeRuling = shape.named(
  'WholeRuling',
  shape.extended(shape.without(RulingView, 'rules'), {
    rules: shape.list(RuleView),
    texts: shape.says('The remedies in words.', shape.list(shape.text())),
  }),
);
export type WholeRuling = shape.Static<typeof WholeRuling>;

/** A dispute with what its match says: everything that a judge has to see at once. */
export const WholeDispute = shape.named(
  'WholeDispute',
  shape.extended(shape.without(DisputeView, 'rulings'), {
    rulings: shape.list(WholeRuling),
    impartiality: ImpartialityView,
    title: shape.text(),
    players: shape.closed({ A: shape.text(), B: shape.text() }),
    clock: shape.orNull(shape.text()),
    elsewhere: shape.optional(
      shape.says(
        'Whose names mean nobody here, where the match came from elsewhere.',
        shape.oneOf(['players', 'everybody']),
      ),
    ),
  }),
);
export type WholeDispute = shape.Static<typeof WholeDispute>;
