import { Checkbox, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { ListsTyped } from './lists.js';

interface Props {
  readonly typed: ListsTyped;
  readonly disabled?: boolean;
  readonly onChange: (part: Partial<ListsTyped>) => void;
}

/** What an event decides about army lists. */
export function ListsFields({ typed, disabled = false, onChange }: Props) {
  return (
    <>
      <Checkbox
        label="Everybody brings an army list"
        disabled={disabled}
        checked={typed.wanted}
        onChange={({ currentTarget }) => onChange({ wanted: currentTarget.checked })}
      />
      {typed.wanted ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Lists are due until"
            description="Empty: until they are locked by hand."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="datetime-local"
            disabled={disabled}
            value={typed.due}
            onChange={({ currentTarget }) => onChange({ due: currentTarget.value })}
          />
          <NativeSelect
            label="A list that comes late"
            disabled={disabled}
            value={typed.late}
            data={[
              { value: 'recorded', label: 'is taken with a reason, and marked' },
              { value: 'refused', label: 'is refused' },
            ]}
            onChange={({ currentTarget }) => onChange({ late: currentTarget.value as ListsTyped['late'] })}
          />
          <NativeSelect
            label="A list that breaks a rule"
            disabled={disabled}
            value={typed.illegal}
            data={[
              { value: 'recorded', label: 'is taken, and marked' },
              { value: 'refused', label: 'is refused' },
            ]}
            onChange={({ currentTarget }) => onChange({ illegal: currentTarget.value as ListsTyped['illegal'] })}
          />
          <NativeSelect
            label="While somebody has brought none"
            disabled={disabled}
            value={typed.missing}
            data={[
              { value: 'told', label: 'a round is published, and it is told' },
              { value: 'refused', label: 'no round is published' },
            ]}
            onChange={({ currentTarget }) => onChange({ missing: currentTarget.value as ListsTyped['missing'] })}
          />
          <NativeSelect
            label="Others may read lists"
            disabled={disabled}
            value={typed.shown}
            data={[
              { value: 'when-locked', label: 'once lists are locked' },
              { value: 'at-once', label: 'at once' },
              { value: 'never', label: 'never' },
            ]}
            onChange={({ currentTarget }) => onChange({ shown: currentTarget.value as ListsTyped['shown'] })}
          />
        </SimpleGrid>
      ) : null}
    </>
  );
}
