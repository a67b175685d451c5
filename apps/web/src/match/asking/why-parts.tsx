import type { WhyAnswer } from '../../api/asking.js';
import { Cites } from '../../common/cites.js';
import { Sentence } from '../../common/sentence.js';
import { signed } from '../../common/words.js';
import { useRecord } from '../record.js';
import styles from './why.module.css';

interface Props {
  readonly answer: WhyAnswer;
  readonly close: () => void;
}

/** The parts that a number adds up to, each with its entry, who wrote it down, and its rule. */
export function WhyParts({ answer, close }: Props) {
  const { parts, value } = answer;
  if (parts.length === 0) return <p className={styles['none']}>Nothing has moved it: it stands where it began.</p>;
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
          <Jump entry={broughtBy} close={close} /> {clock === '' ? 'before the battle' : clock}
          {by === null ? null : ` · ${named(by.id)} (${by.role})`}
        </p>
        <p>
          <Sentence text={text} />
        </p>
        {ruling === null ? null : (
          <p className={styles['ruled']}>
            Ruled by {named(ruling.by.id)} ({ruling.by.role}), <Jump entry={ruling.entry} close={close} />:{' '}
            {ruling.because}
          </p>
        )}
        {notes.map((note) => (
          <p key={note} className={styles['note']}>
            {note}
          </p>
        ))}
        {rests.map((one) => (
          <p key={one.entry} className={styles['note']}>
            rests on <Jump entry={one.entry} close={close} />: {one.text}
          </p>
        ))}
        <Cites cites={[...(rule?.cites ?? []), ...(cappedBy?.cites ?? [])]} />
      </div>
    </li>
  );
}

function Jump({ entry, close }: { readonly entry: number; readonly close: () => void }) {
  const { go } = useRecord();
  return (
    <button
      type="button"
      className={styles['jump']}
      onClick={() => {
        close();
        go(entry, 'entry');
      }}
    >
      entry {entry}
    </button>
  );
}
