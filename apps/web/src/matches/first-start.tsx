import { Anchor, Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { mayDo, useMe } from '../access/access-api.js';
import { useSampleList } from '../api/queries.js';
import { README } from '../app/links.js';
import { Trouble } from '../common/trouble.js';
import { count } from '../common/words.js';
import styles from './first-start.module.css';
import { OpenMatchDialog } from './late-open-match.js';
import { useSamples } from './use-samples.js';

/** The first thing that a newcomer sees: what this is, and one button that shows it at work. */
export function FirstStart() {
  const [dialog, { open, close }] = useDisclosure(false);
  const samples = useSamples('open the first');
  const { data: me } = useMe();
  return (
    <section className={styles['first']}>
      <h1>Every command point, accounted for.</h1>
      <p className={styles['lead']}>
        Adjutant writes a tabletop match down entry by entry, checks each one against a rule pack that never changes
        under it, and keeps the ledgers of command points and victory points. When a game is disputed, a judge steps
        through the record, sees which rule every line rests on, and asks what would have followed had one entry not
        happened.
      </p>
      <Group gap="md" mt="lg">
        {mayDo(me, 'LoadSamples') ? (
          <Button size="md" loading={samples.isPending} onClick={() => samples.mutate()}>
            Load the sample matches
          </Button>
        ) : null}
        {mayDo(me, 'OpenMatch') ? (
          <Button size="md" variant="default" onClick={open}>
            Open a match
          </Button>
        ) : null}
        <Anchor href={README} size="sm" c="var(--text-soft)" underline="always">
          Record a match over HTTP
        </Anchor>
      </Group>
      {samples.progress ? (
        <p role="status">
          {samples.progress.done} of {count(samples.progress.of, 'entry', 'entries')} loaded …
        </p>
      ) : null}
      <SampleGames />
      {samples.error ? (
        <Trouble title="The samples could not be loaded" error={samples.error} retry={() => samples.mutate()} />
      ) : null}
      <ol className={styles['points']}>
        <li>
          <b>Nothing is overwritten.</b> A mistake is corrected by a new entry that names the old one, and the old line
          stays, struck.
        </li>
        <li>
          <b>Every check names its footing.</b> Either the record can answer it, or somebody at the table vouched for
          it.
        </li>
        <li>
          <b>“What if” costs nothing.</b> A supposition is told beside the record and is never written into it.
        </li>
      </ol>
      <OpenMatchDialog opened={dialog} onClose={close} />
    </section>
  );
}

/** Which games the sample matches are of, and how many of each there are. */
function SampleGames() {
  const { data } = useSampleList();
  const games = [...Map.groupBy(data ?? [], ({ game }) => game)].filter(([game]) => game !== '');
  if (games.length === 0) return null;
  return (
    <ul className={styles['games']} aria-label="Sample matches by game">
      {games.map(([game, matches]) => (
        <li key={game}>
          {game} <span>{count(matches.length, 'match', 'matches')}</span>
        </li>
      ))}
    </ul>
  );
}
