import type { Side } from '@adjutant/rules';
import type { Weighed } from '@adjutant/table';
import { Loading } from '../common/loading.js';
import { signed } from '../common/words.js';
import { Closed } from './closed.js';
import styles from './table.module.css';

interface Props {
  readonly weighed: Weighed | undefined;
  readonly waits: boolean;
  readonly players: { readonly [side in Side]: string };
  /** Whether points may follow from it, so that none are told as well. */
  readonly scores?: boolean;
}

/** What would come of it, before it is recorded. */
export function Outlook({ weighed, waits, players, scores = false }: Props) {
  const refusal = weighed?.refusal ?? null;
  const isRefused = refusal !== null && refusal.code !== 'roll/dice-missing';
  return (
    <div className={styles['outlook']}>
      {waits ? <Loading what="what would come of it" /> : null}
      <div aria-live="polite">
        {scores && weighed?.refusal === null && weighed.effects.length === 0 ? <p>No points follow from it.</p> : null}
        {weighed?.effects.map(({ player, account, credited, balance, notes }, index) => (
          <p key={index}>
            <b>{`${signed(credited)} ${unitOf(account)}`}</b>
            {`${player === undefined ? '' : ` for ${players[player]}`}, ${balance} in all. `}
            {notes.join(' ')}
          </p>
        ))}
      </div>
      {isRefused ? (
        <div className={styles['refusal']} role="alert">
          <Closed because={refusal.reasons} />
        </div>
      ) : null}
    </div>
  );
}

/** Victory points by category are victory points. */
function unitOf(account: string): string {
  return account.replace(/\/.*/, '').toUpperCase();
}
