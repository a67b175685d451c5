import type { Pack, Table } from '@adjutant/rules';
import { choicesOf, type ChoiceView } from './choices.js';
import { countersOf, type CounterView } from './counters.js';
import { factsOf, type FactView } from './facts.js';
import { underwayOf, type Underway } from './underway.js';

/** What lies on the table beside units and points. */
export interface TableView {
  readonly choices: readonly ChoiceView[];
  readonly counters: readonly CounterView[];
  readonly underway: readonly Underway[];
  readonly facts: readonly FactView[];
}

export function tableView(pack: Pack, table: Table): TableView {
  return {
    choices: choicesOf(pack, table),
    counters: countersOf(pack, table),
    underway: underwayOf(pack, table),
    facts: factsOf(pack, table),
  };
}
