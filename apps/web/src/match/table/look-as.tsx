import { NativeSelect } from '@mantine/core';
import type { Viewer } from '@adjutant/views';
import { usePlayers } from '../record.js';
import { useLookAs, useViewer, VIEWERS } from '../../api/viewer.js';
import styles from './table.module.css';

/** As whom the page looks at hands that are sealed: what a spectator may see is what everybody may see. */
export function LookAs() {
  const viewer = useViewer();
  const lookAs = useLookAs();
  const words: { readonly [one in Viewer]: string } = {
    spectator: 'a spectator',
    ...usePlayers(),
    judge: 'a judge (is recorded)',
  };
  return (
    <NativeSelect
      className={styles['look'] ?? ''}
      size="xs"
      label="Seen as"
      value={viewer}
      data={VIEWERS.map((value) => ({ value, label: words[value] }))}
      onChange={(event) => lookAs(VIEWERS.find((one) => one === event.currentTarget.value) ?? 'spectator')}
    />
  );
}
