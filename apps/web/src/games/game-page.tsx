import type { PackDocument } from '@adjutant/views';
import { useQuery } from '@tanstack/react-query';
import { get } from '../api/client.js';
import { releasePath } from '../api/release-path.js';
import { useTitle } from '../app/title.js';
import { useParams, useSearchParams } from '../app/ways.js';
import { Loading } from '../common/loading.js';
import { count } from '../common/words.js';
import { Lead, PageBody, PageHead } from '../parts/page.js';
import { Caveats } from './caveats.js';
import { UncheckedAtScore } from './unchecked.js';
import styles from './game.module.css';

/** What a game is made of here: how far its pack has come, what its rules are cited from, whom licences want to be named, and what is not certain. */
export default function GamePage() {
  const { id = '' } = useParams();
  const [asked] = useSearchParams();
  const release = asked.get('release') ?? '';
  const { data: pack, error } = useQuery({
    queryKey: ['packs', id, 'cited', release],
    queryFn: ({ signal }) => get<PackDocument>(releasePath(id, release), signal),
    staleTime: Infinity,
  });
  useTitle(pack?.name ?? 'A game');
  if (error) return <PageBody width="reading">{error.message}</PageBody>;
  if (!pack) return <Loading what="the game" />;
  const documents = Object.entries(pack.documents);
  return (
    <PageBody width="reading">
      <PageHead title={pack.name} count={count(documents.length, 'document')} />
      <Lead>
        Release {pack.release}, at stage {pack.stage}.
      </Lead>
      <div className={styles['game']}>
        <h2>What its rules are cited from</h2>
        {documents.map(([document, cited]) => (
          <Cited key={document} {...cited} />
        ))}
        <UncheckedAtScore statuses={pack.statuses} />
        <Caveats pack={pack} />
      </div>
    </PageBody>
  );
}

function Cited({ title, note, credit, licence, changed }: PackDocument['documents'][string]) {
  return (
    <section>
      <h3>{title}</h3>
      {note === undefined ? null : <p>{note}</p>}
      {credit === undefined ? null : <p>{credit}</p>}
      {licence === undefined ? null : (
        <p>
          Licence:{' '}
          <a href={licence.url} rel="license noreferrer">
            {licence.name}
          </a>
        </p>
      )}
      {changed === undefined ? null : <p>{changed}</p>}
    </section>
  );
}
