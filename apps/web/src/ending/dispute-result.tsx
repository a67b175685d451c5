import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { callJudge } from '../api/dispute-acts.js';
import { matchKey } from '../api/queries.js';
import { lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { Refused } from '../dispute/refused.js';
import type { AtTable } from './at-table.js';
import styles from './ending.module.css';

interface Props {
  readonly at: AtTable;
  /** The entry that ended the match. */
  readonly entry: number;
}

/** Whoever does not agree to the result calls a judge about it, and says why. */
export function DisputeResult({ at, entry }: Props) {
  const [opened, open] = useState(false);
  const [claim, say] = useState('');
  const client = useQueryClient();
  const { id, side, actingFor } = at;
  const calling = useMutation({
    mutationFn: () => callJudge({ match: id, side, entry, claim: claim.trim() }, actingFor(side).actor),
    onSuccess: async () => {
      open(false);
      await client.invalidateQueries({ queryKey: matchKey(id) });
    },
  });
  if (calling.isSuccess) return <p role="status">A judge is called about the result.</p>;
  if (!opened)
    return (
      <Button variant="default" size="md" fullWidth onClick={() => open(true)}>
        Dispute the result
      </Button>
    );
  const fault = lengthFault(claim, LIMITS.CallJudge.claim);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    calling.mutate();
  };
  return (
    <form className={styles['seat']} onSubmit={send}>
      <Textarea
        size="md"
        label="What is wrong with it"
        autosize
        minRows={2}
        error={fault}
        value={claim}
        onChange={(event) => say(event.currentTarget.value)}
      />
      {calling.error ? <Refused title="The judge was not called" error={calling.error} /> : null}
      <Button
        type="submit"
        size="lg"
        fullWidth
        loading={calling.isPending}
        disabled={claim.trim() === '' || fault !== null}
      >
        Call a judge
      </Button>
    </form>
  );
}
