import { Link } from 'react-router';
import type { Precedent } from '../api/dispute-types.js';
import { usePrecedents } from '../api/disputes.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { dayOf } from '../common/words.js';
import { useRecord } from '../match/record.js';
import styles from './precedents.module.css';

/** A ruling that did not last is no example to follow, and says so. */
const STANDING: { readonly [Standing in Precedent['standing']]: string | null } = {
  stands: null,
  upheld: 'upheld on appeal',
  overturned: 'overturned on appeal',
  revoked: 'revoked',
  'not-carried-out': 'never took effect',
  'match-void': 'its match is void',
};

/** What was ruled on like questions: the same rule first. */
export function Precedents({ dispute }: { readonly dispute: string }) {
  const { data, error, refetch } = usePrecedents(dispute);
  const { named } = useRecord();
  if (error && !data) return <Trouble title="Precedents cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="precedents" />;
  if (data.length === 0) return <p className={styles['none']}>Nothing like it has been ruled on before.</p>;
  return (
    <ol className={styles['precedents']} aria-label="Precedents">
      {data.map(({ dispute: id, ruling, claim, remedies, because, standing, alike, judge, title, at }) => (
        <li key={`${id}/${ruling}`}>
          <Link to={`/disputes/${id}`}>{claim}</Link>
          {STANDING[standing] !== null && <p className={styles[standing] ?? styles['lapsed']}>{STANDING[standing]}</p>}
          {remedies.map((text, index) => (
            <p key={index} className={styles['remedy']}>
              {text}
            </p>
          ))}
          <p>{because}</p>
          <p className={styles['meta']}>
            {alike.map((why) => (
              <span key={why}>{why}</span>
            ))}
            {named(judge)}, {title}, {dayOf(at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
