import type { Side } from '@adjutant/rules';
import type { ShownLine } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { plain, signed } from '../../common/words.js';
import { Why } from '../asking/why.js';
import { usePlayers, useRecord } from '../record.js';
import { useUndoing } from '../use-undoing.js';
import { accountName } from './accounts.js';
import styles from './ledger.module.css';

interface Props {
  readonly side: Side;
  readonly account: 'cp' | 'vp';
  readonly lines: readonly ShownLine[];
  /** Null while it is not known. */
  readonly balance: number | null;
}

const COLUMNS = [
  ['declared', 'decl.', 'What was claimed at the table'],
  ['due', 'due', 'What the rules give or cost'],
  ['capped', 'cap.', 'Kept back by a cap, or by an empty account'],
  ['credited', 'cred.', 'What moved'],
  ['balance', 'bal.', 'What stood afterwards'],
] as const;

/** The entry up to which balances are told. */
function useCountedAt(): number {
  const { lift, number, last } = useRecord();
  return lift ? number : last;
}

export function LedgerTable({ side, account, lines, balance }: Props) {
  const at = useCountedAt();
  const name = usePlayers()[side];
  const unit = account.toUpperCase();
  return (
    <table className={styles['ledger']} data-side={side}>
      <caption>
        <SideBadge side={side} /> {name}
        <b>
          <Why player={side} figure={account} at={at} label={`${unit} of ${name}`}>
            {balance ?? '–'}
          </Why>{' '}
          {unit}
        </b>
      </caption>
      <thead>
        <tr>
          <th scope="col" title="Number of the entry">
            #
          </th>
          <th scope="col">For</th>
          {COLUMNS.map(([name, short, says]) => (
            <th key={name} scope="col" title={says} aria-label={name}>
              <span className={styles['long']}>{name}</span>
              <span className={styles['short']}>{short}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, index) => (
          <Line key={index} line={line} lines={lines} />
        ))}
        {lines.length === 0 ? (
          <tr>
            <td colSpan={7} className={styles['none']}>
              Nothing has moved yet.
            </td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

function Line({ line, lines }: { readonly line: ShownLine; readonly lines: readonly ShownLine[] }) {
  const { number, match, go } = useRecord();
  const undone = useUndoing()(line);
  const account = line.account.startsWith('vp/') ? accountName(line.account, match.categories) : line.kind;
  return (
    <tr
      data-mark={line.mark ?? undefined}
      data-selected={line.number === number || undefined}
      data-ahead={line.number > number || undefined}
      onClick={() => go(line.number, 'entry')}
    >
      <td>
        <button type="button" className={styles['number']} aria-label={`Go to entry ${line.number}`}>
          {line.number}
        </button>
      </td>
      <th scope="row">
        <span className={styles['what']}>{line.whatName}</span>
        <small>
          {line.clock === '' ? 'before the battle' : line.clock} · {account}
        </small>
        {undone === null ? null : (
          <small className={styles['undone']}>
            {undone.word} {undone.because}
          </small>
        )}
      </th>
      <td>{plain(line.declared)}</td>
      <td data-differs={line.due !== line.declared || undefined}>
        <Due line={line} />
      </td>
      <td data-differs={line.capped !== 0 || undefined}>{line.capped === 0 ? '' : plain(line.capped)}</td>
      <td className={styles['credited']}>{signed(line.credited)}</td>
      <td>{line.mark === null ? <Balance line={line} lines={lines} /> : '–'}</td>
    </tr>
  );
}

/** What a use costs says why; what comes by itself says so with the balance. */
function Due({ line }: { readonly line: ShownLine }) {
  const at = useCountedAt();
  if (line.kind !== 'spend' || line.mark !== null) return plain(line.due);
  return (
    <Why player={line.player} figure={`price:${line.number}`} at={at} label={`Price of entry ${line.number}`}>
      {plain(line.due)}
    </Why>
  );
}

/** Where an entry moved a balance several times, only what it came to in the end can be asked about. */
function Balance({ line, lines }: { readonly line: ShownLine; readonly lines: readonly ShownLine[] }) {
  const at = useCountedAt();
  const players = usePlayers();
  const vp = line.account.startsWith('vp/');
  const same = lines.findLast(({ number, mark }) => number === line.number && mark === null);
  if (same !== line || (!vp && line.account !== 'cp')) return line.balance;
  const label = `${vp ? 'VP' : 'CP'} of ${players[line.player]} after entry ${line.number}`;
  return (
    <Why player={line.player} figure={vp ? 'vp' : 'cp'} at={at} upto={line.number} label={label}>
      {line.balance}
    </Why>
  );
}
