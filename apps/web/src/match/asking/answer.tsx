import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { useRecord } from '../record.js';
import type { FigureQuestion } from './figure-question.js';
import { useWhy } from './queries.js';
import { WhyParts } from './why-parts.js';
import { Jump } from '../../parts/jump.js';
import styles from './why.module.css';

interface AnswerProps {
  readonly asked: FigureQuestion;
  readonly label: string;
  readonly close: () => void;
}

/** Why a number is what it is. */
export default function Answer({ asked, label, close }: AnswerProps) {
  const { id } = useRecord();
  const { data, error, refetch } = useWhy(id, asked);
  if (error) return <Trouble title="This cannot be explained" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="where it comes from" />;
  return (
    <section aria-label={`Why: ${label}`}>
      <header className={styles['head']}>
        <h3>{data.text}</h3>
        <Jump onClick={close}>Close</Jump>
      </header>
      <WhyParts answer={data} close={close} />
    </section>
  );
}
