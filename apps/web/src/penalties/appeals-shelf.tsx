import type { PenaltyAppealsAnswer } from '@adjutant/dispute';
import { Link } from '../app/ways.js';
import { timeOf } from '../common/words.js';
import { Line, List } from '../parts/list.js';
import styles from './penalties.module.css';

type Open = PenaltyAppealsAnswer['appeals'][number];
type Named = (id: string) => string;

interface Props {
  readonly appeals: readonly Open[];
  readonly named: Named;
}

/** Penalties that somebody has appealed, for whoever may decide about them: they stand before the calls that wait. */
export default function AppealsShelf({ appeals, named }: Props) {
  return (
    <section aria-label="Penalties under appeal" className={styles['shelf']}>
      <h2>Penalties under appeal</h2>
      <List label="Penalties under appeal">
        {appeals.map((one) => (
          <Line key={one.penalty.penalty} title={<Way {...one} named={named} />} details={told(one, named)} />
        ))}
      </List>
    </section>
  );
}

function Way({ person, penalty: { level, infraction }, named }: Open & { readonly named: Named }) {
  return (
    <Link to={`/people/${encodeURIComponent(person)}/penalties`}>
      {named(person)}: {level.name} for {infraction.name}
    </Link>
  );
}

function told({ penalty: { appeal, by } }: Open, named: Named): string {
  const given = `Given by ${named(by.id)}`;
  return appeal === null ? given : `${appeal.because} (${given}, appealed at ${timeOf(appeal.at)})`;
}
