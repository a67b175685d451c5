import type { Supposal } from '@adjutant/replay';
import type { BothReadings, OtherwiseLine, ToldOtherwise } from '@adjutant/views';
import { useBothReadings } from '../asking/queries.js';
import { Loading } from '../../common/loading.js';
import { Folded } from '../../common/folded.js';
import { Sentence } from '../sentence.js';
import { Trouble } from '../../common/trouble.js';
import { Ends } from './ends.js';
import { SupposedLedgers } from './supposed-ledgers.js';
import { Jump } from '../../parts/jump.js';
import { Note } from '../../parts/note.js';
import styles from './what-if.module.css';

const READINGS = [
  {
    of: 'corrected',
    title: 'As a correction',
    says: 'Later uses that become illegal fall and are refunded. What was refused stays refused.',
  },
  {
    of: 'reExecuted',
    title: 'Played on',
    says: 'The same, and refused commands that become legal are carried out as well.',
  },
] as const;

interface Props {
  readonly match: string;
  readonly supposals: readonly Supposal[];
  /** Goes to an entry, where there is a replay to go to. */
  readonly go?: (entry: number) => void;
}

/** A match told again under some supposals, in both readings side by side. Nothing of it is recorded. */
export function Readings({ match, supposals, go }: Props) {
  const { data, error, refetch } = useBothReadings(match, supposals);
  if (error) return <Trouble title="This cannot be supposed" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the other tellings" />;
  return (
    <div className={styles['readings']}>
      {READINGS.map(({ of, title, says }) => (
        <section key={of} aria-label={title} className={styles['reading']}>
          <h3>{title}</h3>
          <Note small>{says}</Note>
          <Notice recorded={data.recorded} told={data[of]} go={go} />
        </section>
      ))}
    </div>
  );
}

interface NoticeProps {
  readonly recorded: BothReadings['recorded'];
  readonly told: ToldOtherwise;
  readonly go: Props['go'];
}

function Notice({ recorded, told, go }: NoticeProps) {
  const { first, out, refused, possible, differences } = told;
  if (first === null && differences.length === 0)
    return <Note small>Nothing would differ: the record comes to the same.</Note>;
  return (
    <>
      <Ends was={recorded} now={told} />
      <Lines title="Left out" lines={out} none={null} go={go} />
      <Lines title="Falls" lines={refused} none="No other entry falls." go={go} />
      <Lines title="Becomes legal" lines={possible} none="No refused command becomes legal." go={go} />
      <section className={styles['section']}>
        <h4>
          What differs <span>{differences.length}</span>
        </h4>
        <ul>
          {differences.map(({ text }, index) => (
            <li key={index} className={styles['difference']}>
              {text}
            </li>
          ))}
        </ul>
      </section>
      <SupposedLedgers was={recorded.ledgers} now={told.ledgers} />
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly OtherwiseLine[];
  readonly none: string | null;
  readonly go: Props['go'];
}

function Lines({ title, lines, none, go }: LinesProps) {
  if (lines.length === 0 && none === null) return null;
  return (
    <div className={styles['section']}>
      <h4>
        {title} {lines.length === 0 ? null : <span>{lines.length}</span>}
      </h4>
      {lines.length === 0 ? <Note small>{none}</Note> : null}
      <ul>
        {lines.map((line) => (
          <Line key={line.place} line={line} go={go} />
        ))}
      </ul>
    </div>
  );
}

function Line({ line, go }: { readonly line: OtherwiseLine; readonly go: Props['go'] }) {
  const { place, text, verdict, refusal, balances } = line;
  const entry = Math.floor(place);
  const where = Number.isInteger(place) ? String(place) : `after ${entry}`;
  return (
    <li className={styles['change']} data-outcome={verdict === 'struck' ? 'out' : verdict}>
      {go ? (
        <Jump onClick={() => go(entry)} label={`Go to entry ${entry}`}>
          {where}
        </Jump>
      ) : (
        <span className={styles['place']}>{where}</span>
      )}
      <div>
        <p>
          <Sentence text={text} />
        </p>
        {refusal ? <Note small>{refusal.message}</Note> : null}
        {refusal ? (
          <Folded>
            <code>{refusal.reasons.map(({ code }) => code).join(', ')}</code>
          </Folded>
        ) : null}
        <Note small>
          then CP {balances.A.cp}:{balances.B.cp}, VP {balances.A.vp}:{balances.B.vp}
        </Note>
      </div>
    </li>
  );
}
