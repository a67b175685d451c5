import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { post, put } from '../api/client.js';
import { usePacks } from '../api/queries.js';
import { Trouble } from '../common/trouble.js';
import { newId } from '../common/id.js';

const ENFORCEMENT = [
  { value: 'strict', label: 'Strict: what the rules forbid is refused' },
  { value: 'advise', label: 'Advise: everything is recorded and flagged' },
];

interface Form {
  readonly title: string;
  readonly A: string;
  readonly B: string;
  readonly pack: string | null;
  readonly enforcement: string;
}

const BLANK: Form = { title: '', A: '', B: '', pack: null, enforcement: 'strict' };

export function OpenMatchDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Open a match" centered>
      <OpenMatchForm />
    </Modal>
  );
}

function OpenMatchForm() {
  const [form, setForm] = useState(BLANK);
  const { data: packs } = usePacks();
  const navigate = useNavigate();
  const client = useQueryClient();
  const opening = useMutation({
    mutationFn: open,
    onSuccess: (id) => {
      void client.invalidateQueries({ queryKey: ['people'] });
      void navigate(`/matches/${id}`);
    },
  });
  const pack = form.pack ?? packs?.[0]?.pack ?? null;
  const change = (part: Partial<Form>): void => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    opening.mutate({ ...form, pack });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <TextInput
          label="Title"
          placeholder="Round 3, table 12"
          required
          data-autofocus
          value={form.title}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <Group grow>
          <TextInput
            label="Player A"
            required
            value={form.A}
            onChange={(event) => change({ A: event.currentTarget.value })}
          />
          <TextInput
            label="Player B"
            required
            value={form.B}
            onChange={(event) => change({ B: event.currentTarget.value })}
          />
        </Group>
        <Select
          label="Rule pack"
          description="The newest release is pinned, and stays so for this match."
          allowDeselect={false}
          data={(packs ?? []).map((one) => ({ value: one.pack, label: one.name }))}
          value={pack}
          onChange={(value) => change({ pack: value })}
        />
        <Select
          label="Enforcement"
          allowDeselect={false}
          data={ENFORCEMENT}
          value={form.enforcement}
          onChange={(value) => change({ enforcement: value ?? 'strict' })}
        />
        {opening.error ? <Trouble title="The match was not opened" error={opening.error} /> : null}
        <Button type="submit" loading={opening.isPending} disabled={pack === null}>
          Open the match
        </Button>
      </Stack>
    </form>
  );
}

/**
 * The match gets its id here: whoever opens it names it, and asking twice opens it once. The record holds ids of people
 * and never their names, so that a name can be erased.
 */
async function open({ title, A, B, pack, enforcement }: Form): Promise<string> {
  const id = newId();
  const [one, other] = [await person(A), await person(B)];
  await post<unknown>(`/matches/${id}/commands`, {
    commandId: newId(),
    type: 'OpenMatch',
    data: { title, pack: { id: pack }, seats: { A: { player: one }, B: { player: other } }, settings: { enforcement } },
  });
  return id;
}

async function person(name: string): Promise<string> {
  const id = `p-${newId().slice(0, 8)}`;
  await put<unknown>(`/people/${id}`, { name });
  return id;
}
