import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 };
const SFNT = { header: 12, entry: 16 };

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly bytes: Buffer;
}

/**
 * The font in a WOFF file (version 1, https://www.w3.org/TR/WOFF/), unpacked at once: whoever reads the file as it is unpacks
 * a table anew for every letter.
 */
export function unpacked(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) => tableAt(file, index));
  const directory = Buffer.alloc(SFNT.header + tables.length * SFNT.entry);
  directory.writeUInt32BE(file.readUInt32BE(4), 0);
  directory.writeUInt16BE(tables.length, 4);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = directory.length;
  const parts = tables.map(({ tag, checksum, bytes }, index) => {
    const at = SFNT.header + index * SFNT.entry;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(bytes.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(bytes.length / 4) * 4);
    bytes.copy(padded);
    offset += padded.length;
    return padded;
  });
  return Buffer.concat([directory, ...parts]);
}

function tableAt(file: Buffer, index: number): Table {
  const at = WOFF.header + index * WOFF.entry;
  const [from, packed, whole] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
  const bytes = file.subarray(from, from + packed);
  return {
    tag: file.subarray(at, at + 4),
    checksum: file.readUInt32BE(at + 16),
    bytes: packed < whole ? inflateSync(bytes) : bytes,
  };
}
