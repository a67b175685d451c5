import type { ListedMatch } from '@adjutant/views';
import type { RefObject } from 'react';
import { Link } from '../app/ways.js';
import { usePacks } from '../api/queries.js';
import { namedInRow } from '../common/elsewhere.js';
import { SideBadge } from '../common/side-badge.js';
import { humanised } from '../common/words.js';
import type { Named } from './filter.js';
import { statusOf } from './status.js';
import styles from './matches.module.css';

interface Props {
  readonly matches: readonly ListedMatch[];
  readonly named: Named;
  readonly listRef: RefObject<HTMLUListElement | null>;
}

const HEADS = ['Match', 'Players', 'Status', 'Victory points', 'CP', 'Entries'];

export function MatchList({ matches, named, listRef }: Props) {
  const { data: packs = [] } = usePacks();
  const games = new Map(packs.map(({ pack, name }) => [pack, name]));
  return (
    <div className={styles['table']}>
      <div className={styles['heads']} aria-hidden="true">
        {HEADS.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul aria-label="Matches" ref={listRef}>
        {matches.map((match) => (
          <li key={match.id}>
            <Row match={match} game={games.get(match.pack)} named={named} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  readonly match: ListedMatch;
  /** Its name, as soon as it is known. */
  readonly game: string | undefined;
  readonly named: Named;
}

function Row({ match, game, named: known }: RowProps) {
  const named = namedInRow(known, match);
  const { title, release, players, status, vp, cp, entries, winner } = match;
  return (
    <Link to={`/matches/${match.id}`} className={styles['row']}>
      <span className={styles['title']}>
        <b>{title}</b>
        <small>
          {game === undefined ? '' : `${game} · `}
          {release}
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
        <small>{match.fault ?? whereabouts(match, named)}</small>
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
        <span className={styles['unit']}> {entries === 1 ? 'entry' : 'entries'}</span>
      </span>
    </Link>
  );
}

/** Who has won stands beside it, by name: what is left is by how much, and how. */
function asOfNobody(resultText: string): string {
  return resultText.replace(/^[AB] (?=wins\b)/, '').replace(/^A (?=draw\b)/, 'a ');
}

function whereabouts(match: ListedMatch, named: Named): string {
  const { resultText, round, turn, phase } = match;
  if (resultText !== null) return asOfNobody(resultText);
  if (round === null) return 'before the battle';
  return [
    `Round ${round}`,
    ...(turn === null ? [] : [`${named(match.players[turn])}’s turn`]),
    ...(phase === null ? [] : [humanised(phase)]),
  ].join(' · ');
}
