import { linesOf } from '@adjutant/kernel';
import type { Pack, Shelf } from '@adjutant/rules';
import { readShelf } from '@adjutant/store';
import type { Io } from './io.js';
import { packsFolder } from './settings.js';
import { EXIT, Trouble } from './trouble.js';

/** Every release of every pack at hand. */
export function openShelf(io: Io): Shelf {
  const folder = packsFolder(io);
  try {
    return readShelf(folder);
  } catch (error) {
    throw new Trouble(EXIT.place, linesOf(error), error);
  }
}

/** The release that `PACK` or `PACK@RELEASE` names. */
export function findPack(shelf: Shelf, named: string): Pack {
  const [id = '', release] = named.split('@');
  const pack = shelf.find(id, release);
  if (pack) return pack;
  const installed = shelf.packs.map((one) => `${one.id}@${one.release}`);
  const known = installed.length === 0 ? 'No pack is installed.' : `Installed: ${installed.join(', ')}.`;
  throw new Trouble(EXIT.usage, `There is no pack ${named}. ${known}`);
}
