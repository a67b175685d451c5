import type { LedgerLine } from '@adjutant/rules';
import { SideBadge } from '../../common/side-badge.js';
import { plain, signed } from '../../common/words.js';
import { accountName, nameOf } from '../ledger/accounts.js';
import { useRecord } from '../record.js';
import styles from './entry-desk.module.css';

/** The ledger lines that an entry brought. */
export function StepLines({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const { ledger, match } = useRecord();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>Ledger lines</h3>
      <ul className={styles['lines']}>
        {lines.map((line, index) => (
          <li key={index}>
            <SideBadge side={line.player} />
            <span>
              {nameOf(line, ledger)}
              <small>
                {accountName(line.account, match.categories)} · {line.kind}
                {line.due === line.declared ? '' : ` · declared ${plain(line.declared)}, due ${plain(line.due)}`}
                {line.capped === 0 ? '' : ` · ${plain(line.capped)} capped`}
              </small>
            </span>
            <b>{signed(line.credited)}</b>
            <span className={styles['balance']}>= {line.balance}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
