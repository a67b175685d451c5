import type { DisputeCommand, WholeDispute } from '@adjutant/dispute';
import { useState, type Ref } from 'react';
import type { Acting } from '../acting/acting.js';
import { useDisputeCommand } from '../api/dispute-acts.js';
import { late } from '../parts/late.js';
import { Notice } from '../parts/strip.js';
import { useRecord } from '../match/record.js';
import { actsOpen } from './acts.js';
import { AnswerRuling } from './answer-ruling.js';
import { lateFor } from './late-ruling.js';
import { Refused } from './refused.js';
import { RevokeRuling } from './revoke-ruling.js';
import { RulingCard } from './ruling-card.js';
import styles from './ruling-desk.module.css';
import { refusedAt } from './ruling/refused-at.js';
import { RulingForm } from './ruling/ruling-form.js';

const LateClockBack = late(() => import('./clock-back.js'), { what: 'the chess clock' });

interface Props {
  readonly dispute: WholeDispute;
  readonly acting: Acting | null;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** What was ruled, and whatever whoever acts can do about it now. */
export function RulingDesk({ dispute, acting, heading }: Props) {
  const { id, rulings } = dispute;
  const [because, write] = useState('');
  const giving = useDisputeCommand(id, acting?.actor);
  const acts = acting === null ? new Set() : actsOpen(dispute, acting);
  const rules = acts.has('rule') || acts.has('rule-finally');
  const send = (command: DisputeCommand): void => giving.mutate(command, { onSuccess: () => write('') });
  return (
    <section className={styles['desk']} aria-label="Ruling">
      <h2 id="ruling" ref={heading} tabIndex={-1}>
        Ruling
      </h2>
      <NotGiven error={giving.error} hasForm={rules} />
      {rulings.map((ruling) => (
        <RulingCard key={ruling.ruling} ruling={ruling} rulings={rulings} />
      ))}
      <ClockBack dispute={dispute} acting={acting} />
      {!rules && because.trim() !== '' ? <Unsent because={because} /> : null}
      {acting !== null && acting.side !== null && acts.has('accept') ? (
        <AnswerRuling dispute={id} side={acting.side} acting={acting} />
      ) : null}
      {acting !== null && acts.has('revoke') ? <RevokeRuling dispute={id} acting={acting} /> : null}
      <Late dispute={dispute} acting={acting} />
      {acting !== null && rules ? (
        <RulingForm
          key={rulings.length}
          dispute={dispute}
          acting={acting}
          final={acts.has('rule-finally')}
          because={because}
          write={write}
          busy={giving.isPending}
          error={giving.error}
          send={send}
        />
      ) : (
        <Waits dispute={dispute} acting={acting} />
      )}
    </section>
  );
}

/** Once it is ruled, the time that the call has cost is given back. */
function ClockBack({ dispute, acting }: Pick<Props, 'dispute' | 'acting'>) {
  const { match } = useRecord();
  if (acting?.judges !== true || dispute.rulings.length === 0 || match.settings.chessClock === undefined) return null;
  return <LateClockBack dispute={dispute} acting={acting} />;
}

/** What the form itself has no place for, or where the form is gone. */
function NotGiven({ error, hasForm }: { readonly error: Error | null; readonly hasForm: boolean }) {
  if (error === null || (hasForm && refusedAt(error) !== 'form')) return null;
  return <Refused title="The ruling was not given" error={error} />;
}

/** Before anything is written: whether this is the head judge's by now. */
function Late({ dispute, acting }: Pick<Props, 'dispute' | 'acting'>) {
  const { match, timeline } = useRecord();
  const says = acting === null ? null : lateFor({ dispute, match, timeline }, acting);
  return says === null ? null : (
    <Notice tone="open" role="note">
      <p>{says}</p>
    </Notice>
  );
}

/** Somebody else ruled while this was being written: the words are not lost. */
function Unsent({ because }: { readonly because: string }) {
  return (
    <details className={styles['unsent']} open>
      <summary>Ruled on meanwhile. What you had written was not sent:</summary>
      <p>{because}</p>
    </details>
  );
}

/** Why there is no form here, and what has to happen for one. */
function Waits({ dispute, acting }: Pick<Props, 'dispute' | 'acting'>) {
  const { named } = useRecord();
  const says = waitsFor(dispute, acting, named);
  return says === null ? null : <p className={styles['waits']}>{says}</p>;
}

function waitsFor(
  { status, judge }: WholeDispute,
  acting: Acting | null,
  named: (id: string) => string,
): string | null {
  if (acting === null) return null;
  switch (status) {
    case 'called':
      return acting.judges ? 'Claim the call to rule on it.' : 'No judge has taken the call yet.';
    case 'claimed':
      return judge === null ? null : `${named(judge)} is on the way and rules on it.`;
    case 'appealed':
      if (judge !== null) return `${named(judge)} decides the appeal.`;
      return acting.heads ? 'Claim the appeal to decide it.' : 'The head judge decides the appeal.';
    case 'void':
      return 'The match is void: nothing is ruled on until the head judge or an organizer restores it.';
    case 'withdrawn':
      return 'The call was withdrawn: there is nothing to rule on.';
    default:
      return null;
  }
}
