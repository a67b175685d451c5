import { Button } from '@mantine/core';
import { Link } from '../../app/ways.js';
import { Loading } from '../../common/loading.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import type { Acting } from '../../acting/acting.js';
import { FileList } from '../../matches/file-list.js';
import { BothSides, Desk } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import { usePlayers, useRecord, type Desk as Name } from '../record.js';
import { LeftOpen } from './left-open.js';
import { Outcome } from './outcome.js';
import { SidePoints } from './side-points.js';
import styles from './summary.module.css';
import { TimesUsed } from './times-used.js';

interface Props {
  readonly acting: Acting | null;
  readonly open: (desk: Name) => void;
}

/** How a match came out, on one page: what it ends with for most who open it. */
export function SummaryDesk({ acting, open }: Props) {
  const { match, number, last, ledger, timeline, go, follow } = useRecord();
  const players = usePlayers();
  const first = timeline[0]?.number ?? 0;
  if (number < last)
    return (
      <Desk>
        <Note>The summary says how the match ended.</Note>
        <Button size="compact-sm" variant="default" onClick={follow}>
          Show the end
        </Button>
      </Desk>
    );
  return (
    <Desk spaced>
      <Outcome match={match} players={players} />
      <p className={styles['ways']}>
        <Button size="sm" onClick={() => go(first, 'entry')}>
          Step through from the start
        </Button>
        <Button size="sm" variant="default" onClick={() => go(last, 'entry')}>
          Newest entry
        </Button>
        <Link to={`/matches/${encodeURIComponent(match.id)}/report`}>Report of the match</Link>
      </p>
      {ledger === null ? (
        <Loading what="the points" />
      ) : (
        <BothSides>
          {SIDES_OF_TABLE.map((side) => (
            <SidePoints key={side} side={side} ledger={ledger} />
          ))}
        </BothSides>
      )}
      {match.settings.chessClock === undefined ? null : <TimesUsed id={match.id} players={players} />}
      <LeftOpen acting={acting} open={open} />
      <section aria-label="To keep" className={styles['files']}>
        <h2 className={styles['title']}>To keep</h2>
        <FileList match={match.id} />
      </section>
    </Desk>
  );
}
