import type { Installation } from '@adjutant/moving';
import type { EventStore } from '@adjutant/store';
import { readPlace } from './evidence/sealed-log.js';
import type { Io } from './io.js';
import { openShelf } from './packs.js';
import { EXIT, propertyOf, Trouble, type ExitCode } from './trouble.js';

type Moving = typeof import('@adjutant/moving');

/** Runs what is done with whole installations, loaded only by the verbs that need it; what goes wrong there is told with the exit code that goes with it. */
export async function moving<Result>(work: (module: Moving) => Promise<Result>): Promise<Result> {
  const module = await import('@adjutant/moving');
  try {
    return await work(module);
  } catch (error) {
    throw inWords(error);
  }
}

export async function installationOf(io: Io, store: EventStore): Promise<Installation> {
  return { place: await readPlace(io), store, shelf: openShelf(io) };
}

const EXIT_OF: Readonly<Record<string, ExitCode>> = { differs: EXIT.differs, usage: EXIT.usage, place: EXIT.place };

function inWords(error: unknown): unknown {
  const message = propertyOf(error, 'message') ?? '';
  const sentence = `${message[0]?.toUpperCase() ?? ''}${message.slice(1)}`;
  const name = propertyOf(error, 'name');
  if (name === 'MovingTrouble')
    return new Trouble(EXIT_OF[(error as { readonly kind: string }).kind] ?? EXIT.usage, sentence, error);
  if (name === 'OtherLog')
    return new Trouble(EXIT.differs, `${sentence}. Nothing more was imported. Import into an empty place.`, error);
  if (name === 'UnsoundRecord') return new Trouble(EXIT.differs, `${sentence}. Nothing more was imported.`, error);
  return error;
}
