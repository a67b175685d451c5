import { Button, Tooltip } from '@mantine/core';
import { Link } from 'react-router';
import type { Liveness } from '../api/live.js';
import { STATUS_WORDS } from '../matches/filter.js';
import { LeftIcon } from '../common/icons.js';
import { count } from '../common/words.js';
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
  readonly onCall: () => void;
}

export function MatchHead({ liveness, onCall }: Props) {
  const { match, timeline } = useRecord();
  const { pack, settings, status, resultState } = match;
  const result =
    resultState !== null && resultState in RESULT_WORDS ? (resultState as keyof typeof RESULT_WORDS) : null;
  const [word, says] = LIVENESS[liveness];
  return (
    <header className={styles['head']}>
      <div className={styles['title']}>
        <Link to="/" className={styles['back']} aria-label="All matches">
          <LeftIcon />
        </Link>
        <h1>{match.voided === null ? match.title : `VOID: ${match.title}`}</h1>
      </div>
      <span className={styles['status']} data-status={status}>
        {status === 'absent' ? 'Absent' : STATUS_WORDS[status]}
      </span>
      <Notes match={match} />
      {result === null ? null : (
        <span className={styles['status']} data-result={result}>
          {RESULT_WORDS[result]}
        </span>
      )}
      <Tooltip label={says} withArrow multiline maw={260}>
        <span className={styles['live']} data-live={liveness} tabIndex={0}>
          {word}
        </span>
      </Tooltip>
      <Button size="compact-sm" variant="default" onClick={onCall} title="Call a judge about the selected entry (c)">
        Call a judge
      </Button>
      <dl className={styles['facts']}>
        <div>
          <dt>Pack</dt>
          <dd>
            <span className={styles['less']}>{pack.name} </span>
            <b>{pack.release}</b>
          </dd>
        </div>
        <div>
          <dt>Digest</dt>
          <dd>
            <Tooltip label={`Pinned when the match opened: ${pack.digest}`} withArrow multiline maw={320}>
              <code tabIndex={0}>{shortDigest(pack.digest)}</code>
            </Tooltip>
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
            <a href={`/api/matches/${encodeURIComponent(match.id)}/report.pdf`} title="The audit report, as a PDF">
              Report
            </a>
          </dd>
        </div>
      </dl>
    </header>
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

function shortDigest(digest: string): string {
  return digest.replace(/^sha256[:-]/, '').slice(0, 10);
}
