import type { Pack, Table } from '@adjutant/rules';
import { choicesOf, type ChoiceView } from './choices.js';
import { countersOf, type CounterView } from './counters.js';
import { factsOf, type FactView } from './facts.js';
import { handsOf, type HandView } from './hands.js';
import { slotView, type SlotView } from './slot.js';
import { underwayOf, type Underway } from './underway.js';

/** What lies on the table beside units and points. */
export interface TableView {
  /** Null where the players do not alternate unit by unit. */
  readonly slot: SlotView | null;
  readonly hands: readonly HandView[];
  readonly choices: readonly ChoiceView[];
  readonly counters: readonly CounterView[];
  readonly underway: readonly Underway[];
  readonly facts: readonly FactView[];
}

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
