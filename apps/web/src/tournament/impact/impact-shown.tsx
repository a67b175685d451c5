import type { ImpactView } from '@adjutant/tournament';
import { Note } from '../../parts/note.js';
import { Rows } from '../../parts/list.js';
import { changedIn, placeText } from './changed-line.js';

type Cut = NonNullable<ImpactView['cut']>;

const cutChanges = (cut: Cut | undefined): number =>
  cut === undefined ? 0 : cut.in.length + cut.out.length + (cut.refused === null ? 0 : 1);

/** What another result changes, or changed: places, pairs of later rounds, and who would have met. */
export function ImpactShown({ impact }: { readonly impact: ImpactView }) {
  const { lines, columns, apart, following, overtaken, uncounted = [], cut, names } = impact;
  const named = (player: string): string => names[player] ?? player;
  const pairs = (all: readonly (readonly string[])[]): string =>
    all.map((pair) => pair.map(named).join(' against ')).join(', ');
  const what = uncounted.join(', ');
  if (lines.length + apart.length + overtaken.length + cutChanges(cut) === 0 && following === null)
    return (
      <Note>
        It changes no place and no pairing{what === '' ? '' : `: the order of the event does not look at ${what}`}.
      </Note>
    );
  return (
    <>
      <Rows below>
        {lines.map((line) => (
          <li key={line.player}>
            <span>
              <b>{named(line.player)}</b>: {placeText(line)}
            </span>
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
      {cut === undefined ? null : <CutChanged cut={cut} named={named} />}
      {overtaken.map(({ round, players, says }) => (
        <p key={round}>
          <b>{says}</b> Paired by other results: {players.map(named).join(', ')}.
        </p>
      ))}
      {what === '' ? null : <Note small>The order of the event does not look at {what}.</Note>}
      <Note small>Nothing is paired anew by it.</Note>
    </>
  );
}

function CutChanged({ cut, named }: { readonly cut: Cut; readonly named: (player: string) => string }) {
  if (cut.refused !== null) return <p>The cut: {cut.refused}</p>;
  if (cutChanges(cut) === 0) return <p>It changes nobody’s place in the cut.</p>;
  const who = (players: readonly string[]): string => (players.length === 0 ? 'nobody' : players.map(named).join(', '));
  return (
    <p>
      In the cut instead: {who(cut.in)}. Out of it: {who(cut.out)}.
    </p>
  );
}
