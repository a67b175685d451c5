import { Anchor, Button } from '@mantine/core';
import { useState } from 'react';
import { mayDo, useMe } from '../access/access-api.js';
import { useActing } from '../acting/use-acting.js';
import { Link, useParams } from '../app/ways.js';
import { Problem } from '../api/client.js';
import { usePenalties } from '../api/penalties.js';
import { usePeople } from '../api/queries.js';
import { useTitle } from '../app/title.js';
import { Empty } from '../common/empty.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { count } from '../common/words.js';
import { late } from '../parts/late.js';
import { Nothing } from '../parts/list.js';
import { PageBody, PageHead } from '../parts/page.js';
import { PenaltyCard } from './penalty-card.js';
import styles from './penalties.module.css';

const GivePenalty = late(() => import('./give-penalty.js'), { what: 'the form' });

/** The penalties of one person across events, for those who may see them. */
export default function PenaltiesPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePenalties(id);
  const named = usePeople();
  const name = named(id);
  const acting = useActing(null);
  const may = useMayAbout(id);
  const [giving, give] = useState(false);
  useTitle(`Penalties of ${name}`);
  if (error instanceof Problem && (error.status === 401 || error.status === 403))
    return <NotForYou says={error.message} />;
  if (error && !data)
    return <Trouble title="The penalties cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the penalties" />;
  const standing = data.filter((one) => one.standing === 'stands').length;
  return (
    <PageBody width="reading">
      <PageHead
        title={`Penalties of ${name}`}
        count={`${count(standing, 'penalty', 'penalties')} standing, ${data.length} in all`}
      >
        {may.give && !giving ? (
          <Button size="sm" variant="default" onClick={() => give(true)}>
            Give a penalty
          </Button>
        ) : null}
      </PageHead>
      {giving ? (
        <section className={styles['giving']} aria-label="A new penalty">
          <GivePenalty players={{ A: id, B: id }} named={named} acting={acting} onDone={() => give(false)} />
        </section>
      ) : null}
      {data.length === 0 ? (
        <Nothing>Nothing has been issued to {name}.</Nothing>
      ) : (
        <ol className={styles['list']}>
          {[...data].reverse().map((penalty) => (
            <li key={penalty.penalty}>
              <PenaltyCard person={id} penalty={penalty} may={may} acting={acting} named={named} />
            </li>
          ))}
        </ol>
      )}
    </PageBody>
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

/** What whoever looks may do about the penalties of a person: nothing of it about themselves, but to appeal. */
function useMayAbout(person: string) {
  const { data: me } = useMe();
  const own = me?.person?.id === person;
  return {
    give: !own && mayDo(me, 'IssuePenalty'),
    rescind: !own && mayDo(me, 'RescindPenalty'),
    appeal: own || mayDo(me, 'AppealPenalty'),
    answer: !own && mayDo(me, 'AnswerPenaltyAppeal'),
  };
}
