import { Button, Checkbox, Group, Modal, PasswordInput, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { Role } from '@adjutant/kernel';
import { patch, post } from '../api/client.js';
import { Trouble } from '../common/trouble.js';
import { STAFF, useDoing, type StaffMember } from './access-api.js';
import { Words } from './words-input.js';

/** Roles that somebody signs in for; players have seats, and spectators need nothing. */
const ROLES: readonly { readonly value: Role; readonly label: string }[] = [
  { value: 'organizer', label: 'Organizer: staff, people, matches' },
  { value: 'head-judge', label: 'Head judge: appeals, rewinding' },
  { value: 'judge', label: 'Judge: calls, rulings, corrections' },
  { value: 'scorekeeper', label: 'Scorekeeper: writes down what both players do' },
];

interface Form {
  readonly name: string;
  readonly password: string;
  readonly roles: readonly string[];
  readonly club: string;
  readonly nation: string;
}

interface Props {
  /** Null: somebody new. */
  readonly member: StaffMember | null;
  readonly onClose: () => void;
}

export function StaffDialog({ member, onClose }: Props) {
  const [form, setForm] = useState<Form>({
    name: member?.name ?? '',
    password: '',
    roles: member?.roles ?? ['judge'],
    club: member?.club ?? '',
    nation: member?.nation ?? '',
  });
  const saving = useDoing(() => save(member, form), [STAFF, ['people'], ['me']]);
  const change = (part: Partial<Form>): void => setForm((before) => ({ ...before, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={member === null ? 'Add somebody to the staff' : `Change ${member.name}`}
      centered
    >
      <form onSubmit={submit}>
        <Stack gap="sm">
          <Words label="Name" required value={form.name} set={(name) => change({ name })} first />
          <PasswordInput
            label={member === null ? 'Password' : 'New password'}
            description={
              member === null ? 'They can change it once they have signed in.' : 'Left empty, the old one stays.'
            }
            required={member === null}
            autoComplete="new-password"
            value={form.password}
            onChange={(event) => change({ password: event.currentTarget.value })}
          />
          <Checkbox.Group label="Roles" value={[...form.roles]} onChange={(roles) => change({ roles })}>
            <Stack gap={6} mt={4}>
              {ROLES.map(({ value, label }) => (
                <Checkbox key={value} value={value} label={label} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Group grow>
            <Words label="Club" value={form.club} set={(club) => change({ club })} />
            <Words label="Nation" value={form.nation} set={(nation) => change({ nation })} />
          </Group>
          {saving.error ? <Trouble title="Nothing was changed" error={saving.error} /> : null}
          <Button type="submit" loading={saving.isPending} disabled={form.roles.length === 0}>
            {member === null ? 'Add' : 'Save'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

function save(member: StaffMember | null, { name, password, roles, club, nation }: Form): Promise<StaffMember> {
  const said = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  if (member === null) {
    const known = { ...(said(club) ? { club: said(club) } : {}), ...(said(nation) ? { nation: said(nation) } : {}) };
    return post('/access/staff', { name, password, roles, ...known });
  }
  return patch(`/access/staff/${encodeURIComponent(member.id)}`, {
    name,
    roles,
    club: said(club),
    nation: said(nation),
    ...(password === '' ? {} : { password }),
  });
}
