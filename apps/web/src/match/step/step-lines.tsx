import type { LedgerLine } from '@adjutant/rules';
import { SideBadge } from '../../common/side-badge.js';
import { plain, signed } from '../../common/words.js';
import { accountName, nameOf } from '../ledger/accounts.js';
import { Why } from '../asking/why.js';
import { usePlayers, useRecord } from '../record.js';
import { Rows } from '../../parts/list.js';
import styles from './entry-desk.module.css';
import { keptBack } from './kept-back.js';

/** The ledger lines that an entry brought. */
export function StepLines({ lines }: { readonly lines: readonly LedgerLine[] }) {
  const { ledger, match } = useRecord();
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>Ledger lines</h3>
      <Rows>
        {lines.map((line, index) => (
          <li key={index}>
            <SideBadge side={line.player} />
            <span>
              {nameOf(line, ledger)}
              <small>
                {accountName(line.account, match.categories)} · {line.kind}
                {line.due === line.declared ? '' : ` · declared ${plain(line.declared)}, due ${plain(line.due)}`}
                {line.capped === 0 ? '' : ` · ${keptBack(line)}`}
              </small>
            </span>
            <b>{signed(line.credited)}</b>
            <span className={styles['balance']}>
              = <BalanceAfter line={line} lines={lines} />
            </span>
          </li>
        ))}
      </Rows>
    </section>
  );
}

/** Where an entry moved a balance several times, only what it came to in the end can be asked about. */
function BalanceAfter({ line, lines }: { readonly line: LedgerLine; readonly lines: readonly LedgerLine[] }) {
  const { number } = useRecord();
  const players = usePlayers();
  const kind = line.account.startsWith('vp/') ? 'vp' : line.account;
  const sameBalance = (one: LedgerLine): boolean =>
    one.player === line.player && (one.account.startsWith('vp/') ? 'vp' : one.account) === kind;
  if (lines.findLast(sameBalance) !== line) return line.balance;
  return (
    <Why player={line.player} figure={kind} at={number} label={`Balance of ${players[line.player]} after this line`}>
      {line.balance}
    </Why>
  );
}
