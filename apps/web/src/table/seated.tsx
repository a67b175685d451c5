import type { Now } from '@adjutant/table';
import type { MatchView } from '@adjutant/views';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { TOPIC, useLive } from '../api/live.js';
import { matchKey } from '../api/queries.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import type { AtTable } from '../ending/at-table.js';
import { LateAgree, LateEnd } from '../ending/late-ending.js';
import { NewestEntry } from '../ending/newest.js';
import { late } from '../parts/late.js';
import { SettingUp, TableTools } from '../opening/late-tools.js';
import { LateChessClock, LateSetClock } from '../clock/late-clock.js';
import { useWording } from '../match/match-queries.js';
import { Half } from './half.js';
import { TableHead } from './table-head.js';
import { LateNotListed } from './late-sheet.js';
import { LooksAfter } from './looks-after.js';
import styles from './table.module.css';
import { useSeats, type Sitting } from './seats.js';
import { useTaking } from './taking.js';
import { useTold } from './telling.js';
import { useNow } from './use-table.js';
import { opposite } from '../common/sides.js';

const CallsAtTable = lazy(() => import('./calls-at-table.js'));
const LateWhom = late(() => import('./whom.js'), { what: 'who presses' });
const LateDevice = late(() => import('./device.js'), { what: 'how the device lies' });

interface Props extends Sitting {
  readonly match: MatchView;
}

export function Seated({ match, ...sitting }: Props) {
  const { id } = match;
  const { own, side, byItself, actingFor, choose, turned, turn } = useSeats(sitting);
  const liveness = useLive([TOPIC.match(id)], [matchKey(id)]);
  const players = useWording(id)?.players ?? { A: 'A', B: 'B' };
  const [locked, lock] = useState(false);
  const [about, call] = useState<number | null>(null);
  const { data: now, isPlaceholderData: isBefore, error, refetch } = useNow(id, side);
  const takes = useTaking({ side, byItself }, !isBefore);
  const told = useTold(isBefore ? undefined : now, side, players);
  if (now === undefined)
    return error ? (
      <Trouble title="The table cannot be shown" error={error} retry={() => void refetch()} />
    ) : (
      <Loading what="what can be done" />
    );
  const acting = actingFor(side);
  const last = numberOf(now);
  const at = { id, players, own, side, newest: last, actingFor, call };
  const half = { match, players, both: own === null };
  const veiled = isBefore && now.hands.length > 0;
  return (
    <div className={styles['table']} data-turned={turned || undefined}>
      {turned ? (
        <section className={styles['across']} aria-label={players[opposite(side)]} inert={locked}>
          <Half {...half} side={opposite(side)} acting={actingFor(opposite(side))} both={false} turned />
        </section>
      ) : null}
      <h1 className={styles['title']}>{now.title}</h1>
      <TableHead now={now} players={players} liveness={liveness} told={told} />
      <LooksAfter acting={acting} event={match.event?.id} />
      {match.settings.chessClock ? <LateChessClock {...{ id, players, acting, actingFor }} /> : null}
      <Suspense fallback={null}>
        <CallsAtTable {...{ match, acting, about }} last={last} onCalled={() => call(null)} />
      </Suspense>
      {own === null ? (
        <div className={styles['whom']}>
          <LateWhom {...{ players, side, choose }} />
        </div>
      ) : null}
      <div className={styles['half']} data-veiled={veiled || undefined} aria-busy={isBefore} inert={locked || !takes}>
        <Around at={at} match={match} now={now} />
        <Half {...half} side={side} acting={acting} both={own === null && !turned}>
          <Judge call={() => call(last)} />
        </Half>
        <NewestEntry at={at} now={now} />
        <TableTools match={match} acting={acting} players={players} />
        <LateSetClock match={match} acting={acting} />
        <LateNotListed match={match} acting={acting} side={side} />
      </div>
      <LateDevice {...{ id, locked, lock, turned, turn }} shared={own === null} />
    </div>
  );
}

function Judge({ call }: { readonly call: () => void }) {
  return (
    <Button size="md" variant="default" aria-label="Call a judge" onClick={call}>
      Judge
    </Button>
  );
}

interface AroundProps {
  readonly at: AtTable;
  readonly match: MatchView;
  readonly now: Now;
}

/** What comes before the battle, what both agree to, and what the match came to. */
function Around({ at, match, now }: AroundProps) {
  return (
    <>
      {now.status === 'opened' || now.slip ? <SettingUp {...{ at, match, now }} /> : null}
      {now.agree === null ? null : <LateAgree at={at} agree={now.agree} />}
      {match.result === null ? null : <LateEnd at={at} match={match} now={now} />}
    </>
  );
}

function numberOf({ newest }: Now): number {
  return newest?.entry ?? 0;
}
