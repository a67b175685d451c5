import type { Actor } from '@adjutant/kernel';
import type { Forecast, MatchCommand } from '@adjutant/match';
import type { Clock } from '@adjutant/rules';
import type { Refused } from '../../api/problem.js';

/** The shape in which items are kept today; what is kept in an older one is lifted (`lifted.ts`). */
export const SHAPE = 1;

/** What a match needs that was opened on this device, before the server has heard of it. */
export interface Opening {
  /** The release that it was opened with. */
  readonly digest: string;
  /** Whoever is new here: the record holds ids, and the server is told the names before it opens the match. */
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** A command that was pressed on this device. Its id stays the same however often it is sent, so that it is recorded once. */
export interface Item {
  readonly shape: typeof SHAPE;
  readonly id: string;
  readonly match: string;
  readonly command: MatchCommand;
  /** Left out where the session says who acts. */
  readonly actor?: Actor | undefined;
  /** Who was signed in: nobody else's session carries it to the server. */
  readonly by: string;
  /** When it was pressed, by the clock of the device. */
  readonly at: string;
  /** When it was pressed by the time of the server, where it counts from then. */
  readonly occurredAt?: string;
  /** Where in the battle it was pressed; null before it has begun. */
  readonly place: Clock | null;
  /** The same in words. */
  readonly where: string;
  /** What asked for it, by its name, where it is an answer. */
  readonly asked?: string;
  /** The last entry that the screen knew; null where it knew none. */
  readonly basedOn: number | null;
  /** Entries that look the same and are not, as whoever pressed it was asked. */
  readonly distinctFrom?: readonly number[];
  /** Which items write the entries that it names by numbers which the screen had forecast. */
  readonly forecast?: Forecast | undefined;
  /** The call of a judge about it, once the server had refused it: it waits for the ruling. */
  readonly called?: string;
  /** Whether the screen showed what comes of it before the server had answered. */
  readonly shown?: boolean;
  /** Where the screen shows nothing of it, since only the server can say what comes of it: why. */
  readonly waitsFor?: string;
  /** Whether it tells of a hand that is sealed, and so is for nobody to carry; left out where nothing here could say. */
  readonly secret?: boolean | undefined;
  /** Of the command that opens a match. */
  readonly opening?: Opening;
}

/** Why the server said no, as far as it outlives a page. */
export interface Said {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly code: string | null;
  /** What it rests on. */
  readonly refusal?: Refused | undefined;
}

/** Where an item is: on this device alone, in the record, or in neither, since the server has refused it. */
export type Standing =
  /** `because`: it waits for more than a line, such as for whoever pressed it to take the seat again. */
  | { readonly is: 'here'; readonly because: string | null }
  | { readonly is: 'recorded'; readonly answer: unknown }
  /** `untold`: nobody waits for the answer where it was pressed, so that it is told apart. */
  | { readonly is: 'refused'; readonly error: Error; readonly untold: boolean };

export interface Entry {
  readonly item: Item;
  readonly standing: Standing;
}

/** What is kept on this device of an item: it waits, or nobody has read of its refusal yet. */
export interface Kept {
  readonly item: Item;
  readonly refused?: Said;
}

/** What was kept by another version of this page and is not understood here. It is told, and stays. */
export interface Unread {
  readonly key: number;
  readonly kept: unknown;
}

export interface Holding {
  readonly kept: readonly Kept[];
  readonly unread: readonly Unread[];
}

/** Why what is pressed is not safe on this device. */
export type Trouble = 'none' | 'full' | 'unavailable' | 'emptied' | 'newer';

/** There is no room. */
export class Full extends Error {}

/** A newer version of this page has given what is kept another shape. */
export class Newer extends Error {}

/** Where items are kept until the server has answered to their ids: what is put is kept once the promise is fulfilled. */
export interface Keeping {
  /** In the order in which they were put. */
  all(): Promise<Holding>;
  put(kept: Kept): Promise<void>;
  remove(id: string): Promise<void>;
  readonly trouble: Trouble;
}

/** As long as the page is open. */
export function keptInMemory(trouble: Trouble = 'none'): Keeping {
  const items = new Map<string, Kept>();
  return {
    all: () => Promise.resolve({ kept: [...items.values()], unread: [] }),
    put: (kept) => {
      items.set(kept.item.id, kept);
      return Promise.resolve();
    },
    remove: (id) => {
      items.delete(id);
      return Promise.resolve();
    },
    trouble,
  };
}
