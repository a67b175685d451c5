import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, type MatchEvent } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { playScript, readScript } from '@adjutant/scenarios';
import { PACKS } from './support/places.js';

/** The longest of the sample matches of a pack, as the events that it records. */
export async function sampleMatch(shelf: Shelf, pack: string): Promise<readonly MatchEvent[]> {
  const folder = join(PACKS, pack, 'matches');
  const matches = await Promise.all(readdirSync(folder).map((name) => eventsOf(shelf, join(folder, name))));
  return matches.reduce((longest, one) => (one.length > longest.length ? one : longest), []);
}

async function eventsOf(shelf: Shelf, file: string): Promise<readonly MatchEvent[]> {
  const read = readScript(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file} cannot be read: ${read.problems[0]?.message ?? ''}`);
  const { state } = await playScript(shelf, read.script);
  return recordOf(state).map(({ event }) => event);
}
