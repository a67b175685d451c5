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

/** A warning about a draft, as somebody says it. */
export function warningSays({ about, players, of, evidence = {} }: Warning, named: (player: string) => string): string {
  const who = players.map(named).join(' and ');
  const { rounds = [], values = [], group } = evidence;
  const when = rounds.length === 0 ? '' : ` in round ${rounds.join(' and ')}`;
  switch (about) {
    case 'rematch':
      return `${who} have met${when} already.`;
    case 'met-again':
      return `${who} have met more than once${when}.`;
    case 'second-bye':
      return `${who} had a bye${when} already.`;
    case 'barred-from-bye':
      return `${who} may have no bye.`;
    case 'groups-apart':
      return `${who} are of score groups apart: ${values.join(' and ')}.`;
    case 'group':
      return `${who} are of one ${of ?? 'group'}${group === undefined ? '' : '.'}`.replace(/([^.])$/, '$1.');
    case 'float':
      return `${who}: paired up or down again too soon.`;
    case 'fixed-table':
      return `${who} keep a table each.`;
    case 'unknown-player':
      return `${who} are no part of this round.`;
    case 'missing-player':
      return `${who} stand nowhere.`;
    case 'player-twice':
      return `${who} stand there twice.`;
    case 'table-twice':
      return `${who}: their table is there twice.`;
    case 'unknown-table':
      return `${who} sit at a table that the event does not have.`;
    default:
      return `${who}: ${about}.`;
  }
}
