import type { By, Criterion, CriterionOf } from './criteria.js';

const NAMES: { readonly [Name in By]: (criterion: CriterionOf<Name>) => string } = {
  record: () => 'record',
  points: () => 'points',
  wins: ({ counts, seat }) => `wins${counts === 'played' ? ' at the table' : ''}${seatText(seat)}`,
  games: ({ seat }) => `games${seatText(seat)}`,
  figure: ({ figure, of = 'own' }) => `${{ own: '', opponent: 'opponents’ ', margin: 'margin of ' }[of]}${figure}`,
  total: ({ parts }) => parts.map(({ figure }) => figure).join(' + '),
  strength: ({ of, figure, extended, each }) =>
    `${extended ? 'extended ' : ''}strength of schedule (${figure ?? of}${each === 'per-round' ? ' a round' : ''})`,
  'opponents-match-wins': () => 'OMW%',
  'game-wins': () => 'GW%',
  'opponents-game-wins': () => 'OGW%',
  buchholz: ({ cutLowest = 0, cutHighest = 0 }) => `Buchholz${cutText(cutLowest, cutHighest)}`,
  'sonneborn-berger': () => 'Sonneborn-Berger',
  'direct-encounter': () => 'direct encounter',
  'win-path': () => 'win path',
  imported: ({ figure }) => figure,
  lots: () => 'lots',
};

/** How a column is headed where nothing else says in which order its numbers stand (conventions 3.1: W-L-D). */
export const headingOf = ({ by, name }: { readonly by: By; readonly name: string }): string =>
  by === 'record' ? `${name} (W-L-D)` : name;

export function nameOf(criterion: Criterion): string {
  return NAMES[criterion.by](criterion as never);
}

const seatText = (seat: 'A' | 'B' | undefined): string => ({ A: ' with white', B: ' with black', '': '' })[seat ?? ''];

function cutText(lowest: number, highest: number): string {
  if (lowest === 0 && highest === 0) return '';
  return lowest === highest ? ` median-${lowest}` : ` cut-${lowest}${highest === 0 ? '' : `/${highest}`}`;
}
