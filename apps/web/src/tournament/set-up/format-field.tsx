import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { FORMATS, type FormatTyped } from './format.js';

interface Props {
  readonly typed: FormatTyped;
  readonly error: string | undefined;
  readonly onChange: (typed: FormatTyped) => void;
}

/** Swiss, a round robin, or groups with how many of each go on. */
export function FormatField({ typed, error, onChange }: Props) {
  return (
    <>
      <NativeSelect
        label="How rounds are drawn"
        description="It stays as it is set up. A bracket is made by a cut, or before round 1."
        value={typed.by}
        data={[...FORMATS]}
        onChange={({ currentTarget }) => onChange({ ...typed, by: currentTarget.value as FormatTyped['by'] })}
      />
      {typed.by === 'groups' ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Players of a group, at most"
            inputMode="numeric"
            value={typed.size}
            error={error}
            onChange={({ currentTarget }) => onChange({ ...typed, size: currentTarget.value })}
          />
          <TextInput
            label="How many of each go on"
            inputMode="numeric"
            value={typed.through}
            onChange={({ currentTarget }) => onChange({ ...typed, through: currentTarget.value })}
          />
        </SimpleGrid>
      ) : null}
    </>
  );
}
