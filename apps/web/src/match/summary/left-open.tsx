import { may, type Acting } from '../../acting/acting.js';
import { useDisputesOf } from '../../api/disputes.js';
import { count } from '../../common/words.js';
import { isWaiting, STATUS_SAYS } from '../../judge/status.js';
import { Jump } from '../../parts/jump.js';
import { useRecord, type Desk } from '../record.js';
import styles from './summary.module.css';

interface Props {
  readonly acting: Acting | null;
  readonly open: (desk: Desk) => void;
}

/** What the record leaves in doubt, and how the calls about it stand. */
export function LeftOpen({ acting, open }: Props) {
  const { id, timeline } = useRecord();
  const calls = useDisputesOf(id, acting).data ?? [];
  const doubts = timeline.reduce((sum, entry) => sum + (entry.doubts?.length ?? 0), 0);
  const waiting = calls.filter(isWaiting);
  return (
    <section aria-label="Left open">
      <h2 className={styles['title']}>Left open</h2>
      <ul>
        <li>
          {doubts === 0 ? 'Nothing is in doubt.' : <Jump onClick={() => open('doubts')}>{count(doubts, 'doubt')}</Jump>}
        </li>
        {may(acting, 'ReadDisputes') ? (
          <li>
            {calls.length === 0 ? (
              'No judge was called.'
            ) : (
              <>
                <Jump onClick={() => open('calls')}>{count(calls.length, 'call')}</Jump>
                {waiting.length === 0
                  ? ', none of them open'
                  : `: ${waiting.map(({ status }) => STATUS_SAYS[status].toLowerCase()).join(', ')}`}
              </>
            )}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
