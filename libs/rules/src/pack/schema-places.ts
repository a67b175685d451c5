import type { Places } from './places.js';
import { flag, ref, shape } from './schema-parts.js';

export const PLACES = shape<Places>(
  'Where units are of which nobody told it.',
  { source: ref('citation') },
  {
    together: flag(
      'Whether a part of an attached unit of which no place is told is where another part is; left out: it is on the battlefield.',
    ),
    copiesWereThere: flag(
      'Whether a unit that comes as a copy of another has been where that one was last; left out: only where that one was before.',
    ),
  },
);
