import type { Side } from '@adjutant/rules';
import type { Ask, Tap } from '@adjutant/table';
import { Button } from '@mantine/core';
import type { FormEvent } from 'react';
import { Modal } from '../common/modal.js';
import type { Acting } from '../acting/acting.js';
import { capitalised } from '../common/words.js';
import { Refused } from '../dispute/refused.js';
import { LateChanged } from '../ending/late-ending.js';
import { AlreadySaid, AskField } from './ask-field.js';
import { faultOf } from './fault.js';
import { Outlook } from './outlook.js';
import styles from './table.module.css';
import { beyond, wantedFirst } from './saying.js';
import { useSheet, type Once } from './use-sheet.js';
import { placeOf } from './places.js';
import { Vouching } from './vouching.js';

interface Props {
  readonly id: string;
  readonly tap: Tap;
  readonly players: { readonly [side in Side]: string };
  readonly acting: Acting;
  /** Whether it is turned to whoever sits on the other side of the table. */
  readonly turned?: boolean;
  /** There where something that was pressed is to be said otherwise. */
  readonly once?: Once;
  readonly onSent: (answer: unknown) => void;
  readonly onClose: () => void;
}

/** What has to be said before it is whole, what pressing vouches for, and what would come of it. */
export function TapSheet({ id, tap, players, acting, turned = false, once, onSent, onClose }: Props) {
  const sheet = useSheet(id, tap, acting, { onSent, onDone: onClose }, once);
  const { asks, values, say, refused, weighed } = sheet;
  const fault = (ask: Ask) => faultOf(ask, values, refused, weighed?.refusal ?? null);
  const record = (event: FormEvent): void => {
    event.preventDefault();
    sheet.send();
  };
  const { first, later, now, told } = ordered(asks, {
    isSaid: (ask) => values[placeOf(ask)] !== undefined,
    isWrong: (ask) => fault(ask) !== undefined,
    isDue: tap.due === true,
  });
  const [top] = [...first, ...now];
  const types = top !== undefined && isTyped(top) && matchMedia('(pointer: fine)').matches;
  const field = (ask: Ask) => (
    <AskField
      key={placeOf(ask)}
      focus={(types && ask === top) || undefined}
      ask={ask}
      players={players}
      value={values[placeOf(ask)]}
      fault={beyond(ask, values) ?? fault(ask)}
      say={(value, whole) => say(ask, value, whole)}
    />
  );
  return (
    <Modal
      opened
      onClose={onClose}
      title={capitalised(tap.name)}
      fullScreen={matchMedia('(max-width: 40em)').matches}
      classNames={{ content: turned ? styles['turned'] : '' }}
      transitionProps={{ duration: 0 }}
    >
      {/* The focus lands on what is asked: on a phone not in a field, so that no keyboard covers the buttons. */}
      <form
        className={styles['sheet']}
        noValidate
        onSubmit={record}
        {...(types ? {} : { tabIndex: -1, 'data-autofocus': true })}
      >
        {once === undefined ? null : <p>{`It is told where it was pressed: ${once.where}.`}</p>}
        <p>{tap.says}</p>
        {told.map((ask) => (
          <AlreadySaid
            key={placeOf(ask)}
            ask={ask}
            players={players}
            value={values[placeOf(ask)]}
            say={() => say(ask, undefined)}
          />
        ))}
        <Vouching vouched={sheet.shown} answers={sheet.answers} answer={sheet.answer} />
        {first.map(field)}
        {now.map(field)}
        {later.length === 0 ? null : (
          <details>
            <summary>Say more</summary>
            <div className={styles['sheet']}>{later.map(field)}</div>
          </details>
        )}
        <Outlook weighed={weighed} waits={sheet.isWeighing} players={players} scores={tap.due === true} />
        {weighed?.changes ? <LateChanged changes={weighed.changes} players={players} /> : null}
        {refused ? <Refused title="It is not recorded" error={refused} /> : null}
        <Send says={wantedFirst({ ...tap, asks }, values) ?? doesSay(tap)} isReady={sheet.isReady} />
      </form>
    </Modal>
  );
}

interface SendProps {
  readonly says: string;
  readonly isReady: boolean;
}

function Send({ says, isReady }: SendProps) {
  return (
    <div className={styles['send']}>
      <Button
        size="lg"
        fullWidth
        type="submit"
        aria-disabled={!isReady}
        {...(isReady ? {} : { 'data-disabled': true })}
      >
        {says}
      </Button>
    </div>
  );
}

interface Ordered {
  /** May be left out, and is pointed at rather than typed: it is said before what sends. */
  readonly first: readonly Ask[];
  readonly told: readonly Ask[];
  readonly now: readonly Ask[];
  readonly later: readonly Ask[];
}

interface Asked {
  readonly isSaid: (ask: Ask) => boolean;
  readonly isWrong: (ask: Ask) => boolean;
  /** Whether the match waits for it: what nothing looks at is folded. */
  readonly isDue: boolean;
}

/**
 * One question after the other, so that no list stands below another; what may be left out is folded where there is one. What the
 * rules or the record refuse is asked again, with what is wrong with it.
 */
function ordered(asks: readonly Ask[], { isSaid, isWrong, isDue }: Asked): Ordered {
  const wrong = asks.filter(isWrong);
  const due = asks.filter((ask) => ask.optional !== true && !wrong.includes(ask));
  const free = asks.filter((ask) => ask.optional === true && !wrong.includes(ask));
  const told = due.filter((ask) => ask.what === 'pick' && isSaid(ask));
  const open = due.filter((ask) => !told.includes(ask));
  const [one] = open;
  const now = [...wrong, ...(one?.what === 'pick' ? [one] : open)];
  const needed = free.filter((ask) => ask.needed === true);
  if (needed.length > 0 || (isDue && due.length === 0))
    return { first: needed, told, now, later: free.filter((ask) => !needed.includes(ask)) };
  if (due.length === 0) return { first: free, told, now, later: [] };
  return {
    first: free.filter(({ what }) => what === 'pick'),
    told,
    now,
    later: free.filter(({ what }) => what !== 'pick'),
  };
}

function isTyped({ what }: Ask): boolean {
  return what === 'number' || what === 'words';
}

function doesSay({ kind, name, cost }: Tap): string {
  if (kind !== 'use') return 'Record it';
  return cost === undefined ? `Use ${name}` : `Use ${name} for ${cost.due} ${cost.resource.toUpperCase()}`;
}
