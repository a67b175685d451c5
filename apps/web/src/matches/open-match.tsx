import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PersonAnswer } from '../access/access-api.js';
import { post } from '../api/client.js';
import { usePacks, usePeopleList } from '../api/queries.js';
import { Trouble } from '../common/trouble.js';
import { newId } from '../common/id.js';
import { PlayerInput } from './player-input.js';

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
  const people = usePeopleList();
  const navigate = useNavigate();
  const client = useQueryClient();
  const opening = useMutation({
    mutationFn: (sent: Form) => open(sent, people),
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
          <PlayerInput label="Player A" value={form.A} onChange={(A) => change({ A })} />
          <PlayerInput label="Player B" value={form.B} onChange={(B) => change({ B })} />
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
async function open({ title, A, B, pack, enforcement }: Form, known: readonly PersonAnswer[]): Promise<string> {
  const id = newId();
  const [one, other] = [await person(A, known), await person(B, known)];
  await post<unknown>(`/matches/${id}/commands`, {
    commandId: newId(),
    type: 'OpenMatch',
    data: { title, pack: { id: pack }, seats: { A: { player: one }, B: { player: other } }, settings: { enforcement } },
  });
  return id;
}

/** Who is meant where just one person has this name; otherwise somebody new, whose id the server makes up. */
async function person(name: string, known: readonly PersonAnswer[]): Promise<string> {
  const [one, ...others] = known.filter((somebody) => somebody.name === name.trim());
  if (one !== undefined && others.length === 0) return one.id;
  const { id } = await post<PersonAnswer>('/people', { name: name.trim() });
  return id;
}
