import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { usePolicies } from '../../api/penalties.js';
import { CONFLICTS, type JudgingTyped } from './judging.js';

interface Props {
  readonly typed: JudgingTyped;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (part: Partial<JudgingTyped>) => void;
}

/** By what the judges of an event rule: each as the installation has it, or the event's own. */
export function JudgingFields({ typed, disabled = false, error, onChange }: Props) {
  const policies = usePolicies().data ?? [];
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NativeSelect
        label="Policy of penalties"
        disabled={disabled}
        value={typed.penalties}
        data={[
          { value: '', label: 'As this installation has it' },
          ...policies.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => onChange({ penalties: currentTarget.value })}
      />
      <NativeSelect
        label="What keeps a judge away"
        disabled={disabled}
        value={typed.conflicts}
        data={[...CONFLICTS]}
        onChange={({ currentTarget }) => onChange({ conflicts: currentTarget.value })}
      />
      <TextInput
        label="Minutes in which a ruling may be appealed"
        description="Empty: as this installation has it."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        inputMode="numeric"
        disabled={disabled}
        value={typed.appeal}
        error={error}
        onChange={({ currentTarget }) => onChange({ appeal: currentTarget.value })}
      />
    </SimpleGrid>
  );
}
