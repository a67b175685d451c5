import type { AnnouncementView } from '@adjutant/tournament';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTournamentCommand } from '../../api/tournaments.js';
import { timeOf } from '../../common/words.js';
import { Notice } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';
import styles from './announcements.module.css';

interface Props {
  readonly announcements: readonly AnnouncementView[];
  /** What stands beside each, for whoever may do something about it. */
  readonly beside?: (announcement: number) => ReactNode;
}

/** What was said to everybody, the newest first, each with when it was said. */
export function Announcements({ announcements, beside }: Props) {
  if (announcements.length === 0) return null;
  return (
    <Notice tone="open" label="Announcements">
      <ul className={styles['said']} aria-live="polite">
        {announcements.map(({ announcement, text, round, hall, at }) => (
          <li key={announcement}>
            <time dateTime={at}>{timeOf(at)}</time>
            <span>
              {round === undefined && hall === undefined ? null : <b>{forWhom(round, hall)}: </b>}
              {text}
            </span>
            {beside?.(announcement)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function forWhom(round: number | undefined, hall: string | undefined): string {
  const parts = [round === undefined ? '' : `Round ${round}`, hall ?? ''];
  return parts.filter((part) => part !== '').join(', ');
}

/** The same for whoever runs the event: what is no longer true is taken back. */
export function OwnAnnouncements() {
  const { event, may } = useEventPage();
  const taking = useTournamentCommand(event.tournament);
  return (
    <>
      <Announcements
        announcements={event.announcements}
        beside={(announcement) =>
          may('TakeAnnouncementBack') ? (
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Take announcement ${announcement} back`}
              loading={taking.isPending}
              onClick={() => taking.mutate({ type: 'TakeAnnouncementBack', data: { announcement } })}
            >
              Take back
            </Button>
          ) : null
        }
      />
      {taking.error ? <p role="alert">{taking.error.message}</p> : null}
    </>
  );
}
