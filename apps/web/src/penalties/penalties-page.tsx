import { Anchor } from '@mantine/core';
import { Link, useParams } from 'react-router';
import { Problem } from '../api/client.js';
import { usePenalties } from '../api/penalties.js';
import type { PenaltyView } from '../api/penalty-types.js';
import { usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { count, dayOf } from '../common/words.js';
import styles from './penalties.module.css';

/** The penalties of one person across events, for those who may see them. */
export default function PenaltiesPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePenalties(id);
  const name = usePeople()(id);
  useTitle(`Penalties of ${name}`);
  if (error instanceof Problem && (error.status === 401 || error.status === 403))
    return <NotForYou says={error.message} />;
  if (error && !data)
    return <Trouble title="The penalties cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the penalties" />;
  const standing = data.filter((one) => one.standing === 'stands').length;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>Penalties of {name}</h1>
        <span>
          {count(standing, 'penalty', 'penalties')} standing, {data.length} in all
        </span>
      </header>
      {data.length === 0 ? (
        <p className={styles['none']}>Nothing has been issued to {name}.</p>
      ) : (
        <ol className={styles['list']}>
          {[...data].reverse().map((penalty) => (
            <li key={penalty.penalty} data-standing={penalty.standing}>
              <One penalty={penalty} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function NotForYou({ says }: { readonly says: string }) {
  return (
    <Empty title="These penalties are not open to you">
      <p>{says}</p>
      <p>The person themselves, judges and organizers see them.</p>
      <p>
        <Anchor component={Link} to="/">
          All matches
        </Anchor>
      </p>
    </Empty>
  );
}

const STANDING: { readonly [standing in PenaltyView['standing']]: string } = {
  stands: 'stands',
  expired: 'expired',
  rescinded: 'rescinded',
};

function One({ penalty }: { readonly penalty: PenaltyView }) {
  const { level, infraction, policy, effects, because, by, at, standing, deviation, advised, dispute } = penalty;
  const named = usePeople();
  return (
    <>
      <p className={styles['what']}>
        <b>{level.name}</b> for {infraction.name} <span className={styles['tag']}>{STANDING[standing]}</span>
      </p>
      <p>{because}</p>
      {effects.length === 0 ? null : <p>{effects.map(({ text }) => text).join('; ')}</p>}
      {deviation === null ? null : (
        <p>
          Another level than the advised one ({advised.level}): {deviation}
        </p>
      )}
      {penalty.warning === null ? null : (
        <p role="note" className={styles['warning']}>
          {penalty.warning}
        </p>
      )}
      {penalty.rescinded === null ? null : <p>Rescinded: {penalty.rescinded.because}</p>}
      <p className={styles['meta']}>
        {named(by.id)}, {dayOf(at)}, {policy.name} {policy.version}
        {penalty.expires === null || standing !== 'stands' ? '' : `, until ${dayOf(penalty.expires)}`}
        {dispute === null ? null : <Link to={`/disputes/${dispute}`}>The dispute</Link>}
        {penalty.match === null ? null : <Link to={`/matches/${penalty.match}`}>The match</Link>}
      </p>
    </>
  );
}
