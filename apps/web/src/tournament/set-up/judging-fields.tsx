import { Fieldset, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { usePolicies } from '../../api/penalties.js';
import { late } from '../../parts/late.js';
import { ConcededFields } from './conceded-fields.js';
import { CONFLICTS, judgingFaults, type JudgingTyped } from './judging.js';

/** Most events leave clocks as they are: their fields are no part of the form before they are looked at. */
const LateClockRules = late(() => import('../../clock/clock-rules-fields.js'), { what: 'the rules of chess clocks' });

interface Props {
  readonly typed: JudgingTyped;
  readonly disabled?: boolean;
  readonly onChange: (part: Partial<JudgingTyped>) => void;
}

/** By what the judges of an event rule: each as the installation has it, or the event's own. */
export function JudgingFields({ typed, disabled = false, onChange }: Props) {
  const policies = usePolicies().data ?? [];
  const faults = judgingFaults(typed);
  return (
    <Stack gap="sm">
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
          error={faults.appeal}
          onChange={({ currentTarget }) => onChange({ appeal: currentTarget.value })}
        />
      </SimpleGrid>
      <ConcededFields
        typed={typed.conceded}
        disabled={disabled}
        error={faults.conceded}
        onChange={(conceded) => onChange({ conceded })}
      />
      <Fieldset variant="unstyled" disabled={disabled}>
        <LateClockRules
          of="event"
          decided={typed.clock ?? undefined}
          change={(clock) => onChange({ clock })}
          error={null}
        />
      </Fieldset>
    </Stack>
  );
}
