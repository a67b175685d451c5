import { Button } from '@mantine/core';
import type { Acting } from '../acting/acting.js';
import { useDisputesOf } from '../api/disputes.js';
import { clocked } from '../common/lasting.js';
import { useNow } from '../common/use-now.js';
import { isWaiting, STATUS_SAYS } from '../judge/queue.js';
import { useRecord } from '../match/record.js';
import styles from './calls.module.css';

/** Says that a judge is called or on the way, whatever else the page shows. */
export function CallsStrip({ acting, open }: { readonly acting: Acting | null; readonly open: () => void }) {
  const { id, named } = useRecord();
  const now = useNow();
  const [first, ...others] = (useDisputesOf(id, acting).data ?? []).filter(isWaiting);
  if (!first) return null;
  return (
    <p className={styles['strip']} role="status">
      <b>{STATUS_SAYS[first.status]}</b>
      <span aria-hidden="true">{clocked(first.calledAt, now)}</span>
      <span>
        {first.judge === null ? '' : `${named(first.judge)}: `}
        {first.claim}
        {others.length === 0 ? null : ` And ${others.length} more.`}
      </span>
      <Button size="compact-xs" variant="default" onClick={open}>
        Show
      </Button>
    </p>
  );
}
