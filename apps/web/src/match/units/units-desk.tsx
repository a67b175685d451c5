import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { humanised } from '../../common/words.js';
import { useRecord } from '../record.js';
import styles from './units.module.css';

/** Every unit of both rosters as the record leaves it. */
export function UnitsDesk() {
  const { match, named } = useRecord();
  if (match.units.length === 0) return <p className={styles['none']}>No roster has been submitted yet.</p>;
  return (
    <div className={styles['desk']}>
      <p className={styles['note']}>As the record stands now, whichever entry is selected.</p>
      <div className={styles['sides']}>
        {SIDES_OF_TABLE.map((side) => (
          <section key={side}>
            <h3>
              <SideBadge side={side} /> {named(match.seats[side].player)}
            </h3>
            <ul>
              {match.units
                .filter((unit) => unit.owner === side)
                .map((unit) => (
                  <li key={unit.id} data-destroyed={unit.location === 'destroyed' || undefined}>
                    <span>
                      <b>{unit.name}</b> <code>{unit.id}</code>
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
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
