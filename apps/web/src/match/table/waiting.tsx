import type { Due, DueOption } from '@adjutant/views';
import { SideBadge } from '../../common/side-badge.js';
import { FromEntry } from './from-entry.js';
import { Rows } from '../../parts/list.js';
import styles from './table.module.css';

/** What may be done, but need not be done before anything else. */
const CHOSEN: readonly Due['what'][] = ['choose', 'order', 'activate', 'place', 'discard'];

const BEFORE: { readonly [what in Due['what']]?: string } = {
  choose: 'The battle does not start before.',
  roll: 'The dice have to lie first.',
};

/** What the match waits for, and what may be decided now: who has to do what, and in which ways it can be done. */
export function Waiting({ dues }: { readonly dues: readonly Due[] }) {
  const must = dues.filter((due) => due.must || !CHOSEN.includes(due.what));
  const may = dues.filter((due) => !must.includes(due));
  return (
    <>
      <Part title="Waited for" dues={must} marked />
      <Part title="May be decided" dues={may} />
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly dues: readonly Due[];
  readonly marked?: boolean;
}

function Part({ title, dues, marked = false }: PartProps) {
  if (dues.length === 0) return null;
  return (
    <section className={styles['part']} aria-label={title}>
      <h2>{title}</h2>
      <Rows {...(marked ? { tone: 'open' } : {})}>
        {dues.map((due) => (
          <li key={`${due.what}/${due.id}/${due.player}`}>
            <SideBadge side={due.player} />
            <span>
              {due.says}
              {due.must ? <small>{BEFORE[due.what] ?? 'Nothing else is recorded before.'}</small> : null}
              <DueOptions options={due.options.filter((option) => option.open)} />
            </span>
            <small>{due.entry === null ? null : <FromEntry number={due.entry} />}</small>
          </li>
        ))}
      </Rows>
    </section>
  );
}

/** In which ways it can be done: words, as nothing is done from here. */
function DueOptions({ options }: { readonly options: readonly DueOption[] }) {
  if (options.length === 0) return null;
  return <small>Open: {options.map(optionText).join(' · ')}</small>;
}

function optionText({ name, cost = {} }: DueOption): string {
  return [name, ...Object.entries(cost).map(([resource, points]) => `${points} ${resource.toUpperCase()}`)].join(', ');
}
