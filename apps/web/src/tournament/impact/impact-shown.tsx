import type { ImpactView } from '@adjutant/tournament';
import { Note } from '../../parts/note.js';
import { Rows } from '../../parts/list.js';
import { changedIn, placeText } from './changed-line.js';

/** What another result changes, or changed: places, pairs of later rounds, and who would have met. */
export function ImpactShown({ impact }: { readonly impact: ImpactView }) {
  const { lines, columns, apart, following, overtaken, names } = impact;
  const named = (player: string): string => names[player] ?? player;
  const pairs = (all: readonly (readonly string[])[]): string =>
    all.map((pair) => pair.map(named).join(' against ')).join(', ');
  if (lines.length + apart.length + overtaken.length === 0 && following === null)
    return <Note>It changes no place and no pairing.</Note>;
  return (
    <>
      <Rows>
        {lines.map((line) => (
          <li key={line.player}>
            <b>{named(line.player)}</b>: {placeText(line)}
            <small>{changedIn(columns, line)}</small>
          </li>
        ))}
      </Rows>
      {apart.map(({ round, tables }) => (
        <p key={round}>
          Round {round} as it was published, no longer of one score group:{' '}
          {tables
            .map(({ table, players, scores }) => `table ${table}, ${pairs([players])} (${scores.join(' and ')})`)
            .join('; ')}
          .
        </p>
      ))}
      {following === null ? null : (
        <p>
          Round {following.round} would have been {pairs(following.instead)}, instead of {pairs(following.gone)}.
        </p>
      )}
      {overtaken.map(({ round, players, says }) => (
        <p key={round}>
          <b>{says}</b> Paired by other results: {players.map(named).join(', ')}.
        </p>
      ))}
      <Note small>Nothing is paired anew by it.</Note>
    </>
  );
}
