import type { RoundOfEvent } from '@adjutant/tournament';
import { SegmentedControl } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useStandings, useTournament } from '../../api/tournaments.js';
import { useTitle } from '../../app/title.js';
import { Link, useParams, useSearchParams } from '../../app/ways.js';
import { Loading } from '../../common/loading.js';
import { Trouble } from '../../common/trouble.js';
import { Nothing } from '../../parts/list.js';
import { late } from '../../parts/late.js';
import { HallChoice } from '../floor/hall-choice.js';
import { Announcements } from '../announcements/announcements.js';
import { RoundClock } from '../floor/round-clock.js';
import { pageOf, type OnPage } from '../use-tournament-page.js';
import styles from './hall.module.css';
import { inHall } from './in-hall.js';
import { linesOf, type HallLine } from './lines.js';
import { shownIn, type Shows } from './shows.js';
import { screensOf } from './turning.js';

const HallBracket = late(() => import('../bracket/hall-bracket.js'), { what: 'the bracket' });

const TURN_MS = 12_000;
const ON_A_SCREEN = 60;

/** Pairings, tables as they are, standings and the bracket for a screen in the hall: it pages through itself, and shows what everybody may see. */
export default function HallPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useTournament(id);
  const [parameters, setParameters] = useSearchParams();
  useTitle(data === undefined ? 'Hall screen' : `${data.settings.name}: hall screen`);
  if (error && !data) return <Trouble title="The event cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the event" />;
  const page = pageOf(data);
  const choices = shownIn(data);
  const { value: shows } = choices.find(({ value }) => value === parameters.get('show')) ?? choices[0];
  const whole = data.rounds.findLast(({ publication }) => publication > 0);
  const asked = parameters.get('hall');
  const round = whole && inHall(whole, asked);
  const set = (part: { readonly show?: string; readonly hall?: string }): void =>
    setParameters({ show: shows, ...(asked === null ? {} : { hall: asked }), ...part }, { replace: true });
  return (
    <div className={styles['hall']}>
      <header className={styles['head']}>
        <h1>
          <Link to={`/tournaments/${encodeURIComponent(id)}`}>{data.settings.name}</Link>
        </h1>
        {round === undefined ? null : (
          <>
            <p className={styles['round']}>
              Round {round.number}
              {round.hall === null ? '' : `, ${round.hall}`}
            </p>
            <RoundClock {...round} />
            <HallChoice round={round} hall={round.hall ?? ''} onChange={(hall) => set({ hall })} />
          </>
        )}
        <SegmentedControl
          size="xs"
          className={styles['choices'] ?? ''}
          aria-label="What the screen shows"
          data={[...choices]}
          value={shows}
          onChange={(show) => set({ show })}
        />
      </header>
      <Announcements announcements={data.announcements.filter(({ hall }) => isFor(round?.hall, hall))} />
      <Screen {...{ page, shows, round }} />
    </div>
  );
}

interface ScreenProps {
  readonly page: OnPage;
  readonly shows: Shows;
  readonly round: ReturnType<typeof inHall> | undefined;
}

function Screen({ page, shows, round }: ScreenProps) {
  if (shows === 'standings') return <Places page={page} />;
  if (shows === 'bracket') return <HallBracket event={page.event.tournament} />;
  if (round === undefined) return <Nothing>No round is published yet.</Nothing>;
  const { lines, what } = linesOf(shows, severalHalls(round), page.named);
  return <Turning lines={lines} what={what} />;
}

/** On the screen of one hall nobody has to be told which hall it is. */
const severalHalls = (round: ReturnType<typeof inHall>): RoundOfEvent =>
  round.hall === null ? round : { ...round, halls: [] };

/** What was announced for another hall than that of the screen is not for who stands before it. */
const isFor = (screen: string | null | undefined, hall: string | undefined): boolean =>
  screen == null || hall === undefined || screen === hall;

function Places({ page: { event, named } }: { readonly page: OnPage }) {
  const { data } = useStandings(event.tournament);
  if (!data) return <Loading what="the standings" />;
  if (data.after === 0) return <Nothing>Standings are there once round 1 is closed.</Nothing>;
  const lines = data.rows.map(({ place, player, values }) => ({
    key: player,
    mark: place === null ? '–' : String(place),
    says: named(player),
    more: values
      .flatMap((value) => (value === null ? [] : [value.shown]))
      .slice(0, 3)
      .join(' · '),
  }));
  return <Turning lines={lines} what={`Standings after round ${data.after}`} />;
}

/** One screen after the other; whoever takes the pages in hand stops them. */
function Turning({ lines, what }: { readonly lines: readonly HallLine[]; readonly what: string }) {
  const [at, turn] = useState(0);
  const [held, hold] = useState(false);
  const screens = screensOf(lines, ON_A_SCREEN);
  useEffect(() => {
    if (held || screens.length < 2) return;
    const turning = setInterval(() => turn((before) => before + 1), TURN_MS);
    return () => clearInterval(turning);
  }, [held, screens.length]);
  const shown = screens.length === 0 ? 0 : at % screens.length;
  return (
    <section aria-label={what}>
      <div className={styles['turns']}>
        <h2>{what}</h2>
        {screens.length < 2 ? null : (
          <>
            <span>
              {shown + 1} of {screens.length}
            </span>
            <button type="button" onClick={() => turn(at + 1)}>
              Next
            </button>
            <button type="button" aria-pressed={held} onClick={() => hold(!held)}>
              {held ? 'Go on' : 'Hold'}
            </button>
          </>
        )}
      </div>
      <ul className={styles['lines']}>
        {screens[shown]?.map(({ key, mark, says, more }) => (
          <li key={key}>
            <b>{mark}</b>
            <span>{says}</span>
            <small>{more}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
