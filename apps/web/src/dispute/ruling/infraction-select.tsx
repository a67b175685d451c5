import { Select } from '@mantine/core';
import type { Policy } from '@adjutant/dispute';

interface Props {
  readonly policy: Policy | null;
  readonly value: string | null;
  /** What the server has found wrong with it. */
  readonly wrong: string | null;
  readonly first: boolean;
  readonly onChange: (infraction: string | null) => void;
}

export default function InfractionSelect({ policy, value, wrong, first, onChange }: Props) {
  return (
    <Select
      size="xs"
      label="What was done"
      placeholder="Find an infraction"
      searchable
      selectFirstOptionOnChange
      error={wrong}
      {...(first ? { 'data-autofocus': true, autoFocus: true } : {})}
      data={infractionsOf(policy)}
      value={value}
      onChange={onChange}
    />
  );
}

function infractionsOf(policy: Policy | null) {
  if (policy === null) return [];
  const groups = Map.groupBy(policy.infractions, ({ category }) => category);
  return [...groups].map(([category, infractions]) => ({
    group: policy.categories[category] ?? category,
    items: infractions.map(({ id, name }) => ({ value: id, label: name })),
  }));
}
