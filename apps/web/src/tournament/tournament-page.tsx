import { useMemo } from 'react';
import { useMe } from '../access/access-api.js';
import { useTournament } from '../api/tournaments.js';
import type { TournamentView } from '@adjutant/tournament';
import { useTitle } from '../app/title.js';
import { Link, useParams } from '../app/ways.js';
import { Loading } from '../common/loading.js';
import { MyTable } from '../common/my-table.js';
import { Trouble } from '../common/trouble.js';
import { late } from '../parts/late.js';
import { PageBody, PageHead } from '../parts/page.js';
import { OwnAnnouncements } from './announcements/announcements.js';
import { Announcing } from './announcements/announcing.js';
import { Next } from './next.js';
import { partsFor, type Part } from './parts.js';
import { stageOf } from './list/stage.js';
import { Page, pageOf } from './use-tournament-page.js';
import styles from './tournament.module.css';

const LastAct = late(() => import('./last-act.js'), { what: 'the last act' });

const DESKS = {
  entries: ['Entries', late(() => import('./entries/entries-desk.js'), { what: 'the entries' })],
  rounds: ['Rounds', late(() => import('./rounds/rounds-desk.js'), { what: 'the rounds' })],
  standings: ['Standings', late(() => import('./standings/standings-desk.js'), { what: 'the standings' })],
  settings: ['Settings', late(() => import('./settings/settings-desk.js'), { what: 'the settings' })],
  staff: ['Staff', late(() => import('./staff/staff-desk.js'), { what: 'the staff of the event' })],
  register: ['Register', late(() => import('./register/register-desk.js'), { what: 'the register' })],
  print: ['Print', late(() => import('./print/print-desk.js'), { what: 'what can be printed' })],
} as const satisfies { readonly [part in Part]: unknown };

/** An event for whoever runs it, a step beside the other; whoever only looks sees what is public of it. */
export default function TournamentPage() {
  const { id = '', part } = useParams();
  const { data, error, refetch } = useTournament(id);
  const { data: me } = useMe();
  const page = useMemo(() => data && pageOf(data), [data]);
  useTitle(data?.settings.name ?? 'Event');
  if (error && !data) return <Trouble title="The event cannot be shown" error={error} retry={() => void refetch()} />;
  if (!page) return <Loading what="the event" />;
  const { event } = page;
  const parts = partsFor(event, me);
  const shown = parts.find((one) => one === part) ?? firstOf(event);
  const [name, Shown] = DESKS[shown];
  return (
    <Page value={page}>
      <PageBody width="wide">
        <PageHead title={event.settings.name} count={stage(event)}>
          <Announcing />
          <MyTable event={id} />
          {event.cut?.bracket === true ? (
            <Link to={`/tournaments/${encodeURIComponent(id)}/bracket`}>Bracket</Link>
          ) : null}
          <Link to={`/tournaments/${encodeURIComponent(id)}/hall`}>Hall screen</Link>
        </PageHead>
        <Next shown={shown} />
        {event.last === undefined || event.may.length === 0 ? null : <LastAct />}
        <OwnAnnouncements />
        <nav className={styles['parts']} aria-label="Parts of the event">
          {parts.map((one) => (
            <Link
              key={one}
              to={`/tournaments/${encodeURIComponent(id)}/${one}`}
              aria-current={one === shown ? 'page' : undefined}
            >
              {DESKS[one][0]}
            </Link>
          ))}
        </nav>
        <h2 className="sr-only">{name}</h2>
        <Shown />
      </PageBody>
    </Page>
  );
}

function stage({ status, rounds, settings }: TournamentView): string {
  return stageOf({ status, round: rounds.at(-1)?.number ?? 0, rounds: settings.rounds });
}

/** What is worked on: entries before the first round, standings after the last one. */
function firstOf({ status, rounds }: TournamentView): Part {
  if (status === 'ended') return 'standings';
  return rounds.length === 0 ? 'entries' : 'rounds';
}
