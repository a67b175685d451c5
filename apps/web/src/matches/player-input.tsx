import { Autocomplete } from '@mantine/core';
import { useLiveness } from '../api/live.js';
import { usePeopleList } from '../api/queries.js';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A player by name: somebody who is known here already, or somebody new. */
export function PlayerInput({ label, value, onChange }: Props) {
  const people = usePeopleList();
  const isUntold = useLiveness() === 'lost' && people.length === 0;
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
      description={isUntold ? UNTOLD : value.trim() === '' ? 'A name' : describe(known)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    />
  );
}

const UNTOLD = 'Without the server nobody is known here: somebody new.';

function describe(known: number): string {
  if (known === 1) return 'Known here: this match becomes one of theirs.';
  return known === 0 ? 'Somebody new.' : 'Several people have this name; a new one is added.';
}
