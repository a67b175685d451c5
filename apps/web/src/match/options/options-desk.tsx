import type { Side } from '@adjutant/rules';
import type { Option } from '@adjutant/views';
import { useOptions } from '../match-queries.js';
import { Loading } from '../../common/loading.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { Trouble } from '../../common/trouble.js';
import { unitNames } from '../wording/unit-names.js';
import { Folded } from '../../common/folded.js';
import { Cites } from '../../common/cites.js';
import { usePlayers, useRecord } from '../record.js';
import { Waiting } from '../table/waiting.js';
import { BothSides, Desk, SideHead } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import styles from './options.module.css';

/** What each player may do at the selected moment, at which price, and why not for the rest. Nothing is done from here. */
export function OptionsDesk() {
  const { id, match, number, last, step } = useRecord();
  const past = number < last;
  const { data, error, refetch } = useOptions(id, past ? number : null);
  const board = past ? step.step?.after : match.board;
  if (error) return <Trouble title="The options cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data || !board) return <Loading what="the options" />;
  return (
    <Desk>
      <Note>
        {past ? `As it was after entry ${number}, ` : 'As it is now, '}
        {board.clockText}. What was used at the table is recorded there, and not from this list; what only the table can
        know is listed as vouched for.
      </Note>
      <Waiting dues={data.dues} />
      <BothSides>
        {SIDES_OF_TABLE.map((side) => (
          <SideOptions key={side} side={side} cp={board.cp[side]} options={data.players[side] ?? []} />
        ))}
      </BothSides>
    </Desk>
  );
}

interface SideProps {
  readonly side: Side;
  readonly cp: number;
  readonly options: readonly Option[];
}

function SideOptions({ side, cp, options }: SideProps) {
  const { number, last } = useRecord();
  const past = number < last;
  const name = usePlayers()[side];
  const open = options.filter((option) => option.open);
  const closed = options.filter((option) => !option.open);
  return (
    <section className={styles['side']} aria-label={`Options of ${name}`}>
      <SideHead side={side} name={name}>
        {cp} CP
      </SideHead>
      {open.length === 0 ? <Note>Nothing is open to {name} at this moment.</Note> : null}
      <ul>
        {open.map((option) => (
          <Open key={option.entry} option={option} />
        ))}
      </ul>
      {closed.length === 0 ? null : (
        <details className={styles['closed']}>
          <summary>
            {past ? 'Not then' : 'Not now'}: {closed.length}
          </summary>
          <ul>
            {closed.map((option) => (
              <Closed key={option.entry} option={option} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What cannot be done says why not, with the rule. */
function Closed({ option: { name, because } }: { readonly option: Option }) {
  return (
    <li>
      <b>{name}</b>
      {because.map(({ code, message, cites }) => (
        <div key={code} className={styles['because']}>
          <p>{message}</p>
          <Cites cites={cites} />
        </div>
      ))}
      <Folded>
        {because.map(({ code }) => (
          <code key={code}>{code}</code>
        ))}
      </Folded>
    </li>
  );
}

function Open({ option }: { readonly option: Option }) {
  const { match } = useRecord();
  const asked = [...option.questions, ...option.targets.flatMap((target) => target.questions)];
  const questions = [...Map.groupBy(asked, ({ key }) => key).values()].flatMap((same) => same.slice(0, 1));
  const { called } = unitNames(match.units, usePlayers());
  return (
    <li>
      <p className={styles['name']}>
        <b>{option.name}</b>
        {option.cost === null ? null : <span className={styles['cost']}>{priceText(option)}</span>}
      </p>
      <p>{option.summary}</p>
      {option.targets.length === 0 ? null : (
        <p className={styles['targets']}>For {option.targets.map((target) => called(target.unit)).join(', ')}</p>
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
