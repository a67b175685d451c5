import type { PhaseTiming, Timing } from './entry.js';
import { choice, list, shape, text, type Schema } from './schema-parts.js';

export const PHASE_TIMING: Schema = shape<PhaseTiming>(
  'One phase.',
  {
    phase: text('Id of the step, as in pack.json.'),
    turn: choice('In whose turn, seen from the player who acts.', ['own', 'opponent', 'either']),
  },
  {},
);

export const TIMING: Schema = shape<Timing>(
  'When it may be used.',
  {
    phases: list('In which phases, in whose turn.', PHASE_TIMING, 1),
  },
  {
    window: text('When within the phase, in words.'),
    trigger: { type: ['string', 'null'], description: 'What it reacts to, in words; null when it reacts to nothing.' },
  },
);
