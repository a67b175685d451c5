import type { Pack, Table } from '@adjutant/rules';
import { choicesOf, type ChoiceView } from './choices.js';

/** What lies on the table beside units and points. */
export interface TableView {
  readonly choices: readonly ChoiceView[];
}

export function tableView(pack: Pack, table: Table): TableView {
  return { choices: choicesOf(pack, table) };
}
