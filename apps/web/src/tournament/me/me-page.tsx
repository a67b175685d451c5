import { clockOfTable } from '@adjutant/tournament/clocks';
import { Button, Select, Stack } from '@mantine/core';
import { useMe } from '../../access/access-api.js';
import type { TournamentView } from '@adjutant/tournament';
import { useStandings, useTournament } from '../../api/tournaments.js';
import { useTitle } from '../../app/title.js';
import { Link, useParams, useSearchParams } from '../../app/ways.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { Card } from '../../parts/card.js';
import { late } from '../../parts/late.js';
import { Note } from '../../parts/note.js';
import { PageBody, PageHead } from '../../parts/page.js';
import { Announcements } from '../announcements/announcements.js';
import { RoundClock } from '../floor/round-clock.js';
import { resultText, SAYS, stateOf } from '../floor/table-state.js';
import { Page, pageOf, useEventPage } from '../use-tournament-page.js';
import { MyList, TheirList } from '../lists/my-list.js';
import { StandingsTable } from '../standings/standings-table.js';
import { CallJudge } from './call-judge.js';
import { Here } from './here.js';
import { mineIn } from './my-table.js';
import { slipIn } from './slip.js';
import { useEventLink } from './use-event-link.js';
import styles from './me.module.css';

const SlipAtTable = late(() => import('./slip-at-table.js'), { what: 'the table of the slip' });

const ReportFigures = late(() => import('./report-figures.js'), { what: 'what stands beside the result' });

/** What a player needs on a phone: my table, my opponent, my match, how long there is, and where I stand. */
export default function MePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useTournament(id);
  const [parameters, setParameters] = useSearchParams();
  const { data: me } = useMe();
  const slip = slipIn(parameters);
  const looked = parameters.get('player');
  const byLink = useEventLink(data, me, looked);
  useTitle(data?.settings.name ?? 'My table');
  if (error && !data) return <Trouble title="The event cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the event" />;
  const player = playerIn(data, [byLink.player, looked, seatedAs(data, me?.seat ?? null), me?.person?.id]);
  return (
    <Page value={pageOf(data)}>
      <PageBody width="narrow">
        <PageHead title={data.settings.name} />
        <Announcements announcements={data.announcements} />
        {byLink.error === null ? null : <Note>{byLink.error.message}</Note>}
        {slip === null || me === undefined ? null : <SlipAtTable {...{ slip, player, me }} />}
        {player === null ? (
          <Select
            label="Who are you?"
            description="Your name as you entered. Everything on this page is public."
            searchable
            limit={20}
            size="md"
            nothingFoundMessage="Nobody of that name has entered."
            data={data.entries.map(({ player: value, name, faction }) => ({
              value,
              label: faction === undefined ? name : `${name}, ${faction}`,
            }))}
            onChange={(value) => value !== null && setParameters({ player: value })}
          />
        ) : (
          <Mine player={player} />
        )}
      </PageBody>
    </Page>
  );
}

/** The first of those who may be meant that has entered. */
function playerIn({ entries }: TournamentView, meant: readonly (string | null | undefined)[]): string | null {
  const entered = new Set(entries.map(({ player }) => player));
  return meant.find((one) => one != null && entered.has(one)) ?? null;
}

interface Seat {
  readonly match: string;
  readonly side: 'A' | 'B';
}

/** Whoever came by the link of a seat is the one who sits there. */
function seatedAs({ rounds }: TournamentView, seat: Seat | null): string | null {
  if (seat === null) return null;
  const table = rounds.flatMap(({ tables }) => tables).find(({ match }) => match === seat.match);
  return table?.[seat.side] ?? null;
}

function Mine({ player }: { readonly player: string }) {
  const { event, named } = useEventPage();
  const mine = mineIn(event.rounds, player);
  const standings = useStandings(event.tournament).data;
  const place = standings?.rows.find((row) => row.player === player);
  return (
    <Stack gap="sm">
      <p className={styles['who']}>{named(player)}</p>
      <Here player={player} />
      <Now {...{ mine, player }} />
      <MyList player={player} />
      {event.rounds.length > 1 || standings?.after ? (
        <Card title="Where I stand" level={2}>
          {standings === undefined || place === undefined || standings.after === 0 ? (
            <Note>Standings are there once round 1 is closed.</Note>
          ) : (
            <>
              <p>
                Place {place.place ?? '–'} of {standings.rows.length} after round {standings.after}
              </p>
              <details>
                <summary>All standings</summary>
                <StandingsTable standings={standings} question="" />
              </details>
            </>
          )}
        </Card>
      ) : null}
      <p>
        <Link to={`/tournaments/${encodeURIComponent(event.tournament)}/rounds`}>All tables</Link>{' '}
        {event.cut?.bracket === true ? (
          <Link to={`/tournaments/${encodeURIComponent(event.tournament)}/bracket`}>Bracket</Link>
        ) : null}
      </p>
    </Stack>
  );
}

function Aside({ round, player }: { readonly round: number; readonly player: string }) {
  const { event } = useEventPage();
  const stands = event.entries.some((one) => one.player === player && one.standby === true);
  return stands ? (
    <Note>You stand by, and are not needed in round {round}.</Note>
  ) : (
    <Note>You are not part of round {round}. Ask the organizer if that is wrong.</Note>
  );
}

interface NowProps {
  readonly mine: ReturnType<typeof mineIn>;
  readonly player: string;
}

function Now({ mine, player }: NowProps) {
  const { event, named } = useEventPage();
  if (mine.at === 'before')
    return <Note>No round is published yet. This page shows your table as soon as one is.</Note>;
  const { round } = mine;
  if (mine.at === 'aside') return <Aside round={round.number} player={player} />;
  if (mine.at === 'bye')
    return (
      <Card title={`Round ${round.number}: a bye`} level={2}>
        <p>
          You have no opponent in this round.{' '}
          {event.status === 'ended' ? 'The event is over.' : 'The next one is here as soon as it is published.'}
        </p>
      </Card>
    );
  const { table, opponent } = mine;
  const state = stateOf(table);
  const clock = clockOfTable(round, table);
  const faction = event.entries.find((one) => one.player === opponent)?.faction;
  return (
    <Card title={`Round ${round.number}`} level={2}>
      <p className={styles['table']}>Table {table.table}</p>
      {clock.hall === null ? null : <p>in {clock.hall}</p>}
      <p>
        against <b>{named(opponent)}</b>
        {faction === undefined ? '' : `, ${faction}`}
      </p>
      {round.mission === null ? null : <p>Mission: {round.mission}</p>}
      <RoundClock status={round.status} clock={clock} />
      <p>
        {SAYS[state].shape} {resultText(table, named) || SAYS[state].word}
        {state === 'reported' ? ': open the match to confirm it.' : ''}
      </p>
      <TheirList player={opponent} />
      {table.match === null ? null : (
        <Button component={Link} to={`/matches/${table.match}/table`} size="lg" fullWidth>
          Open my match
        </Button>
      )}
      {round.status === 'published' && event.settings.standings !== undefined ? (
        <ReportFigures {...{ round: round.number, table, player }} />
      ) : null}
      <CallJudge {...{ round, table, player }} />
    </Card>
  );
}
