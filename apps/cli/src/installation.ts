import type { Shelf } from '@adjutant/rules';
import type { EventStore } from '@adjutant/store';
import type { Loss } from '@adjutant/integrity';
import { readPlace } from './evidence/sealed-log.js';
import type { Io } from './io.js';
import { openShelf } from './packs.js';
import { EXIT, propertyOf, Trouble, type ExitCode } from './trouble.js';

export type Place = Awaited<ReturnType<typeof readPlace>>;

export interface Installation {
  readonly place: Place;
  readonly store: EventStore;
  readonly shelf: Shelf;
}

export interface Part {
  readonly file: string;
  readonly count: number;
  readonly bytes: number;
}

export interface Manifest {
  readonly log: { readonly events: number; readonly root: string; readonly segments: readonly Part[] };
  readonly key: string;
  readonly parts: readonly Part[];
}

export interface Imported {
  readonly manifest: Manifest;
  readonly events: number;
  readonly envelopes: number;
  readonly people: number;
  readonly accounts: number;
  readonly evidence: number;
  readonly checkpoints: number | undefined;
  readonly lost: readonly Loss[];
}

export interface BackedUp {
  readonly events: number;
  readonly checkpoints: number;
  readonly lost: readonly Loss[];
  readonly files: readonly Part[];
}

export type Tell = (part: string, done: number, of: number) => void;

/** What apps/api offers under `@adjutant/api/moving`; loaded only by the verbs that need it. */
interface Moving {
  exportInstallation(
    from: Installation,
    folder: string,
    options: { readonly secrets: boolean; readonly tell: Tell },
  ): Promise<Manifest>;
  importInstallation(into: Installation, folder: string, tell: Tell): Promise<Imported>;
  backUp(place: Place, shelf: Shelf, target: string, tell: Tell): Promise<BackedUp>;
  restoreBackup(place: Place, shelf: Shelf, folder: string, tell: Tell): Promise<BackedUp>;
}

const MODULE: string = '@adjutant/api/moving';

/** Runs what apps/api does with installations; what goes wrong there is told with the exit code that goes with it. */
export async function moving<Result>(work: (module: Moving) => Promise<Result>): Promise<Result> {
  const module = (await import(MODULE)) as Moving;
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
