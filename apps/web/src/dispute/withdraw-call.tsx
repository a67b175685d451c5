import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { LIMITS } from '../common/limits.js';
import { BecauseForm } from './because-form.js';
import styles from './case.module.css';

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
        limit={LIMITS.WithdrawCall.because}
        busy={withdrawing.isPending}
        send={(because) => withdrawing.mutate({ type: 'WithdrawCall', data: because === '' ? {} : { because } })}
        error={withdrawing.error}
        refused="The call was not withdrawn"
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
