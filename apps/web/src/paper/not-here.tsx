import type { ScoreSheet } from '@adjutant/views';
import { Link } from '../app/ways.js';
import { Note } from '../parts/note.js';

/** Why nothing is keyed in for this match, and where what is on paper goes instead. */
export function NotHere({ sheet: { match, result } }: { readonly sheet: ScoreSheet }) {
  const path = `/matches/${encodeURIComponent(match)}`;
  if (result !== null)
    return (
      <Note>
        This match is over: {result}. What the paper says otherwise is put right <Link to={path}>on its page</Link>.
      </Note>
    );
  return (
    <Note>
      This match is recorded in full, and a sheet does not say what units did: it is recorded{' '}
      <Link to={`${path}/table`}>at its table</Link>, or opened anew as a score.
    </Note>
  );
}

/** What it means that a match does not take everything that was written down. */
export function WhatStrictMeans() {
  return (
    <Note>
      This match is strict: a line that the rules forbid is refused, and what comes after it waits until you leave that
      line out or a judge has ruled. Paper says little of how something came about: open matches that are keyed in
      afterwards so that they advise, and everything is recorded and flagged.
    </Note>
  );
}
