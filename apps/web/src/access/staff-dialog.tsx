import { Button, PasswordInput, Stack } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import type { NewStaff, StaffChange, StaffMember, StaffRole } from '@adjutant/access';
import { Modal } from '../common/modal.js';
import { patch, post } from '../api/client.js';
import { faultAt, lengthFault } from '../common/limited.js';
import { LIMITS } from '../common/limits.js';
import { Trouble } from '../common/trouble.js';
import { Note } from '../parts/note.js';
import { STAFF, useDoing, useMe } from './access-api.js';
import { PASSWORD_RULE } from './password-rule.js';
import { RolesInput } from './roles-input.js';
import { signedOutBy } from './signed-out-by.js';
import { TiesInputs } from './ties-inputs.js';
import { Words } from './words-input.js';

interface Form {
  readonly name: string;
  readonly password: string;
  readonly roles: readonly StaffRole[];
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
  const ends = signedOutBy(member, form, useMe().data?.person?.id);
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
          <Words
            label="Name"
            limit={LIMITS.account.name}
            wrong={faultAt(saving.error, 'name')}
            required
            value={form.name}
            set={(name) => change({ name })}
            first
          />
          <Password
            fresh={member === null}
            value={form.password}
            wrong={faultAt(saving.error, 'password')}
            set={(password) => change({ password })}
          />
          <RolesInput
            label="Roles"
            description="In every event of this server. None: roles are then given on the pages of single events."
            roles={form.roles}
            set={(roles) => change({ roles })}
          />
          <TiesInputs ties={form} limits={LIMITS.account} error={saving.error} set={change} />
          {ends === null ? null : <Note role="status">{ends}</Note>}
          {saving.error ? <Trouble title="Nothing was changed" error={saving.error} /> : null}
          <Button type="submit" loading={saving.isPending}>
            {member === null ? 'Add' : 'Save'}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}

interface PasswordProps {
  /** Whether they have none yet. */
  readonly fresh: boolean;
  readonly value: string;
  readonly wrong: string | null;
  readonly set: (password: string) => void;
}

function Password({ fresh, value, wrong, set }: PasswordProps) {
  const besides = fresh ? 'They can change it once they have signed in.' : 'Left empty, the old one stays.';
  return (
    <PasswordInput
      label={fresh ? 'Password' : 'New password'}
      description={`${PASSWORD_RULE} ${besides}`}
      error={lengthFault(value, LIMITS.account.password) ?? wrong}
      required={fresh}
      autoComplete="new-password"
      value={value}
      onChange={(event) => set(event.currentTarget.value)}
    />
  );
}

function save(member: StaffMember | null, { name, password, roles, club, nation }: Form): Promise<StaffMember> {
  const said = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  if (member === null) {
    const known = { ...(said(club) ? { club: said(club) } : {}), ...(said(nation) ? { nation: said(nation) } : {}) };
    return post<StaffMember>('/access/staff', { name, password, roles, ...known } satisfies NewStaff);
  }
  return patch<StaffMember>(`/access/staff/${encodeURIComponent(member.id)}`, {
    name,
    roles,
    club: said(club),
    nation: said(nation),
    ...(password === '' ? {} : { password }),
  } satisfies StaffChange);
}
