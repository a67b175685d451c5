import { NativeSelect } from '@mantine/core';
import type { Viewer } from '@adjutant/views';
import { useLookAs, useViewer, VIEWERS } from '../../api/viewer.js';
import styles from './table.module.css';

const WORDS: { readonly [viewer in Viewer]: string } = {
  spectator: 'a spectator',
  A: 'player A',
  B: 'player B',
  judge: 'a judge (is recorded)',
};

/** As whom the page looks at hands that are sealed: what a spectator may see is what everybody may see. */
export function LookAs() {
  const viewer = useViewer();
  const lookAs = useLookAs();
  return (
    <NativeSelect
      className={styles['look'] ?? ''}
      size="xs"
      label="Seen as"
      value={viewer}
      data={VIEWERS.map((value) => ({ value, label: WORDS[value] }))}
      onChange={(event) => lookAs(VIEWERS.find((one) => one === event.currentTarget.value) ?? 'spectator')}
    />
  );
}
