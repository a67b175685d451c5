import { NativeSelect } from '@mantine/core';
import { useMe } from '../access/access-api.js';
import { CHOICES, CHOICE_WORDS } from './acting.js';
import styles from './acting-choice.module.css';
import { choose, useChoice } from './use-acting.js';

/** As whom somebody acts where nobody signs in; with sessions there is nothing to choose. */
export function ActingChoice() {
  const { data: me } = useMe();
  const choice = useChoice();
  if (me?.mode !== 'single-user') return null;
  return (
    <NativeSelect
      className={styles['choice'] ?? ''}
      size="xs"
      label="Acting as"
      value={choice}
      data={CHOICES.map((value) => ({ value, label: CHOICE_WORDS[value] }))}
      onChange={(event) => choose(CHOICES.find((one) => one === event.currentTarget.value) ?? 'judge')}
    />
  );
}
