import { Chip, Group } from '@mantine/core';
import type { Citable } from './cited.js';
import styles from './ruling.module.css';

interface Props {
  readonly citable: readonly Citable[];
  readonly cited: readonly string[];
  readonly change: (cited: readonly string[]) => void;
}

/** The rules that a ruling rests on, from those that were weighed at the entry. */
export function CitedRules({ citable, cited, change }: Props) {
  if (citable.length === 0) return null;
  return (
    <section aria-label="Rules cited" className={styles['part']}>
      <h3>Rests on</h3>
      <Chip.Group multiple value={[...cited]} onChange={change}>
        <Group gap={4}>
          {citable.map(({ id, name }) => (
            <Chip key={id} value={id} size="xs" radius="sm">
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </section>
  );
}
