import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { post, put } from '../api/client.js';
import { Trouble } from '../common/trouble.js';
import { mayAs, useDoing, useMe, type PersonAnswer } from './access-api.js';
import { Words } from './words-input.js';

interface Props {
  /** Null: somebody new. Whoever is known is changed by an organizer. */
  readonly person: PersonAnswer | null;
  readonly onClose: () => void;
}

export function PersonDialog({ person, onClose }: Props) {
  const [form, setForm] = useState({
    name: person?.name ?? '',
    contact: person?.contact ?? '',
    club: person?.club ?? '',
    nation: person?.nation ?? '',
  });
  const { data: me } = useMe();
  const sees = mayAs(me, 'organizer');
  const saving = useDoing(() => save(person, form, sees), [['people'], ['me']]);
  const change = (part: Partial<typeof form>): void => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={person === null ? 'Add somebody' : `Change ${person.name}`} centered>
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Words label="Name" required first value={form.name} set={(name) => change({ name })} />
          {sees ? <Words label="Contact" value={form.contact} set={(contact) => change({ contact })} /> : null}
          <Group grow>
            <Words label="Club" value={form.club} set={(club) => change({ club })} />
            <Words label="Nation" value={form.nation} set={(nation) => change({ nation })} />
          </Group>
          {saving.error ? <Trouble title="Nothing was changed" error={saving.error} /> : null}
          <Button type="submit" loading={saving.isPending}>
            {person === null ? 'Add' : 'Save'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

/** A contact that is not shown to whoever writes is not written over either. */
function save(
  person: PersonAnswer | null,
  { name, contact, club, nation }: { readonly [word in 'name' | 'contact' | 'club' | 'nation']: string },
  sees: boolean,
): Promise<PersonAnswer> {
  const said = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const body = {
    name: name.trim(),
    club: said(club),
    nation: said(nation),
    ...(sees ? { contact: said(contact) } : {}),
  };
  return person === null ? post('/people', body) : put(`/people/${encodeURIComponent(person.id)}`, body);
}
