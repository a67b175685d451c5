import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/disputes.js';
import { BecauseForm } from './because-form.js';
import styles from './case.module.css';
import { Refused } from './refused.js';

/** Takes a call back: the record stays as it is, and nobody need come. */
export function WithdrawCall({ dispute, acting }: { readonly dispute: string; readonly acting: Acting }) {
  const [asked, setAsked] = useState(false);
  const withdrawing = useDisputeCommand(dispute, acting.actor);
  if (!asked) {
    return (
      <div>
        <Button size="xs" variant="default" onClick={() => setAsked(true)}>
          Withdraw the call …
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['form']}>
      <BecauseForm
        label="Why the call is withdrawn"
        button="Withdraw the call"
        required={false}
        busy={withdrawing.isPending}
        send={(because) => withdrawing.mutate({ type: 'WithdrawCall', data: because === '' ? {} : { because } })}
        onCancel={() => setAsked(false)}
      />
      {withdrawing.error ? <Refused title="The call was not withdrawn" error={withdrawing.error} /> : null}
    </div>
  );
}
