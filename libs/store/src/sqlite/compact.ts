import type { CheckedContext } from '../checks.js';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const SHA256 = /^[0-9a-f]{64}$/;

export type Packed = Buffer | string;

/** UUIDs and SHA-256 hashes in their usual spelling take 16 and 32 bytes; any other text stays as it is. */
export function pack(text: string): Packed {
  if (text.length === 36 && UUID.test(text)) {
    const hex = text.slice(0, 8) + text.slice(9, 13) + text.slice(14, 18) + text.slice(19, 23) + text.slice(24);
    return Buffer.from(hex, 'hex');
  }
  return text.length === 64 && SHA256.test(text) ? Buffer.from(text, 'hex') : text;
}

/** The bytes of a hash that this store worked out itself. */
export function packHash(hash: string): Buffer {
  return Buffer.from(hash, 'hex');
}

export function unpack(packed: unknown): string {
  if (typeof packed === 'string') return packed;
  if (!Buffer.isBuffer(packed))
    throw new TypeError(`an id or hash is ${packed === null ? 'missing' : `a ${typeof packed}`}`);
  return hexOf(packed.toString('hex'));
}

/** A hash is told from an id by its length. */
export function hexOf(hex: string): string {
  if (hex.length === 64) return hex;
  if (hex.length !== 32) throw new TypeError(`an id or hash has ${hex.length / 2} bytes`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/**
 * The same column as a text for reading: making a text of a few bytes costs a tenth of making a buffer of them, and there
 * are four in every event. `x` leads bytes, `t` a text; anything else has no business there.
 */
export function spelled(column: string): string {
  return `CASE typeof(${column}) WHEN 'blob' THEN 'x' || hex(${column}) WHEN 'text' THEN 't' || ${column}
    WHEN 'null' THEN NULL ELSE '?' || typeof(${column}) END`;
}

/** What a spelled column says. */
export function read(text: unknown): string {
  if (typeof text !== 'string') throw new TypeError('an id or hash is missing');
  if (text.startsWith('t')) return text.slice(1);
  if (text.startsWith('?')) throw new TypeError(`an id or hash is a ${text.slice(1)}`);
  return hexOf(text.slice(1).toLowerCase());
}

/** The hash in a column of bytes that was read with `hex`. */
export function readHash(hex: unknown): string {
  return hexOf(String(hex).toLowerCase());
}

/** What the events of one command have in common, as it is stored; null: the same as the command id. */
export interface PackedIds {
  readonly commandId: Packed;
  readonly correlationId: Packed | null;
  readonly causationId: Packed | null;
  readonly payloadHash: Packed;
}

export function packIds({ commandId, correlationId, causationId, payloadHash }: CheckedContext): PackedIds {
  return {
    commandId: pack(commandId),
    correlationId: correlationId === commandId ? null : pack(correlationId),
    causationId: causationId === commandId ? null : pack(causationId),
    payloadHash: pack(payloadHash),
  };
}
