import type { Json } from '@adjutant/kernel';
import type { Pack } from '@adjutant/rules';
import type { PackHeadView, PacksAnswer } from '@adjutant/views';
import { get } from '../api/client.js';
import { releasePath } from '../api/release-path.js';
import { withRecords } from '../engine/kept/database.js';
import { kept } from '../common/kept.js';
import { isSparing } from '../parts/ahead.js';
import { recall, type Remembered } from './remembering.js';

/** A release of a game, as a match is opened with it. */
export interface Release {
  readonly id: string;
  readonly release: string;
  readonly digest: string;
}

/** What a match is opened with in this game: the release that was chosen, and the newest where none was. */
export function releaseOf(packs: readonly PackHeadView[], game: string, chosen = ''): Release | null {
  const releases = packs.find(({ pack }) => pack === game)?.releases;
  const one = chosen === '' ? releases?.at(-1) : releases?.find(({ release }) => release === chosen);
  return one === undefined ? null : { id: game, release: one.release, digest: one.digest };
}

/**
 * Keeps what a match is opened with on this device: which games there are, what the event says of clocks, and the rules of
 * the game that was played last, or is chosen. Whatever does not come is asked for again by whoever opens the page next.
 */
export async function prepareOpening(game?: string, release?: string): Promise<void> {
  if (isSparing()) return;
  const { packs } = await keptAnswer<PacksAnswer>('/packs');
  await keptAnswer('/event');
  const chosen = releaseOf(packs, game ?? kept('last-pack') ?? packs[0]?.pack ?? '', release);
  if (chosen === null) return;
  await keepRules(chosen.digest);
  if ((await recall(documentOf(chosen))) === null) await keptAnswer(documentOf(chosen));
}

const documentOf = ({ id, release }: Release) => releasePath(id, release);

async function keptAnswer<Answer>(path: Remembered): Promise<Answer> {
  const answer = await get<Answer>(path);
  await withRecords((db) => db.put('here', answer as Json, path));
  return answer;
}

async function keepRules(digest: string): Promise<void> {
  if (await hasRules(digest)) return;
  const pack = await get<Pack>(`/packs/pinned/${digest}`);
  await withRecords((db) => db.put('packs', pack, digest));
}

export function hasRules(digest: string): Promise<boolean> {
  return withRecords(async (db) => (await db.getKey('packs', digest)) !== undefined).catch(() => false);
}

/** The games in which this device opens a match by itself. */
export async function gamesHere(): Promise<readonly string[]> {
  const packs = (await recall<PacksAnswer>('/packs'))?.packs ?? [];
  const here = await Promise.all(packs.map(async ({ pack }) => hasRules(releaseOf(packs, pack)?.digest ?? '')));
  return packs.filter((_, at) => here[at]).map(({ name }) => name);
}
