import type { ReactNode } from 'react';
import { useMe } from '../../access/access-api.js';
import type { Doing } from '../../acting/acting.js';
import { Note } from '../../parts/note.js';
import { useEventPage } from '../use-tournament-page.js';
import { mayHere, whyNotHere } from './who-may-here.js';

interface Props {
  readonly doing: Doing;
  /** What it is, at the beginning of a sentence. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A form for whoever may send it. Whoever closes rounds, and looks for it here, learns who that is; others see nothing. */
export function OnlyWhoMay({ doing, what, children }: Props) {
  const { event, may } = useEventPage();
  const { data: me } = useMe();
  if (me === undefined) return null;
  if (mayHere(me, event.tournament, doing)) return children;
  return may('CloseRound') ? <Note>{whyNotHere(me, event.tournament, doing, what)}</Note> : null;
}
