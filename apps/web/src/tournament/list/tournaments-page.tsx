import { Button } from '@mantine/core';
import { useState } from 'react';
import { mayAs, useMe } from '../../access/access-api.js';
import { useTournaments } from '../../api/tournaments.js';
import { useTitle } from '../../app/title.js';
import { Link } from '../../app/ways.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { count } from '../../common/words.js';
import { late } from '../../parts/late.js';
import { Line, List, Nothing } from '../../parts/list.js';
import { Lead, PageBody, PageHead } from '../../parts/page.js';
import { stageOf } from './stage.js';

const SetUp = late(() => import('../set-up/set-up-form.js'), { what: 'the form' });

/** Every event of this server; an organizer sets one up here. */
export default function TournamentsPage() {
  useTitle('Events');
  const { data, error, refetch } = useTournaments();
  const { data: me } = useMe();
  const [settingUp, setUp] = useState(false);
  if (error && !data) return <Trouble title="The events cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the events" />;
  const may = mayAs(me, 'organizer');
  return (
    <PageBody width="reading">
      <PageHead title="Events" count={count(data.length, 'event')}>
        {may && !settingUp ? <Button onClick={() => setUp(true)}>Set up an event</Button> : null}
      </PageHead>
      <Lead>Entries, pairings that explain themselves, results and standings of every tournament on this server.</Lead>
      {settingUp ? <SetUp onClose={() => setUp(false)} /> : null}
      {data.length === 0 ? (
        settingUp ? null : (
          <Nothing>{may ? 'There is no event yet: set one up.' : 'There is no event yet.'}</Nothing>
        )
      ) : (
        <List label="Events">
          {data.map((one) => (
            <Line
              key={one.tournament}
              title={
                <Link to={`/tournaments/${encodeURIComponent(one.tournament)}`}>
                  <b>{one.name}</b>
                </Link>
              }
              details={`${count(one.players, 'player')} · ${stageOf(one)}`}
            >
              <Button
                size="xs"
                variant="default"
                component={Link}
                to={`/tournaments/${encodeURIComponent(one.tournament)}/hall`}
                aria-label={`Hall screen of ${one.name}`}
              >
                Hall screen
              </Button>
            </Line>
          ))}
        </List>
      )}
    </PageBody>
  );
}
