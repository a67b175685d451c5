import { Button, Group, SegmentedControl, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Modal } from '../common/modal.js';
import type { Acting, Table } from '../acting/acting.js';
import { callJudge } from '../api/dispute-acts.js';
import { useDisputesOf } from '../api/disputes.js';
import { matchKey } from '../api/queries.js';
import { lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { alreadySays } from '../judge/already.js';
import { isWaiting } from '../judge/status.js';
import { Sentence } from '../match/sentence.js';
import { usePlayers, useRecord } from '../match/record.js';
import { Refused } from '../dispute/refused.js';
import { Notice } from '../parts/strip.js';
import styles from './calls.module.css';
import { callData, callerActor, callerFirst, callersOf, faultOf, type CallForm, type Caller } from './calling.js';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly acting: Acting;
  /** What is written there to begin with. */
  readonly claim?: string;
  /** Hears which call it came to. */
  readonly onCalled?: (call: string) => Promise<void>;
}

/** Calls a judge to this match, about the entry that is selected. */
export function CallDialog({ opened, onClose, ...form }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title="Call a judge" centered>
      <Form onClose={onClose} {...form} />
    </Modal>
  );
}

function Form({ acting, claim = '', onCalled, onClose }: Omit<Props, 'opened'>) {
  const { id, number, last, match } = useRecord();
  const callers = callersOf(acting);
  const [form, setForm] = useState<CallForm>(() => ({
    caller: callerFirst(acting),
    claim,
    entry: String(number),
    table: '',
  }));
  const client = useQueryClient();
  const open = (useDisputesOf(id, acting).data ?? []).filter(isWaiting);
  const already = open.find(({ judge }) => judge !== null) ?? open[0];
  const table: Table = { match: id, players: { A: match.seats.A.player, B: match.seats.B.player } };
  const calling = useMutation({
    mutationFn: () => callJudge(callData(form, id), callerActor(form.caller, acting, table)),
    onSuccess: async (call) => {
      await onCalled?.(call);
      await client.invalidateQueries({ queryKey: matchKey(id) });
      onClose();
    },
  });
  const change = (part: Partial<CallForm>): void => setForm((before) => ({ ...before, ...part }));
  const fault = faultOf(form, last);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (fault === null) calling.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        {already === undefined ? null : (
          <Notice role="note">{alreadySays(already)} Send another call if it is about something else.</Notice>
        )}
        <Fields form={form} change={change} callers={callers} />
        {calling.error ? <Refused title="The judge was not called" error={calling.error} /> : null}
        <Group justify="space-between">
          <span className={styles['fault']}>{fault}</span>
          <Button type="submit" loading={calling.isPending} disabled={fault !== null}>
            Call a judge
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  readonly form: CallForm;
  readonly change: (part: Partial<CallForm>) => void;
  readonly callers: readonly Caller[];
}

function Fields({ form, change, callers }: FieldsProps) {
  const { timeline } = useRecord();
  const players = usePlayers();
  const entry = timeline.find((one) => String(one.number) === form.entry.trim());
  return (
    <>
      <Textarea
        label="What is in dispute"
        placeholder="The target was more than 8 inches away"
        required
        data-autofocus
        autosize
        minRows={2}
        error={lengthFault(form.claim, LIMITS.CallJudge.claim)}
        value={form.claim}
        onChange={(event) => change({ claim: event.currentTarget.value })}
      />
      <TextInput
        label="Entry"
        description="The entry that it is about; empty where it is about none."
        inputMode="numeric"
        value={form.entry}
        onChange={(event) => change({ entry: event.currentTarget.value })}
      />
      {entry ? (
        <Notice>
          <Sentence text={entry.text} />
        </Notice>
      ) : null}
      {callers.length === 1 ? null : (
        <div>
          <p className={styles['label']} id="who-calls">
            Who calls
          </p>
          <SegmentedControl
            fullWidth
            aria-labelledby="who-calls"
            data={callers.map((value) => ({ value, label: value === 'staff' ? 'Staff' : players[value] }))}
            value={form.caller ?? ''}
            onChange={(value) => change({ caller: value as Caller })}
          />
        </div>
      )}
      <TextInput
        label="Table"
        placeholder="14"
        maxLength={LIMITS.CallJudge.table.most}
        value={form.table}
        onChange={(event) => change({ table: event.currentTarget.value })}
      />
    </>
  );
}
