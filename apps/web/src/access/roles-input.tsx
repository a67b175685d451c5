import type { StaffRole } from '@adjutant/access';
import { Checkbox, Stack } from '@mantine/core';

/** Roles that somebody signs in for; players have seats, and spectators need nothing. */
const ROLES: readonly { readonly value: StaffRole; readonly label: string }[] = [
  { value: 'organizer', label: 'Organizer: staff, people, matches' },
  { value: 'head-judge', label: 'Head judge: appeals, rewinding' },
  { value: 'judge', label: 'Judge: calls, rulings, corrections' },
  { value: 'scorekeeper', label: 'Scorekeeper: writes down what both players do' },
];

interface Props {
  readonly label: string;
  readonly description?: string;
  readonly roles: readonly StaffRole[];
  readonly set: (roles: readonly StaffRole[]) => void;
}

export function RolesInput({ label, description, roles, set }: Props) {
  return (
    <Checkbox.Group
      label={label}
      description={description}
      value={[...roles]}
      onChange={(chosen) => set(chosen as StaffRole[])}
    >
      <Stack gap={6} mt={4}>
        {ROLES.map(({ value, label: says }) => (
          <Checkbox key={value} value={value} label={says} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
