import type { WhyAnswer } from '@adjutant/views';
import { Cites } from '../../common/cites.js';
import { Sentence } from '../sentence.js';
import { whoAs } from '../../common/nameless.js';
import { signed } from '../../common/words.js';
import { useRecord } from '../record.js';
import { Jump } from '../../parts/jump.js';
import { Note } from '../../parts/note.js';
import styles from './why.module.css';

interface Props {
  readonly answer: WhyAnswer;
  readonly close: () => void;
}

/** The parts that a number adds up to, each with its entry, who wrote it down, and its rule. */
export function WhyParts({ answer, close }: Props) {
  const { parts, value } = answer;
  if (parts.length === 0) return <Note>Nothing has moved it: it stands where it began.</Note>;
  return (
    <>
      <ol className={styles['parts']}>
        {parts.map((part, index) => (
          <PartRow key={index} part={part} close={close} />
        ))}
      </ol>
      <p className={styles['sum']}>
        <span>Together</span>
        <b>{value}</b>
      </p>
    </>
  );
}

function PartRow({ part, close }: { readonly part: WhyAnswer['parts'][number]; readonly close: () => void }) {
  const { named } = useRecord();
  const { amount, broughtBy, clock, what, text, rule, cappedBy, notes, mark, by, ruling, rests } = part;
  return (
    <li className={styles['part']} data-mark={mark ?? undefined}>
      <b className={styles['amount']}>{signed(amount)}</b>
      <div>
        <p className={styles['what']}>{what}</p>
        <p className={styles['from']}>
          <ToEntry entry={broughtBy} close={close} /> {clock === '' ? 'before the battle' : clock}
          {by === null ? null : ` · ${whoAs(named, by.id, by.role)}`}
        </p>
        <p>
          <Sentence text={text} />
        </p>
        {ruling === null ? null : (
          <p className={styles['ruled']}>
            Ruled by {whoAs(named, ruling.by.id, ruling.by.role)}, <ToEntry entry={ruling.entry} close={close} />:{' '}
            {ruling.because}
          </p>
        )}
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        {rests.map((one) => (
          <Note key={one.entry}>
            rests on <ToEntry entry={one.entry} close={close} />: {one.text}
          </Note>
        ))}
        <Cites cites={[...(rule?.cites ?? []), ...(cappedBy?.cites ?? [])]} />
      </div>
    </li>
  );
}

function ToEntry({ entry, close }: { readonly entry: number; readonly close: () => void }) {
  const { go } = useRecord();
  return (
    <Jump
      onClick={() => {
        close();
        go(entry, 'entry');
      }}
    >
      entry {entry}
    </Jump>
  );
}
