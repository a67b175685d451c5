import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Loading } from '../../common/loading.js';
import { useRecord } from '../record.js';
import { BothSides, Desk } from '../../parts/desk.js';
import { Nothing } from '../../parts/list.js';
import styles from './chart.module.css';
import { pointsUpTo } from './points.js';
import { RoundChart } from './round-chart.js';

/** Points over the rounds, as lines and as a table with the same numbers. */
export default function ChartDesk() {
  const { ledger, step, number, last } = useRecord();
  const past = number < last;
  if (ledger === null) return <Loading what="the chart" />;
  const chart = pointsUpTo(ledger.chart, past ? (step.step?.after ?? null) : undefined);
  if (chart.length === 0)
    return (
      <Desk>
        <Nothing>There is nothing to draw before the first battle round.</Nothing>
      </Desk>
    );
  return (
    <Desk>
      <BothSides>
        <RoundChart title="Victory points at the end of each round" points={chart} account="vp" />
        <RoundChart title="Command points at the end of each round" points={chart} account="cp" />
      </BothSides>
      <table className={styles['table']}>
        <caption>The same in numbers</caption>
        <thead>
          <tr>
            <th scope="col">Round</th>
            {chart.map(({ round }) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['vp', 'cp'] as const).flatMap((account) =>
            SIDES_OF_TABLE.map((side) => (
              <tr key={`${account}${side}`}>
                <th scope="row">
                  <SideBadge side={side} /> {account.toUpperCase()}
                </th>
                {chart.map((point) => (
                  <td key={point.round}>{point[account][side]}</td>
                ))}
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Desk>
  );
}
