import { GRADES, type Caveat } from './caveat.js';
import { choice, entryId, list, ref, shape, slug, summary, text, type Schema } from './schema-parts.js';

const caveat = shape<Caveat>(
  'What rules rest on where that is less than the text of a document.',
  {
    id: slug('Id.'),
    grade: choice('Whether one source tells it, sources differ, or they leave it open.', GRADES),
    about: summary('What it is about, in our own words, 25 at most.'),
    taken: summary('As which it is played here, in 25 words at most.'),
    source: ref('citation'),
  },
  {
    readings: list('Of a conflict: what each side of the sources says.', text('A reading, and who has it.'), 2),
    entries: list('Ids of the entries that rest on it.', entryId('Id of an entry.'), 1),
  },
);

export const caveats: Schema = list('What the rules of a layer rest on.', caveat);
