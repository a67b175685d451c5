import type { PrecedentView } from '@adjutant/lists';
import { Link } from '../app/ways.js';
import { usePrecedents } from '../api/dispute-acts.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { dayOf, humanised } from '../common/words.js';
import { useRecord } from '../match/record.js';
import { Note } from '../parts/note.js';
import styles from './precedents.module.css';

/** A ruling that did not last is no example to follow, and says so. */
const STANDING: { readonly [Standing in PrecedentView['standing']]: string | null } = {
  stands: null,
  upheld: 'upheld on appeal',
  overturned: 'overturned on appeal',
  revoked: 'revoked',
  'not-carried-out': 'never took effect',
  'match-void': 'its match is void',
};

/** `same rule: core/first-strike` as people say it; the id stands behind the words. */
function inWords(why: string): string {
  return why.replace(
    /^(same rule: ).*?([^/]+)$/,
    (_, what: string, rule: string) => what + humanised(rule).toLowerCase(),
  );
}

/** What was ruled on like questions: the same rule first. */
export function Precedents({ dispute }: { readonly dispute: string }) {
  const { data, error, refetch } = usePrecedents(dispute);
  const { named } = useRecord();
  if (error && !data) return <Trouble title="Precedents cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="precedents" />;
  if (data.length === 0) return <Note small>Nothing like it has been ruled on before.</Note>;
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
              <span key={why} title={why}>
                {inWords(why)}
              </span>
            ))}
            {named(judge)}, {title}, {dayOf(at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
