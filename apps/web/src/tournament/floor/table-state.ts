import type { TableOfRound } from '@adjutant/tournament';

export const STATES = ['open', 'void', 'disputed', 'reported', 'done'] as const;
export type State = (typeof STATES)[number];

/** How far a table is. A void or disputed one counts as that, whatever was reported of it. */
export function stateOf({ result, disputed, voided }: Pick<TableOfRound, 'result' | 'disputed' | 'voided'>): State {
  if (voided !== undefined) return 'void';
  if (disputed) return 'disputed';
  if (result === null) return 'open';
  return result.sure === 'reported' && result.unconfirmedSince === undefined ? 'reported' : 'done';
}

/** A state by its word and its shape: never by colour alone. */
export const SAYS: { readonly [state in State]: { readonly word: string; readonly shape: string } } = {
  open: { word: 'no result', shape: '○' },
  void: { word: 'void', shape: '✕' },
  disputed: { word: 'disputed', shape: '▲' },
  reported: { word: 'to be confirmed', shape: '◐' },
  done: { word: 'decided', shape: '●' },
};

/** What a table came to, in words; points begin with those of the winner who is named. */
export function resultText({ A, B, result }: TableOfRound, named: (player: string) => string): string {
  if (result === null) return '';
  const { said } = result;
  const second = said.B.outcome === 'win';
  const points = [said.A, said.B].map(({ figures }) => figures['vp']);
  if (second) points.reverse();
  const score = points.every((one) => one !== undefined) ? ` ${points.join('–')}` : '';
  if (said.decided === 'double-loss') return 'lost by both';
  const given = said.given ? ', by a ruling or a penalty' : '';
  const how = said.decided === 'forfeit' ? ', without play' : said.decided === 'assigned' ? ', as given' : given;
  const without = result.unconfirmedSince === undefined ? how : `${how}, confirmed by nobody`;
  if (said.A.outcome === 'draw') return `a draw${score}${without}`;
  return `${named(second ? B : A)} won${score}${without}`;
}

export function countedBy(tables: readonly TableOfRound[]): { readonly [state in State]: number } {
  const all: { [state in State]: number } = { open: 0, void: 0, disputed: 0, reported: 0, done: 0 };
  for (const table of tables) all[stateOf(table)] += 1;
  return all;
}
