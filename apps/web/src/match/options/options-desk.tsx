import type { Side } from '@adjutant/rules';
import type { Option } from '@adjutant/views';
import { useOptions } from '../../api/queries.js';
import { Loading } from '../../common/loading.js';
import { SideBadge } from '../../common/side-badge.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { count } from '../../common/words.js';
import { useRecord } from '../record.js';
import { Waiting } from '../table/waiting.js';
import styles from './options.module.css';

/** What each player may do now, at which price, and why not for the rest. */
export function OptionsDesk() {
  const { id, match } = useRecord();
  const { data, error, refetch } = useOptions(id);
  if (error) return <Trouble title="The options cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="the options" />;
  return (
    <div className={styles['desk']}>
      <p className={styles['note']}>
        Now, at {match.board.clockText}, whichever entry is selected. What only the table can know is listed as vouched
        for.
      </p>
      <Waiting dues={data.dues} />
      <div className={styles['sides']}>
        {SIDES_OF_TABLE.map((side) => (
          <SideOptions key={side} side={side} options={data.players[side] ?? []} />
        ))}
      </div>
    </div>
  );
}

function SideOptions({ side, options }: { readonly side: Side; readonly options: readonly Option[] }) {
  const { match, named } = useRecord();
  const open = options.filter((option) => option.open);
  const closed = options.filter((option) => !option.open);
  return (
    <section>
      <h3>
        <SideBadge side={side} /> {named(match.seats[side].player)}
        <span>{match.board.cp[side]} CP</span>
      </h3>
      {open.length === 0 ? <p className={styles['note']}>Nothing is open to {side} at this moment.</p> : null}
      <ul>
        {open.map((option) => (
          <Open key={option.entry} option={option} />
        ))}
      </ul>
      {closed.length === 0 ? null : (
        <details className={styles['closed']}>
          <summary>Not now: {count(closed.length, 'entry', 'entries')}</summary>
          <ul>
            {closed.map((option) => (
              <li key={option.entry}>
                <b>{option.name}</b>
                {option.because.map(({ code, message }) => (
                  <p key={code} className={styles['because']}>
                    {message} <code>{code}</code>
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Open({ option }: { readonly option: Option }) {
  const { match } = useRecord();
  const asked = [...option.questions, ...option.targets.flatMap((target) => target.questions)];
  const questions = [...Map.groupBy(asked, ({ key }) => key).values()].flatMap((same) => same.slice(0, 1));
  const name = (unit: string): string => match.units.find(({ id }) => id === unit)?.name ?? unit;
  return (
    <li>
      <p className={styles['name']}>
        <b>{option.name}</b>
        {option.cost === null ? null : <span className={styles['cost']}>{priceText(option)}</span>}
      </p>
      <p>{option.summary}</p>
      {option.targets.length === 0 ? null : (
        <p className={styles['targets']}>
          {option.targets.map((target) => (
            <span key={target.unit}>
              {name(target.unit)} <code>{target.unit}</code>
            </span>
          ))}
        </p>
      )}
      {questions.map(({ key, asks }) => (
        <p key={key} className={styles['question']}>
          {asks} {option.targets.length > 1 ? '(and so for each unit)' : null}
        </p>
      ))}
    </li>
  );
}

function priceText({ cost, due: alone, targets }: Option): string {
  if (cost === null) return '';
  const due = targets.length === 0 ? [alone] : targets.map((target) => target.due);
  const [least, most] = [Math.min(...due), Math.max(...due)];
  const unit = cost.resource.toUpperCase();
  const price = least === most ? `${least} ${unit}` : `${least}–${most} ${unit}`;
  return least === cost.printed && most === cost.printed ? price : `${price} (printed ${cost.printed})`;
}
