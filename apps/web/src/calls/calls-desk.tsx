import type { DisputeInQueue } from '@adjutant/lists';
import { Button } from '@mantine/core';
import { ActingChoice } from '../acting/acting-choice.js';
import { may, type Acting } from '../acting/acting.js';
import { useDispute, useDisputesOf } from '../api/disputes.js';
import { Loading } from '../common/loading.js';
import { Trouble } from '../common/trouble.js';
import { useRecord } from '../match/record.js';
import { CallCard } from './call-card.js';
import { Desk, DeskHead } from '../parts/desk.js';
import { Nothing } from '../parts/list.js';
import styles from './calls.module.css';

interface Props {
  readonly acting: Acting | null;
  readonly onCall: () => void;
}

/** The calls for a judge of this match, newest first, each with what its players can do about it. */
export function CallsDesk({ acting, onCall }: Props) {
  const { id, number } = useRecord();
  const { data, error, refetch } = useDisputesOf(id, acting);
  if (acting !== null && !may(acting, 'ReadDisputes'))
    return (
      <Desk>
        <Nothing>The calls of a match are for its players and for staff.</Nothing>
      </Desk>
    );
  return (
    <Desk>
      <DeskHead>
        <Button size="sm" onClick={onCall} disabled={acting === null}>
          Call a judge about entry {number}
        </Button>
        <ActingChoice />
      </DeskHead>
      {error && !data ? (
        <Trouble title="The calls cannot be shown" error={error} retry={() => void refetch()} />
      ) : data ? (
        <Calls calls={data} acting={acting} />
      ) : (
        <Loading what="the calls" />
      )}
    </Desk>
  );
}

function Calls({ calls, acting }: { readonly calls: readonly DisputeInQueue[]; readonly acting: Acting | null }) {
  if (calls.length === 0) return <Nothing>No judge has been called to this match.</Nothing>;
  const newest = [...calls].sort((one, other) => Date.parse(other.calledAt) - Date.parse(one.calledAt));
  return (
    <ol className={styles['cards']} aria-label="Calls of this match">
      {newest.map(({ id }) => (
        <li key={id}>
          <Call id={id} acting={acting} />
        </li>
      ))}
    </ol>
  );
}

function Call({ id, acting }: { readonly id: string; readonly acting: Acting | null }) {
  const { data, error, refetch } = useDispute(id);
  if (data) return <CallCard dispute={data} acting={acting} />;
  if (error) return <Trouble title="This call cannot be shown" error={error} retry={() => void refetch()} />;
  return <Loading what="the call" />;
}
