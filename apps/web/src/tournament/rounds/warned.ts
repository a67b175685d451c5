import type { Warning } from '@adjutant/tournament';
import type { Tone } from '../../parts/card.js';

type Gravity = Warning['gravity'];

export const GRAVITY: { readonly [gravity in Gravity]: readonly [Tone, string] } = {
  impossible: ['bad', 'cannot be'],
  grave: ['bad', 'grave'],
  serious: ['open', 'serious'],
  slight: ['plain', 'slight'],
};

/** What is asked about once more before it is published. */
export const isWeighty = ({ gravity }: Warning): boolean => gravity === 'grave' || gravity === 'serious';

type Says = (who: string, warning: Warning) => string;

const when = ({ evidence }: Warning): string =>
  evidence?.rounds === undefined ? '' : ` in round ${evidence.rounds.join(' and ')}`;

const SAYS: { readonly [about in Warning['about']]?: Says } = {
  rematch: (who, warning) => `${who} have met${when(warning)} already.`,
  'met-again': (who, warning) => `${who} have met more than once${when(warning)}.`,
  'second-bye': (who, warning) => `${who} had a bye${when(warning)} already.`,
  'barred-from-bye': (who) => `${who} may have no bye.`,
  'groups-apart': (who, { evidence }) => `${who} are of score groups apart: ${(evidence?.values ?? []).join(' and ')}.`,
  group: (who, { of = 'group' }) => `${who} are of one ${of}.`,
  float: (who) => `${who}: paired up or down again too soon.`,
  'fixed-table': (who) => `${who} keep a table each.`,
  'unknown-player': (who) => `${who} are no part of this round.`,
  'missing-player': (who) => `${who} stand nowhere.`,
  'player-twice': (who) => `${who} stand there twice.`,
  'table-twice': (who) => `${who}: their table is there twice.`,
  'unknown-table': (who) => `${who} sit at a table that the event does not have.`,
};

/** A warning about a draft, as somebody says it. */
export function warningSays(warning: Warning, named: (player: string) => string): string {
  const who = warning.players.map(named).join(' and ');
  return SAYS[warning.about]?.(who, warning) ?? `${who}: ${warning.about}.`;
}
