import type { PackDocument } from '@adjutant/views';
import { Cites } from '../common/cites.js';
import { count } from '../common/words.js';
import { Meta, Rows } from '../parts/list.js';
import { Note } from '../parts/note.js';

type Caveat = NonNullable<PackDocument['caveats']>[string];

const GRADES: readonly { readonly grade: Caveat['grade']; readonly title: string; readonly says: string }[] = [
  { grade: 'conflict', title: 'Its sources differ', says: 'What each side says, and as which it is played here.' },
  { grade: 'one-source', title: 'One source tells it', says: 'Nothing else that was read says so, or says otherwise.' },
  {
    grade: 'decision',
    title: 'Decided here',
    says: 'What the sources leave open, or where they agree against a single one.',
  },
];

/** What the rules of a game rest on where that is less than the text of a document, grade by grade. */
export function Caveats({ pack: { caveats = {}, entries } }: { readonly pack: PackDocument }) {
  const all = Object.values(caveats);
  if (all.length === 0) return null;
  const nameOf = (id: string): string => entries.find((entry) => entry.id === id)?.name ?? id;
  return (
    <>
      <h2>What rests on less than a text</h2>
      <Note>
        {count(all.length, 'thing')} that a table may see otherwise: a judge’s ruling on one of them is recorded, and
        stands.
      </Note>
      {GRADES.map(({ grade, title, says }) => {
        const graded = all.filter((one) => one.grade === grade);
        return graded.length === 0 ? null : (
          <section key={grade} aria-label={title}>
            <h3>
              {title} ({graded.length})
            </h3>
            <Note small>{says}</Note>
            <Rows below>
              {graded.map((one) => (
                <Listed key={one.id} {...one} names={(one.entries ?? []).map(nameOf)} />
              ))}
            </Rows>
          </section>
        );
      })}
    </>
  );
}

function Listed({ about, readings, taken, names, source }: Caveat & { readonly names: readonly string[] }) {
  return (
    <li>
      <p>
        <b>{about}</b>
      </p>
      {readings?.map((reading) => (
        <p key={reading}>{reading}</p>
      ))}
      <p>Played here: {taken}</p>
      <Meta>
        {names.length === 0 ? null : <span>{names.join(', ')}</span>}
        {source.decision === undefined ? null : <span>Decision {source.decision}</span>}
        <Cites cites={[source]} />
      </Meta>
    </li>
  );
}
