import type { Duals } from './duals.js';

export const UNSEEN = -1;
export const OUTER = 0;
export const INNER = 1;

/**
 * Alternating trees and the blossoms in them. Vertices are 1 to `size`, blossoms come after them, 0 is nobody. An edge between two
 * blossoms is known by the two vertices at its ends.
 */
export class Forest {
  readonly mate: Int32Array;
  /** The outermost blossom that something lies in; 0 for a blossom that does not exist. */
  readonly top: Int32Array;
  readonly label: Int8Array;
  /** The outer vertex from which something is reached with the least slack. */
  readonly nearest: Int32Array;
  /** The last blossom that was ever made. */
  last: number;
  private readonly parent: Int32Array;
  private readonly seen: Int32Array;
  private readonly petals: number[][];
  private readonly ends: Int32Array;
  /** In which petal of a blossom a vertex lies. */
  private readonly within: Int32Array;
  private readonly width: number;
  private queue: number[] = [];
  private read = 0;
  private stamp = 0;

  constructor(
    private readonly size: number,
    private readonly duals: Duals,
  ) {
    this.width = size + (size >> 1) + 2;
    const [some, width] = [(): Int32Array => new Int32Array(this.width), this.width];
    [this.mate, this.top, this.nearest, this.parent, this.seen] = [some(), some(), some(), some(), some()];
    this.label = new Int8Array(width);
    this.petals = Array.from({ length: width }, () => []);
    this.ends = new Int32Array(width * width);
    this.within = new Int32Array(width * (size + 1));
    this.last = size;
    for (let one = 1; one <= size; one += 1) {
      this.top[one] = one;
      this.within[one * (size + 1) + one] = one;
      for (let other = 1; other <= size; other += 1) this.ends[one * width + other] = one;
    }
  }

  /** The end of the edge between two (vertices or blossoms) that lies in the first. */
  from(one: number, other: number): number {
    return this.ends[one * this.width + other]!;
  }

  to(one: number, other: number): number {
    return this.ends[other * this.width + one]!;
  }

  /** Everybody without a mate is a root. False where there is none. */
  plant(): boolean {
    this.label.fill(UNSEEN);
    this.nearest.fill(0);
    this.clearQueue();
    for (let one = 1; one <= this.last; one += 1)
      if (this.top[one] === one && this.mate[one] === 0) {
        this.parent[one] = 0;
        this.label[one] = OUTER;
        this.enqueue(one);
      }
    return this.queue.length > 0;
  }

  clearQueue(): void {
    this.queue = [];
    this.read = 0;
  }

  next(): number {
    return this.queue[this.read++] ?? 0;
  }

  private enqueue(one: number): void {
    if (one <= this.size) this.queue.push(one);
    else for (const petal of this.petals[one]!) this.enqueue(petal);
  }

  offer(from: number, to: number): void {
    const known = this.nearest[to]!;
    if (known === 0 || this.isNearer(from, known, to)) this.nearest[to] = from;
  }

  private isNearer(one: number, other: number, to: number): boolean {
    return this.duals.isTighter(this.from(one, to), this.to(one, to), this.from(other, to), this.to(other, to));
  }

  private findNearest(to: number): void {
    this.nearest[to] = 0;
    for (let one = 1; one <= this.size; one += 1)
      if (this.top[one] !== to && this.label[this.top[one]!] === OUTER) this.offer(one, to);
  }

  private setTop(one: number, top: number): void {
    this.top[one] = top;
    if (one > this.size) for (const petal of this.petals[one]!) this.setTop(petal, top);
  }

  /** A tight edge from an outer vertex. True where it joined two trees, and so matched two more. */
  meets(from: number, to: number): boolean {
    const [one, other] = [this.top[from]!, this.top[to]!];
    if (this.label[other] === UNSEEN) this.take(other, from);
    else if (this.label[other] === OUTER) {
      const meeting = this.meeting(one, other);
      if (meeting === 0) {
        this.augment(one, other);
        this.augment(other, one);
        return true;
      }
      this.close(one, meeting, other);
    }
    return false;
  }

  private take(inner: number, from: number): void {
    this.parent[inner] = from;
    this.label[inner] = INNER;
    const outer = this.top[this.mate[inner]!]!;
    this.nearest[inner] = 0;
    this.nearest[outer] = 0;
    this.label[outer] = OUTER;
    this.enqueue(outer);
  }

  /** Where the ways to the roots of two outer ones come together; 0 where they do not. */
  private meeting(one: number, other: number): number {
    this.stamp += 1;
    for (let [a, b] = [one, other]; a !== 0 || b !== 0; [a, b] = [b, a]) {
      if (a === 0) continue;
      if (this.seen[a] === this.stamp) return a;
      this.seen[a] = this.stamp;
      a = this.top[this.mate[a]!]!;
      if (a !== 0) a = this.top[this.parent[a]!]!;
    }
    return 0;
  }

