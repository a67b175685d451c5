import { shape } from '@adjutant/kernel';
import type { Pack, Table } from '@adjutant/rules';
import { choicesOf, ChoiceView } from './choices.js';
import { countersOf, CounterView } from './counters.js';
import { factsOf, FactView } from './facts.js';
import { handsOf, HandView } from './hands.js';
import { slotView, SlotView } from './slot.js';
import { underwayOf, Underway } from './underway.js';

/** What lies on the table beside units and points. */
export const TableView = shape.named(
  'TableView',
  shape.closed({
    slot: shape.says('Null where the players do not alternate unit by unit.', shape.orNull(SlotView)),
    hands: shape.list(HandView),
    choices: shape.list(ChoiceView),
    counters: shape.list(CounterView),
    underway: shape.list(Underway),
    facts: shape.list(FactView),
  }),
);
export type TableView = shape.Static<typeof TableView>;

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
