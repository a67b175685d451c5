import type { PackHeadView } from '@adjutant/views';
import { NativeSelect } from '@mantine/core';

interface Props {
  readonly releases: PackHeadView['releases'];
  readonly release: string;
  readonly onChange: (release: string) => void;
}

/** Which release of the rules is pinned: the newest, or another, such as a variant with stratagems that somebody brought. */
export function ReleaseField({ releases, release, onChange }: Props) {
  const newest = releases.at(-1);
  if (newest === undefined || releases.length < 2) return null;
  const others = releases.slice(0, -1).reverse();
  return (
    <NativeSelect
      label="Release of the rules"
      description="Older ones are there too, those of a core game alone, and what was imported on this server."
      value={release}
      data={[
        { value: '', label: `${newest.release}, the newest` },
        ...others.map((one) => ({ value: one.release, label: one.release })),
      ]}
      onChange={({ currentTarget: { value } }) => onChange(value)}
    />
  );
}
