import type { ListedMatch } from '@adjutant/views';
import { Link } from 'react-router';
import { namedInRow } from '../common/elsewhere.js';
import { SideBadge } from '../common/side-badge.js';
import { humanised } from '../common/words.js';
import { statusOf, type Named } from './filter.js';
import styles from './matches.module.css';

interface Props {
  readonly matches: readonly ListedMatch[];
  readonly named: Named;
}

const HEADS = ['Match', 'Players', 'Status', 'Victory points', 'CP', 'Entries'];

export function MatchList({ matches, named }: Props) {
  return (
    <div className={styles['table']}>
      <div className={styles['heads']} aria-hidden="true">
        {HEADS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul aria-label="Matches">
        {matches.map((match) => (
          <li key={match.id}>
            <Row match={match} named={named} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ match, named: known }: { readonly match: ListedMatch; readonly named: Named }) {
  const named = namedInRow(known, match);
  const { title, pack, release, players, status, vp, cp, entries, winner } = match;
  return (
    <Link to={`/matches/${match.id}`} className={styles['row']}>
      <span className={styles['title']}>
        <b>{title}</b>
        <small>
          {pack} · {release}
          {match.imported === undefined ? null : <b title={match.imported.says}> · from elsewhere</b>}
        </small>
      </span>
      <span className={styles['players']}>
        <span data-won={winner === 'A' || undefined}>
          <SideBadge side="A" /> {named(players.A)}
        </span>
        <span data-won={winner === 'B' || undefined}>
          <SideBadge side="B" /> {named(players.B)}
        </span>
      </span>
      <span className={styles['status']}>
        <b data-status={status}>{statusOf(match)}</b>
        <small>{whereabouts(match)}</small>
      </span>
      <span className={styles['vp']}>
        <span className="sr-only">Victory points </span>
        {vp.A}–{vp.B}
      </span>
      <span className={styles['cp']}>
        <span className={styles['unit']}>CP </span>
        {cp.A}–{cp.B}
      </span>
      <span className={styles['entries']}>
        {entries}
        <span className={styles['unit']}> entries</span>
      </span>
    </Link>
  );
}

function whereabouts(match: ListedMatch): string {
  const { resultText, round, turn, phase } = match;
  if (resultText !== null) return resultText;
  if (round === null) return 'before the battle';
  return [`Round ${round}`, ...(turn === null ? [] : [turn]), ...(phase === null ? [] : [humanised(phase)])].join(
    ' · ',
  );
}
