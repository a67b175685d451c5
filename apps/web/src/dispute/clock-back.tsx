import type { WholeDispute } from '@adjutant/dispute';
import { Button } from '@mantine/core';
import type { Acting } from '../acting/acting.js';
import { SIDES_OF_TABLE } from '../common/sides.js';
import { usePlayers } from '../match/record.js';
import styles from './time-lost.module.css';
import { inMinutes } from '../clock/in-minutes.js';
import { useChessClock, usePressing } from '../clock/use-clock.js';

interface Props {
  readonly dispute: WholeDispute;
  readonly acting: Acting;
}

const LEAST_MS = 1_000;

/** What ran on the chess clock between what is disputed and the call, and giving it back with one press. */
export default function ClockBack({ dispute: { id, match, entry, at }, acting }: Props) {
  const from = entry ?? at;
  const { data: view } = useChessClock(match, `?since=${from}&dispute=${encodeURIComponent(id)}`);
  const giving = usePressing(match, acting);
  const players = usePlayers();
  const since = view?.since;
  if (since === undefined) return null;
  const { spent, given = { A: 0, B: 0 } } = since;
  return (
    <section className={styles['grant']} aria-label="Time to give back">
      <h3>Time on the chess clock</h3>
      {SIDES_OF_TABLE.map((side) => {
        const lost = spent[side] - given[side];
        const seconds = Math.round(lost / 1_000);
        return (
          <div key={side}>
            <p>
              {players[side]} used {inMinutes(spent[side])} from entry {from} up to the call
              {given[side] === 0 ? '.' : `, and was given ${inMinutes(given[side])}.`}
            </p>
            {lost < LEAST_MS ? null : (
              <Button
                size="sm"
                variant="default"
                loading={giving.isPending}
                onClick={() =>
                  giving.mutate({
                    type: 'GiveTime',
                    data: { player: side, seconds, because: `Used from entry ${from} up to the call`, dispute: id },
                  })
                }
              >
                Give back {inMinutes(seconds * 1_000)} to {players[side]}
              </Button>
            )}
          </div>
        );
      })}
      {giving.error ? <p role="alert">{giving.error.message}</p> : null}
    </section>
  );
}
