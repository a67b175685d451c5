import type { ReportBlock, ReportCheckpoint } from '@adjutant/views';
import { late } from '../parts/late.js';
import { ReportTable } from './report-table.js';
import styles from './report.module.css';

/** As heavy as everything else together. */
const ReportChart = late(() => import('./report-chart.js'), { what: 'the chart', whenAsked: true });

interface Props {
  readonly blocks: readonly ReportBlock[];
  /** What a table without a title of its own is about. */
  readonly of: string;
}

export function Blocks({ blocks, of }: Props) {
  return blocks.map((block, index) => <Block key={index} block={block} of={of} />);
}

function Block({ block, of }: { readonly block: ReportBlock; readonly of: string }) {
  switch (block.kind) {
    case 'words':
      return <Words {...block} />;
    case 'table':
      return <ReportTable {...block} of={of} />;
    case 'chart':
      return <ReportChart points={block.points} />;
    case 'checkpoint':
      return <Checkpoint {...block} />;
  }
}

function Words({ as, text }: Extract<ReportBlock, { readonly kind: 'words' }>) {
  if (as === 'title') return <h1>{text}</h1>;
  return (
    <p className={styles['words']} data-as={as}>
      {text}
    </p>
  );
}

function Checkpoint({ says, command, exactly }: ReportCheckpoint) {
  return (
    <>
      {says.map((text) => (
        <p key={text} className={styles['words']}>
          {text}
        </p>
      ))}
      <pre className={styles['exactly']}>{command}</pre>
      {exactly.map(({ title, text }) => (
        <figure key={title} className={styles['figure']}>
          <figcaption>{title}</figcaption>
          <pre className={styles['exactly']}>{text}</pre>
        </figure>
      ))}
    </>
  );
}
