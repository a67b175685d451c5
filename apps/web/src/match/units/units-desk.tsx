import { Loading } from '../../common/loading.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { useUnits } from '../match-queries.js';
import { unitNames } from '../wording/unit-names.js';
import { humanised } from '../../common/words.js';
import { usePlayers, useRecord } from '../record.js';
import { BothSides, Desk, SideHead } from '../../parts/desk.js';
import { Nothing, Rows } from '../../parts/list.js';
import { Note } from '../../parts/note.js';
import styles from './units.module.css';

/** Every unit of both rosters as it was at the selected moment. */
export function UnitsDesk() {
  const { id, match, number, last } = useRecord();
  const past = number < last;
  const { data, error, refetch } = useUnits(id, past ? number : null);
  const players = usePlayers();
  const { called } = unitNames(match.units, players);
  if (error) return <Trouble title="The units cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the units" />;
  const { units } = data;
  if (units.length === 0)
    return (
      <Desk>
        <Nothing>{past ? `No roster was submitted by entry ${number}.` : 'No roster has been submitted yet.'}</Nothing>
      </Desk>
    );
  return (
    <Desk>
      <Note>{past ? `As they were after entry ${number}.` : 'As they are now.'}</Note>
      <BothSides>
        {SIDES_OF_TABLE.map((side) => (
          <section key={side}>
            <SideHead side={side} name={players[side]} />
            <Rows>
              {units
                .filter((unit) => unit.owner === side)
                .map((unit) => (
                  <li
                    key={unit.id}
                    className={styles['unit']}
                    data-destroyed={unit.location === 'destroyed' || undefined}
                  >
                    <span>
                      <b>{called(unit.id)}</b>
                      <small>{unit.keywords.map((keyword) => humanised(keyword.toLowerCase())).join(', ')}</small>
                    </span>
                    <span className={styles['state']}>
                      {humanised(unit.location)}
                      {[...unit.statuses, ...unit.orders].map((one) => (
                        <em key={one}>{one}</em>
                      ))}
                    </span>
                  </li>
                ))}
            </Rows>
          </section>
        ))}
      </BothSides>
    </Desk>
  );
}
