import { NativeSelect } from '@mantine/core';
import type { Penalising } from './use-penalties.js';

interface Props extends Pick<Penalising, 'policy' | 'policies' | 'choosePolicy'> {
  readonly description?: string;
}

/** By which policy penalties are given, where the event has not named one. */
export function PolicySelect({ policy, policies, choosePolicy, description }: Props) {
  return (
    <NativeSelect
      size="xs"
      label="Policy"
      description={description}
      value={policy?.id ?? ''}
      data={[{ value: '', label: 'Choose …' }, ...policies.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={(event) => choosePolicy(event.currentTarget.value || null)}
    />
  );
}
