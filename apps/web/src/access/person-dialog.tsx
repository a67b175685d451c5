import type { PersonDetails, ShownPerson } from '@adjutant/people';
import { Button, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Modal } from '../common/modal.js';
import { post, put } from '../api/client.js';
import { faultAt } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { Trouble } from '../common/trouble.js';
import { mayAs, useDoing, useMe } from './access-api.js';
import { TiesInputs } from './ties-inputs.js';
import { Words } from './words-input.js';

interface Props {
  /** Null: somebody new. Whoever is known is changed by an organizer. */
  readonly person: ShownPerson | null;
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
          <Words
            label="Name"
            limit={LIMITS.person.name}
            wrong={faultAt(saving.error, 'name')}
            required
            first
            value={form.name}
            set={(name) => change({ name })}
          />
          {sees ? (
            <Words
              label="Contact"
              limit={LIMITS.person.contact}
              wrong={faultAt(saving.error, 'contact')}
              value={form.contact}
              set={(contact) => change({ contact })}
            />
          ) : null}
          <TiesInputs ties={form} limits={LIMITS.person} error={saving.error} set={change} />
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
  person: ShownPerson | null,
  { name, contact, club, nation }: { readonly [word in 'name' | 'contact' | 'club' | 'nation']: string },
  sees: boolean,
): Promise<ShownPerson> {
  const said = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const body: PersonDetails = {
    name: name.trim(),
    club: said(club),
    nation: said(nation),
    ...(sees ? { contact: said(contact) } : {}),
  };
  return person === null
    ? post<ShownPerson>('/people', body)
    : put<ShownPerson>(`/people/${encodeURIComponent(person.id)}`, body);
}
