import type { MatchCommand } from '@adjutant/match';
import type { Tap } from '@adjutant/table';
import { Button, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { Refused } from '../dispute/refused.js';
import { useSending } from '../table/use-table.js';
import { typesName, type AtTable } from './at-table.js';
import styles from './ending.module.css';
import { namesSeat } from './typed-name.js';

interface Props {
  readonly at: AtTable;
  readonly tap: Tap;
}

/** One press of whoever sits here; on a device that both use, with their name typed, which stays on it. */
export function SeatAgrees({ at, tap }: Props) {
  const side = tap.player ?? at.side;
  const name = at.players[side];
  const wantsName = typesName(at, side);
  const [typed, type] = useState('');
  const [wrong, tell] = useState(false);
  const sending = useSending(at.id, at.actingFor(side));
  const agree = (event: FormEvent): void => {
    event.preventDefault();
    const isNamed = wantsName && namesSeat(typed, at.players, side);
    tell(wantsName && !isNamed);
    if (wantsName && !isNamed) return;
    const data = { ...tap.data, ...(isNamed ? { named: true } : {}) };
    sending.send({ type: tap.type, data } as unknown as MatchCommand, () => type(''));
  };
  return (
    <form className={styles['seat']} onSubmit={agree}>
      {wantsName ? (
        <TextInput
          // The next step leads here: who sits on a device of both is said by their name.
          id={`${tap.type}${side}`}
          size="md"
          label={`${name}, type your name to agree`}
          autoComplete="off"
          error={wrong ? `This seat is ${name}’s: type that name.` : null}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      ) : null}
      <Button type="submit" size="lg" fullWidth disabled={!tap.open || sending.isPending}>
        {at.own === side ? 'I agree' : `${name} agrees`}
      </Button>
      {sending.error ? <Refused title="It is not recorded" error={sending.error} /> : null}
    </form>
  );
}
