import type { Side } from '@adjutant/rules';
import type { BothReadings, ShownLine } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { signed } from '../../common/words.js';
import { changedLines } from './changed-lines.js';
import styles from './what-if.module.css';

type Ledgers = BothReadings['recorded']['ledgers'];

/** Both ledgers as they would read; lines that the record does not have, or has otherwise, stand out. */
export function SupposedLedgers({ was, now }: { readonly was: Ledgers; readonly now: Ledgers }) {
  return (
    <details className={styles['ledgers']}>
      <summary>Both ledgers</summary>
      {(['cp', 'vp'] as const).map((account) => (
        <div key={account} className={styles['pair']}>
          {SIDES_OF_TABLE.map((side) => (
            <Ledger key={side} side={side} account={account} was={was[account][side]} now={now[account][side]} />
          ))}
        </div>
      ))}
    </details>
  );
}

interface Props {
  readonly side: Side;
  readonly account: 'cp' | 'vp';
  readonly was: readonly ShownLine[];
  readonly now: readonly ShownLine[];
}

function Ledger({ side, account, was, now }: Props) {
  const changed = changedLines(was, now);
  return (
    <table className={styles['ledger']}>
      <caption>
        <SideBadge side={side} /> {account.toUpperCase()}
      </caption>
      <tbody>
        {now.map((line, index) => (
          <tr key={index} data-mark={line.mark ?? undefined} data-changed={changed.has(line) || undefined}>
            <td>{Number.isInteger(line.number) ? line.number : `${Math.floor(line.number)}+`}</td>
            <th scope="row">{line.whatName}</th>
            <td>{line.mark === null ? signed(line.credited) : line.mark}</td>
            <td>{line.mark === null ? line.balance : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
