const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SHA256 = /^[0-9a-f]{64}$/;

export type Packed = Buffer | string;

/** UUIDs and SHA-256 hashes in their usual spelling take 16 and 32 bytes; any other text stays as it is. */
export function pack(text: string): Packed {
  if (UUID.test(text)) return Buffer.from(text.replaceAll('-', ''), 'hex');
  if (SHA256.test(text)) return Buffer.from(text, 'hex');
  return text;
}

export function unpack(packed: unknown): string {
  if (typeof packed === 'string') return packed;
  if (!ArrayBuffer.isView(packed))
    throw new TypeError(`an id or hash is ${packed === null ? 'missing' : `a ${typeof packed}`}`);
  const hex = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength).toString('hex');
  if (hex.length === 64) return hex;
  if (hex.length !== 32) throw new TypeError(`an id or hash has ${hex.length / 2} bytes`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
