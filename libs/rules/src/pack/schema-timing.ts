import type { PhaseTiming } from './entry.js';
import { choice, shape, text, type Schema } from './schema-parts.js';

export const PHASE_TIMING: Schema = shape<PhaseTiming>(
  'One phase.',
  {
    phase: text('Id of the step, as in pack.json.'),
    turn: choice('In whose turn, seen from the player who acts.', ['own', 'opponent', 'either']),
  },
  {},
);
