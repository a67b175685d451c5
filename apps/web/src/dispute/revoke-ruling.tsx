import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { LIMITS } from '../common/limits.js';
import { BecauseForm } from './because-form.js';
import styles from './case.module.css';

/** The head judge takes a ruling back: what stood before stands again. */
export function RevokeRuling({ dispute, acting }: { readonly dispute: string; readonly acting: Acting }) {
  const [asked, setAsked] = useState(false);
  const revoking = useDisputeCommand(dispute, acting.actor);
  return (
    <div className={styles['form']}>
      {asked ? (
        <BecauseForm
          label="Why the ruling is revoked"
          button="Revoke the ruling"
          limit={LIMITS.RevokeRuling.because}
          busy={revoking.isPending}
          send={(because) => revoking.mutate({ type: 'RevokeRuling', data: { because } })}
          error={revoking.error}
          refused="The ruling was not revoked"
          onCancel={() => setAsked(false)}
        />
      ) : (
        <div>
          <Button size="xs" variant="default" onClick={() => setAsked(true)}>
            Revoke the ruling …
          </Button>
        </div>
      )}
    </div>
  );
}
