import { readList, type NamesKnown, type Reading, type ReadingOptions } from '../index.js';

/** What an invented pack would know. */
export const KNOWN: NamesKnown = {
  faction: [{ name: 'Cinder Host' }, { name: 'Tidewardens' }],
  detachment: [
    { name: 'Furnace Covenant', id: 'furnace-covenant' },
    { name: 'Ash Walkers', id: 'ash-walkers' },
    { name: 'Salt and Iron', id: 'salt-and-iron' },
  ],
  enhancement: [{ name: 'Unquenched Helm', id: 'furnace/unquenched-helm', aliases: ['Helm Unquenched'] }],
  unit: [{ name: 'Ember Guard' }],
};

export function readingOf(list: string | Uint8Array, options: ReadingOptions = {}): Reading {
  const read = readList(list, options);
  if (!read.ok) throw new Error(`${read.refusal.code}: ${read.refusal.message}`);
  return read.reading;
}

export function codeOf(list: string | Uint8Array, options: ReadingOptions = {}): string {
  const read = readList(list, options);
  return read.ok ? `read by ${read.reading.reader.id}` : read.refusal.code;
}
