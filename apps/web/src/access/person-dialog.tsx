import type { OutsideIdsSaid, PersonDetails, ShownPerson } from '@adjutant/people';
import { Button, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Modal } from '../common/modal.js';
import { post, put } from '../api/client.js';
import { faultAt } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { Trouble } from '../common/trouble.js';
import { mayAs, useDoing, useMe } from './access-api.js';
import { idsSaid, idsTyped } from './outside-ids.js';
import { TiesInputs } from './ties-inputs.js';
import { Words } from './words-input.js';

interface Props {
  /** Null: somebody new. Whoever is known is changed by an organizer. */
  readonly person: ShownPerson | null;
  readonly onClose: () => void;
}

export function PersonDialog({ person, onClose }: Props) {
  const [form, setForm] = useState(() => formOf(person));
  // Left as they are shown they are not said anew: an id may hold what is typed between two.
  const ids = form.ids === idsTyped(person?.outside) ? {} : idsSaid(form.ids, person?.outside);
  const { data: me } = useMe();
  const sees = mayAs(me, 'organizer');
  const saving = useDoing(() => save(person, { ...form, outside: ids ?? {} }, sees), [['people'], ['me']]);
  const change = (part: Partial<typeof form>): void => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (ids !== null) saving.mutate(undefined, { onSuccess: onClose });
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
          <IdsInput
            value={form.ids}
            wrong={
              ids === null ? 'Each is a program and its id, such as fide 1503014.' : faultAt(saving.error, 'outside')
            }
            set={(ids) => change({ ids })}
          />
          {saving.error ? <Trouble title="Nothing was changed" error={saving.error} /> : null}
          <Button type="submit" loading={saving.isPending}>
            {person === null ? 'Add' : 'Save'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

const formOf = (person: ShownPerson | null) => ({
  name: person?.name ?? '',
  contact: person?.contact ?? '',
  club: person?.club ?? '',
  nation: person?.nation ?? '',
  ids: idsTyped(person?.outside),
});

interface IdsProps {
  readonly value: string;
  readonly wrong: string | null;
  readonly set: (value: string) => void;
}

function IdsInput({ value, wrong, set }: IdsProps) {
  return (
    <TextInput
      label="Ids elsewhere"
      description="A program and its id, parted by commas: fide 1503014, bcp x1."
      value={value}
      error={wrong}
      onChange={({ currentTarget }) => set(currentTarget.value)}
    />
  );
}

type Said = { readonly [word in 'name' | 'contact' | 'club' | 'nation']: string } & {
  readonly outside: OutsideIdsSaid;
};

/** A contact that is not shown to whoever writes is not written over either. */
function save(
  person: ShownPerson | null,
  { name, contact, club, nation, outside }: Said,
  sees: boolean,
): Promise<ShownPerson> {
  const said = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  const body: PersonDetails = {
    name: name.trim(),
    club: said(club),
    nation: said(nation),
    ...(Object.keys(outside).length === 0 ? {} : { outside }),
    ...(sees ? { contact: said(contact) } : {}),
  };
  return person === null
    ? post<ShownPerson>('/people', body)
    : put<ShownPerson>(`/people/${encodeURIComponent(person.id)}`, body);
}
