/** Bytes that grow, with the numbers and texts that the protocol of Kafka is made of; numbers have their highest byte first. */
export class Bytes {
  #all: Buffer;
  #end = 0;

  constructor(room: number) {
    this.#all = Buffer.allocUnsafe(room);
  }

  get length(): number {
    return this.#end;
  }

  /** Shares its memory with what is written next. */
  from(start: number): Buffer {
    return this.#all.subarray(start, this.#end);
  }

  int8(value: number): void {
    this.#end = this.#with(1).writeInt8(value, this.#end);
  }

  int16(value: number): void {
    this.#end = this.#with(2).writeInt16BE(value, this.#end);
  }

  int32(value: number): void {
    this.#end = this.#with(4).writeInt32BE(value, this.#end);
  }

  int64(value: bigint): void {
    this.#end = this.#with(8).writeBigInt64BE(value, this.#end);
  }

  /** Seven bits a byte, the lowest first, the sign in the very lowest. */
  varint(value: number): void {
    const all = this.#with(5);
    let rest = ((value << 1) ^ (value >> 31)) >>> 0;
    for (; rest > 0x7f; rest >>>= 7) all[this.#end++] = (rest & 0x7f) | 0x80;
    all[this.#end++] = rest;
  }

  /** With so many bytes in UTF-8, as `Buffer.byteLength` counts them. */
  text(text: string, bytes: number): void {
    this.#end += this.#with(bytes).write(text, this.#end, bytes, 'utf8');
  }

  /** A number of four bytes that is known later: gives its place. */
  gap(): number {
    this.int32(0);
    return this.#end - 4;
  }

  fill(gap: number, value: number): void {
    this.#all.writeUInt32BE(value, gap);
  }

  /** How many bytes have been written after a gap goes into it. */
  fillWithLength(gap: number): void {
    this.fill(gap, this.#end - gap - 4);
  }

  #with(room: number): Buffer {
    if (this.#end + room <= this.#all.length) return this.#all;
    const larger = Buffer.allocUnsafe(Math.max(this.#all.length * 2, this.#end + room));
    this.#all.copy(larger, 0, 0, this.#end);
    return (this.#all = larger);
  }
}

/** How many bytes a number takes that is written as `varint`. */
export function varintLength(value: number): number {
  let length = 1;
  for (let rest = ((value << 1) ^ (value >> 31)) >>> 0; rest > 0x7f; rest >>>= 7) length++;
  return length;
}
