import { Button } from '@mantine/core';
import { mayDo, useMe } from '../access/access-api.js';
import { useSampleList } from '../api/queries.js';
import { Trouble } from '../common/trouble.js';
import { count } from '../common/words.js';
import styles from './matches.module.css';
import { useSamples } from './use-samples.js';

/** At any time, not only on a first start: the sample matches that are not loaded, for whoever may load them. */
export function MoreSamples() {
  const { data: me } = useMe();
  return mayDo(me, 'LoadSamples') ? <NotLoaded /> : null;
}

function NotLoaded() {
  const { data = [] } = useSampleList();
  const samples = useSamples('stay');
  const missing = data.filter(({ loaded }) => !loaded).length;
  if (missing === 0 && !samples.isPending) return null;
  return (
    <section className={styles['samples']} aria-label="Sample matches">
      <p role="status">
        {samples.progress
          ? `${samples.progress.done} of ${count(samples.progress.of, 'entry', 'entries')} loaded …`
          : `${count(missing, 'sample match', 'sample matches')} of the games at hand can be loaded beside your own.`}
      </p>
      <Button size="compact-sm" variant="default" loading={samples.isPending} onClick={() => samples.mutate()}>
        Load the sample matches
      </Button>
      {samples.error ? <Trouble title="The samples could not be loaded" error={samples.error} /> : null}
    </section>
  );
}
