import type { TableView } from '@adjutant/views';
import { useRecord } from '../record.js';
import { Choices } from './choices.js';
import { Counters } from './counters.js';
import { Facts } from './facts.js';
import { Hands } from './hands.js';
import { SlotNow } from './slot.js';
import { Desk } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import { UnderwayNow } from './underway.js';
import { Waiting } from './waiting.js';

/** What lies on the table beside the units: what is waited for, what was decided, what is held, counted and under way. */
export function TableDesk() {
  const { match, step, number, last } = useRecord();
  const past = number < last;
  const table = past ? (step.step?.table ?? null) : match.table;
  const dues = past ? [] : match.dues;
  const bare = table === null || (isBare(table) && dues.length === 0);
  return (
    <Desk spaced>
      <Note>{past ? `As it was after entry ${number}.` : 'As it is now.'}</Note>
      <Waiting dues={dues} />
      {table === null ? null : <OnTable table={table} />}
      {bare ? <Note>Nothing lies on the table beside the units, and nothing is waited for.</Note> : null}
    </Desk>
  );
}

function OnTable({ table }: { readonly table: TableView }) {
  return (
    <>
      <Hands hands={table.hands} />
      <SlotNow slot={table.slot} />
      <UnderwayNow underway={table.underway} />
      <Counters counters={table.counters} />
      <Choices choices={table.choices} />
      <Facts facts={table.facts} />
    </>
  );
}

function isBare({ slot, ...lists }: TableView): boolean {
  return slot === null && Object.values(lists).every((list) => list.length === 0);
}