  private augment(one: number, other: number): void {
    for (let [u, v] = [one, other]; ;) {
      const left = this.top[this.mate[u]!]!;
      this.marry(u, v);
      if (left === 0) return;
      const up = this.top[this.parent[left]!]!;
      this.marry(left, up);
      [u, v] = [up, left];
    }
  }

  /** Matches the first with the second, and turns everything inside of it accordingly. */
  private marry(one: number, other: number): void {
    this.mate[one] = this.to(one, other);
    if (one <= this.size) return;
    const petal = this.petalOf(one, this.from(one, other));
    const place = this.turnTo(one, petal);
    const petals = this.petals[one]!;
    for (let at = 0; at < place; at += 1) this.marry(petals[at]!, petals[at ^ 1]!);
    this.marry(petal, other);
    this.petals[one] = [...petals.slice(place), ...petals.slice(0, place)];
  }

  private petalOf(blossom: number, vertex: number): number {
    return this.within[blossom * (this.size + 1) + vertex]!;
  }

  /** The place of a petal, an even number of steps from the base; the blossom is turned over where it has to be. */
  private turnTo(blossom: number, petal: number): number {
    const petals = this.petals[blossom]!;
    const place = petals.indexOf(petal);
    if (place % 2 === 0) return place;
    const [base = 0, ...rest] = petals;
    petals.splice(0, petals.length, base, ...rest.reverse());
    return petals.length - place;
  }

  /** Makes a blossom of an odd circle. */
  private close(one: number, base: number, other: number): void {
    let made = this.size + 1;
    while (made <= this.last && this.top[made] !== 0) made += 1;
    this.last = Math.max(this.last, made);
    this.duals.prices.fill(0, made * this.duals.limbs, (made + 1) * this.duals.limbs);
    this.label[made] = OUTER;
    this.mate[made] = this.mate[base]!;
    const [left, right] = [this.wayUp(one, base), this.wayUp(other, base)];
    this.petals[made] = [base, ...left.reverse(), ...right];
    this.setTop(made, made);
    this.gather(made);
    this.findNearest(made);
  }

  /** From an outer one up to the base, without it; what was inner becomes outer. */
  private wayUp(from: number, base: number): number[] {
    const way: number[] = [];
    for (let at = from; at !== base;) {
      const inner = this.top[this.mate[at]!]!;
      way.push(at, inner);
      this.enqueue(inner);
      at = this.top[this.parent[inner]!]!;
    }
    return way;
  }

  /** The edges of a blossom are the tightest of its petals'. */
  private gather(made: number): void {
    const { ends, width, within, size } = this;
    within.fill(0, made * (size + 1), (made + 1) * (size + 1));
    for (const [place, petal] of this.petals[made]!.entries()) {
      for (let other = 1; other <= this.last; other += 1) {
        if (place > 0 && !this.isTighterFrom(petal, made, other)) continue;
        ends[made * width + other] = ends[petal * width + other]!;
        ends[other * width + made] = ends[other * width + petal]!;
      }
      for (let vertex = 1; vertex <= size; vertex += 1)
        if (within[petal * (size + 1) + vertex] !== 0) within[made * (size + 1) + vertex] = petal;
    }
  }

  private isTighterFrom(petal: number, made: number, other: number): boolean {
    if (this.top[other] === 0 || this.from(petal, other) === 0 || this.top[other] === made) return false;
    return this.duals.isTighter(
      this.from(petal, other),
      this.to(petal, other),
      this.from(made, other),
      this.to(made, other),
    );
  }

  /** Opens the inner blossoms whose price has fallen to nothing. */
  openEmptied(): void {
    for (let one = this.size + 1; one <= this.last; one += 1)
      if (this.top[one] === one && this.label[one] === INNER && this.duals.isNothing(one)) this.open(one);
  }

  private open(blossom: number): void {
    const petals = this.petals[blossom]!;
    for (const petal of petals) this.setTop(petal, petal);
    const entry = this.petalOf(blossom, this.from(blossom, this.parent[blossom]!));
    const place = this.turnTo(blossom, entry);
    for (let at = 0; at < place; at += 2) {
      const [inner, outer] = [petals[at]!, petals[at + 1]!];
      this.parent[inner] = this.from(outer, inner);
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.nearest[inner] = 0;
      this.findNearest(outer);
      this.enqueue(outer);
    }
    this.label[entry] = INNER;
    this.parent[entry] = this.parent[blossom]!;
    this.nearest[entry] = 0;
    for (let at = place + 1; at < petals.length; at += 1) {
      this.label[petals[at]!] = UNSEEN;
      this.findNearest(petals[at]!);
    }
    this.top[blossom] = 0;
  }
}
