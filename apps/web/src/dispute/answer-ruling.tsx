import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Side } from '@adjutant/rules';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/disputes.js';
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
  const error = accepting.error ?? appeal.error;
  return (
    <div className={styles['form']}>
      {appealing ? (
        <BecauseForm
          label="Why the head judge should look at it"
          button="Appeal to the head judge"
          busy={appeal.isPending}
          send={(because) => appeal.mutate({ type: 'AppealRuling', data: { side, because } })}
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
      {error ? <Refused title="Your answer was not recorded" error={error} /> : null}
    </div>
  );
}
