import type { Now } from '@adjutant/table';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { opposite, SIDES_OF_TABLE } from '../common/sides.js';
import { Closed } from '../table/closed.js';
import { seatsHere, type AtTable } from './at-table.js';
import styles from './ending.module.css';
import { SeatAgrees } from './seat-agrees.js';
import Written from './written.js';

type Agreeing = NonNullable<Now['agree']>;

interface Props {
  readonly at: AtTable;
  readonly agree: Agreeing;
}

/** At the end of a round, and of the match, both agree to the points of both: each with one press. */
export default function Agree({ at, agree }: Props) {
  const [doubted, doubt] = useState(false);
  const { what, round, taps, said } = agree;
  const title = what === 'round' ? `Battle round ${round} has ended` : 'Is this the result?';
  const here = taps.filter(({ player }) => player !== null && seatsHere(at).includes(player));
  const [first] = here;
  return (
    <section className={styles['agree']} aria-label={title}>
      <h2>{title}</h2>
      <Points at={at} agree={agree} />
      {here.map((tap) => (
        <SeatAgrees key={tap.id} at={at} tap={tap} />
      ))}
      {first === undefined ? null : <Closed because={first.because} />}
      {at.own !== null && said.includes(at.own) ? (
        <p role="status">Recorded: waiting for {at.players[opposite(at.own)]} to agree.</p>
      ) : null}
      {what === 'round' ? (
        <Button variant="default" size="md" fullWidth onClick={() => doubt(true)}>
          Something is wrong
        </Button>
      ) : null}
      {doubted ? <Written at={at} onClose={() => doubt(false)} /> : null}
    </section>
  );
}

function Points({ at: { players }, agree: { seen, said } }: Props) {
  return (
    <table className={styles['points']}>
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">CP</th>
          <th scope="col">VP</th>
          <th scope="col">Agrees</th>
        </tr>
      </thead>
      <tbody>
        {SIDES_OF_TABLE.map((side) => (
          <tr key={side}>
            <th scope="row">{players[side]}</th>
            <td>{seen.cp[side]}</td>
            <td>{seen.vp[side]}</td>
            <td>{said.includes(side) ? 'yes' : 'not yet'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
