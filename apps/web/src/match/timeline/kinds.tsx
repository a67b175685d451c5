import { Chip, Group } from '@mantine/core';
import { KINDS, type Kind } from './filter.js';
import styles from './timeline.module.css';

interface Props {
  readonly kinds: readonly Kind[];
  readonly choose: (kinds: readonly Kind[]) => void;
}

/** Narrows the timeline to kinds of entries. */
export function Kinds({ kinds, choose }: Props) {
  return (
    <Chip.Group multiple value={[...kinds]} onChange={(values) => choose(values as Kind[])}>
      <Group gap={4} role="group" aria-label="Kinds of entries">
        {KINDS.map(({ kind, label, says }) => (
          <Chip key={kind} value={kind} size="xs" radius="sm" title={says} classNames={{ label: styles['chip'] ?? '' }}>
            {label}
          </Chip>
        ))}
      </Group>
    </Chip.Group>
  );
}
