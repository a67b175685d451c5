import { Autocomplete } from '@mantine/core';
import { usePeopleList } from '../api/queries.js';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A player by name: somebody who is known here already, or somebody new. */
export function PlayerInput({ label, value, onChange }: Props) {
  const people = usePeopleList();
  const names = [...new Set(people.map(({ name }) => name))];
  const known = people.filter(({ name }) => name === value.trim()).length;
  return (
    <Autocomplete
      label={label}
      required
      limit={8}
      data={names}
      value={value}
      onChange={onChange}
      description={value.trim() === '' ? 'A name' : describe(known)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

function describe(known: number): string {
  if (known === 1) return 'Known here: this match becomes one of theirs.';
  return known === 0 ? 'Somebody new.' : 'Several people have this name; a new one is added.';
}
