import type { PairingsAnswer } from '@adjutant/tournament';
import { count } from '../../common/words.js';
import type { Tone } from '../../parts/card.js';

export type Warning = PairingsAnswer['warnings'][number];

export const GRAVITY: { readonly [gravity in Warning['gravity']]: readonly [Tone, string] } = {
  impossible: ['bad', 'cannot be'],
  grave: ['bad', 'grave'],
  serious: ['open', 'serious'],
  slight: ['plain', 'slight'],
};

const WEIGHTY: readonly Warning['gravity'][] = ['grave', 'serious'];

/** What is asked about once more before it is published. */
export const isWeighty = ({ gravity }: Warning): boolean => WEIGHTY.includes(gravity);

/** How many are asked about, by the words that stand beside them; null where none is. */
export function weightyText(warnings: readonly Warning[]): string | null {
  const weighty = warnings.filter(isWeighty);
  if (weighty.length === 0) return null;
  const each = WEIGHTY.map((grade) => [grade, weighty.filter(({ gravity }) => gravity === grade).length] as const);
  const told = each.flatMap(([grade, many]) => (many === 0 ? [] : [count(many, `${GRAVITY[grade][1]} warning`)]));
  return `${told.join(' and ')} ${weighty.length === 1 ? 'stands: look at it' : 'stand: look at them'} first.`;
}

const SAYS: { readonly [about: string]: string } = {
  rematch: 'have met already',
  'met-again': 'have met more than once',
  'second-bye': 'had a bye already',
  'bye-after-forfeit': 'won a round without play, which counts as a bye',
  'bye-passed-over': 'was given a bye, which the bracket passes over: drop whoever does not play',
  'against-bracket': 'would not meet whom the bracket has them meet: nothing but tables and sides can change',
  'barred-from-bye': 'may have no bye',
  'off-schedule':
    'do not meet by the schedule in this round: it does not make up for it, so edit the round in which they do as well',
  'groups-apart': 'are of different score groups',
  group: 'are of one club, nation or other group that is kept apart',
  float: 'were paired up or down shortly before',
  'fixed-table': 'keep a table each',
  'table-not-kept': 'keeps another table: why they do not have it stands at this one',
  'results-changed': 'have other results, penalties or entries than when this was drafted: draft the round anew',
  'no-list': 'brought no list: ask for it, or bring it for them under Entries, More',
  'list-illegal': 'brought a list that breaks a rule of the pack',
  'list-unchecked': 'brought a list that nobody has checked: look at it under Entries, More',
  'list-late': 'brought a list late',
  'unknown-player': 'is no part of this round',
  'missing-player': 'stands nowhere',
  'player-twice': 'stands there twice',
  'table-twice': 'sit at a table that is there twice',
  'unknown-table': 'sit at a table that the event does not have',
};

/** A warning about a draft, as somebody says it. */
export function warningSays({ players, about }: Warning, named: (player: string) => string): string {
  return `${players.map(named).join(' and ')} ${SAYS[about] ?? `(${about})`}.`;
}
