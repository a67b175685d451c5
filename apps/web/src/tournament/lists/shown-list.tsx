import { useListOf } from '../../api/event-lists.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { useEventPage } from '../use-tournament-page.js';
import { LookedAt } from './looked-at.js';
import styles from './lists.module.css';

interface Props {
  readonly player: string;
  readonly digest: string;
}

/** The list that somebody has brought, as it was brought and as it is read. */
export default function ShownList({ player, digest }: Props) {
  const { event } = useEventPage();
  const { data, error, refetch } = useListOf(event.tournament, player, digest);
  if (error) return <Trouble title="The list cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the list" />;
  return (
    <>
      <LookedAt looked={data} />
      {data.text === null ? (
        <p>
          <a href={`data:application/octet-stream;base64,${data.file ?? ''}`} download={`${player}.list`}>
            The file as it was brought
          </a>
        </p>
      ) : (
        <details>
          <summary>As it was brought</summary>
          <pre className={styles['text']}>{data.text}</pre>
        </details>
      )}
    </>
  );
}
