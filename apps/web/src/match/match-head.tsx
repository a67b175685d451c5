import { Button } from '@mantine/core';
import type { Liveness } from '../api/live.js';
import { STATUS_WORDS } from '../matches/status.js';
import { MatchFiles } from '../matches/match-files.js';
import { Folded } from '../common/folded.js';
import { MyTable } from '../common/my-table.js';
import { Link } from '../app/ways.js';
import { count } from '../common/words.js';
import { Hint } from '../parts/hint.js';
import { Tag } from '../parts/card.js';
import { WholeHead } from '../parts/whole.js';
import styles from './match-head.module.css';
import { useRecord } from './record.js';

const LIVENESS: { readonly [liveness in Liveness]: readonly [string, string] } = {
  connecting: ['connecting', 'Waiting for the live stream of this match.'],
  live: ['live', 'New entries show up here as they are recorded.'],
  lost: ['not live', 'The live stream broke off; the page tries again by itself. What you see may be behind.'],
};

/** What has to be said about a result beside that both have confirmed it, or not. */
const RESULT_WORDS = {
  disputed: 'Result disputed',
  overridden: 'Result overridden',
  decided: 'Result decided',
} as const;

interface Props {
  readonly liveness: Liveness;
  /** Null for whoever may not call. */
  readonly onCall: (() => void) | null;
  /** Whether they record at this table. */
  readonly records: boolean;
  /** Null for whoever gives no penalties. */
  readonly onPenalise: (() => void) | null;
}

export function MatchHead({ liveness, onCall, onPenalise, records }: Props) {
  const { match, timeline, number, last } = useRecord();
  const past = match.result !== null && number < last;
  const { pack, settings, status, resultState, event } = match;
  const result =
    !past && resultState !== null && resultState in RESULT_WORDS ? (resultState as keyof typeof RESULT_WORDS) : null;
  const [word, says] = LIVENESS[liveness];
  return (
    <WholeHead back="/" backSays="All matches" title={match.voided === null ? match.title : `VOID: ${match.title}`}>
      {past ? null : (
        <Tag tone={status === 'running' ? 'good' : 'plain'}>
          {status === 'absent' ? 'Absent' : STATUS_WORDS[status]}
        </Tag>
      )}
      <Notes match={match} />
      {result === null ? null : <Tag tone="bad">{RESULT_WORDS[result]}</Tag>}
      <Hint says={says}>
        <span className={styles['live']} data-live={liveness} tabIndex={0}>
          {word}
        </span>
      </Hint>
      {records && (status === 'opened' || status === 'running') ? (
        <Button
          component={Link}
          to={`/matches/${encodeURIComponent(match.id)}/table`}
          size="compact-sm"
          variant="default"
        >
          Record at the table
        </Button>
      ) : null}
      <Acts onCall={onCall} onPenalise={onPenalise} />
      <dl className={styles['facts']}>
        {event === undefined ? null : (
          <div>
            <dt>Event</dt>
            <dd>
              {event.text} <MyTable event={event.id} />
            </dd>
          </div>
        )}
        <div>
          <dt>Pack</dt>
          <dd>
            <OfGame {...pack} />
          </dd>
        </div>
        <div className={styles['less']}>
          <dt>Enforcement</dt>
          <dd>{settings.enforcement}</dd>
        </div>
        <div className={styles['less']}>
          <dt>Record</dt>
          <dd>{count(timeline.length, 'entry', 'entries')}</dd>
        </div>
        <div>
          <dd>
            <Link to={`/matches/${encodeURIComponent(match.id)}/report`}>Report</Link>
          </dd>
          <dd>
            <MatchFiles match={match.id} />
          </dd>
        </div>
      </dl>
      <Folded>
        <span>Release pinned when the match opened, by its digest:</span> <code>{pack.digest}</code>
      </Folded>
    </WholeHead>
  );
}

/** The page of the game says what its rules are cited from. */
function OfGame({ id, name, release }: ReturnType<typeof useRecord>['match']['pack']) {
  return (
    <Link to={`/games/${encodeURIComponent(id)}?release=${encodeURIComponent(release)}`}>
      <span className={styles['less']}>{name} </span>
      <b>{release}</b>
    </Link>
  );
}

/** What whoever may do it begins here. */
function Acts({ onCall, onPenalise }: Pick<Props, 'onCall' | 'onPenalise'>) {
  return (
    <>
      {onCall === null ? null : (
        <Button size="compact-sm" variant="default" onClick={onCall} title="Call a judge about the selected entry (c)">
          Call a judge
        </Button>
      )}
      {onPenalise === null ? null : (
        <Button size="compact-sm" variant="default" onClick={onPenalise}>
          Give a penalty
        </Button>
      )}
    </>
  );
}

/** What has to be known before anything else is read. */
function Notes({ match: { voided, imported, fault } }: Pick<ReturnType<typeof useRecord>, 'match'>) {
  return (
    <>
      {voided === null ? null : (
        <p role="alert" className={styles['void']}>
          This match is void: {voided.because} The head judge or an organizer can restore it.
        </p>
      )}
      {fault === undefined ? null : (
        <p role="alert" className={styles['void']}>
          Something is not as it was recorded: {fault}
        </p>
      )}
      {imported === undefined ? null : (
        <p role="note" className={styles['elsewhere']}>
          {imported.says}
        </p>
      )}
    </>
  );
}
