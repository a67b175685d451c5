import { useSearchParams } from '../../app/ways.js';
import { useMoment } from '../asking/queries.js';
import { useRecord } from '../record.js';
import styles from './moments.module.css';

/** For whoever came by a link to a moment: whether it still is what the link was made for, and what has become of it. */
export default function FollowedLink() {
  const [parameters] = useSearchParams();
  const { id } = useRecord();
  const state = parameters.get('state');
  const entry = Number(parameters.get('entry'));
  const { data, error } = useMoment(id, entry, state);
  // Whoever has moved on has left the link behind.
  if (state === null || parameters.has('step')) return null;
  if (error)
    return (
      <p className={styles['banner']} data-held="no" role="alert">
        This link cannot be checked: {error.message}
      </p>
    );
  if (!data) return null;
  const { held, says, now } = data;
  return (
    <section className={styles['banner']} data-held={held ? now.counts : 'no'} aria-label="The link you followed">
      <p>
        <b>{held ? 'The link holds.' : 'This is not the moment that the link was made for.'}</b> {says}
      </p>
      {now.differences.length === 0 ? null : (
        <ul>
          {now.differences.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
