import type { DoubtGroup, DoubtLine } from '@adjutant/views';
import { useDoubts } from '../match-queries.js';
import { Cites } from '../../common/cites.js';
import { Loading } from '../../common/loading.js';
import { Sentence } from '../sentence.js';
import { Trouble } from '../../common/trouble.js';
import { usePlayers, useRecord } from '../record.js';
import { contestText, deniedBy } from '../step/contested.js';
import { Desk } from '../../parts/desk.js';
import { Jump } from '../../parts/jump.js';
import { Note } from '../../parts/note.js';
import { Meta, Rows } from '../../parts/list.js';
import { LaterOn, useTold } from '../veil.js';
import styles from './doubts.module.css';

/** What a reader of this record must not take for proved, kind by kind. */
export function DoubtsDesk() {
  const { id, match } = useRecord();
  const { data, error, refetch } = useDoubts(id);
  const told = useTold();
  if (error) return <Trouble title="What is in doubt cannot be shown" error={error} retry={() => void refetch()} />;
  if (!data) return <Loading what="what is in doubt" />;
  const groups = data.groups
    .map((group) => ({ ...group, doubts: group.doubts.filter(({ entry }) => told(entry)) }))
    .filter(({ doubts }) => doubts.length > 0);
  return (
    <Desk width="reading">
      <h2>What the record leaves in doubt</h2>
      <Note>
        {groups.length === 0
          ? nothing(match.depth)
          : 'Everything that rests on less than the record itself, or that the rules speak against.'}
      </Note>
      <LaterOn />
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </Desk>
  );
}

/** Of what a record does not go into there is no check. */
function nothing(depth: string | undefined): string {
  return depth === undefined
    ? 'Nothing: every check that was made rests on the record itself, and is met.'
    : `No check that was made is in doubt. What the record does not go into was not checked, and is as the players say. ${depth}`;
}

function Group({ group: { kind, title, says, doubts } }: { readonly group: DoubtGroup }) {
  return (
    <section className={styles['group']} aria-label={title} data-kind={kind}>
      <h3>
        {title} <span className={styles['count']}>{doubts.length}</span>
      </h3>
      <Note>{says}</Note>
      <Rows below>
        {doubts.map((doubt, index) => (
          <Doubt key={index} doubt={doubt} />
        ))}
      </Rows>
    </section>
  );
}

/** What no rule book has a name for: the question says it in words. */
const isId = (rule: string): boolean => /^[a-z\d]+([-/][a-z\d]+)+$/.test(rule);

function Doubt({ doubt: { entry, clock, text, says, question, ruleName, cites } }: { readonly doubt: DoubtLine }) {
  const { go, match } = useRecord();
  const players = usePlayers();
  const denier = deniedBy(match.pending.questions, entry, question);
  return (
    <li>
      <p className={styles['says']}>
        {says} {denier === null ? null : <b>{contestText(denier, players)}</b>}
      </p>
      <Meta>
        <Jump onClick={() => go(entry, 'entry')}>entry {entry}</Jump>
        {clock === '' ? null : <span>{clock}</span>}
        <span>
          <Sentence text={text} />
        </span>
      </Meta>
      <Meta>
        {isId(ruleName) ? null : <span>{ruleName}</span>}
        <Cites cites={cites} />
      </Meta>
    </li>
  );
}
