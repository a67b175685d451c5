import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Side } from '@adjutant/rules';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { LIMITS } from '../common/limits.js';
import { BecauseForm } from './because-form.js';
import styles from './case.module.css';
import { Refused } from './refused.js';

interface Props {
  readonly dispute: string;
  readonly side: Side;
  readonly acting: Acting;
}

/** A player accepts a ruling, or asks the head judge. */
export function AnswerRuling({ dispute, side, acting }: Props) {
  const [appealing, setAppealing] = useState(false);
  const accepting = useDisputeCommand(dispute, acting.actor);
  const appeal = useDisputeCommand(dispute, acting.actor);
  return (
    <div className={styles['form']}>
      {appealing ? (
        <BecauseForm
          label="Why the head judge should look at it"
          button="Appeal to the head judge"
          limit={LIMITS.AppealRuling.because}
          busy={appeal.isPending}
          send={(because) => appeal.mutate({ type: 'AppealRuling', data: { side, because } })}
          error={appeal.error}
          refused="The appeal was not recorded"
          onCancel={() => setAppealing(false)}
        />
      ) : (
        <Group gap="xs">
          <Button
            size="xs"
            loading={accepting.isPending}
            onClick={() => accepting.mutate({ type: 'AcceptRuling', data: { side } })}
          >
            Accept the ruling
          </Button>
          <Button size="xs" variant="default" onClick={() => setAppealing(true)}>
            Appeal …
          </Button>
        </Group>
      )}
      {accepting.error && !appealing ? <Refused title="Your answer was not recorded" error={accepting.error} /> : null}
    </div>
  );
}
