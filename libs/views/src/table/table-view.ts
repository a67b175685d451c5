import { is, type Static } from '@adjutant/kernel';
import type { Pack, Table } from '@adjutant/rules';
import { choicesOf, ChoiceView } from './choices.js';
import { countersOf, CounterView } from './counters.js';
import { factsOf, FactView } from './facts.js';
import { handsOf, HandView } from './hands.js';
import { slotView, SlotView } from './slot.js';
import { underwayOf, Underway } from './underway.js';

/** What lies on the table beside units and points. */
export const TableView = is.object(
  {
    slot: is.orNull(SlotView, { says: 'Null where the players do not alternate unit by unit.' }),
    hands: is.many(HandView),
    choices: is.many(ChoiceView),
    counters: is.many(CounterView),
    underway: is.many(Underway),
    facts: is.many(FactView),
  },
  { name: 'TableView' },
);
export type TableView = Static<typeof TableView>;

export function tableView(pack: Pack, table: Table): TableView {
  return {
    slot: slotView(pack, table),
    hands: handsOf(pack, table),
    choices: choicesOf(pack, table),
    counters: countersOf(pack, table),
    underway: underwayOf(pack, table),
    facts: factsOf(pack, table),
  };
}

export const NOTHING_ON_TABLE: TableView = {
  slot: null,
  hands: [],
  choices: [],
  counters: [],
  underway: [],
  facts: [],
};
