import { createContext, useContext } from 'react';
import type { TournamentView } from '@adjutant/tournament';

/** What every part of the page of an event shows: the event, and how people are called. */
export interface OnPage {
  readonly event: TournamentView;
  readonly named: (player: string) => string;
  /** A sentence of the record, in which players go by their ids, with their names. */
  readonly inWords: (sentence: string) => string;
  readonly may: (command: string) => boolean;
}

/** Players go by their names as the event tells them. */
export function pageOf(event: TournamentView): OnPage {
  const names = new Map(event.entries.map(({ player, name }) => [player, name]));
  return {
    event,
    named: (player) => names.get(player) ?? player,
    inWords: (sentence) => [...names].reduce((text, [player, name]) => text.replaceAll(player, name), sentence),
    may: (command) => event.may.includes(command),
  };
}

export const Page = createContext<OnPage | null>(null);

export function useEventPage(): OnPage {
  const page = useContext(Page);
  if (page === null) throw new Error('Only a part of the page of an event asks for it.');
  return page;
}
