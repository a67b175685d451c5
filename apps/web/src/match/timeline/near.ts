import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';

/** A list up to this length is drawn whole: a browser finds in it what somebody looks for. */
export const MOST_WHOLE = 150;
/** So many lines are drawn or left out together. */
const TOGETHER = 10;
/** How far beyond what is shown lines are drawn already. */
const AROUND_PX = 500;
const LINE_PX = 27;

/** The lines of a phase, cut where they are too many to be drawn at once. */
export function inBlocks<Line>(lines: readonly Line[], whole: boolean): readonly (readonly Line[])[] {
  if (whole) return [lines];
  const count = Math.ceil(lines.length / TOGETHER);
  return Array.from({ length: count }, (_, index) => lines.slice(index * TOGETHER, (index + 1) * TOGETHER));
}

type Tell = (near: boolean, height: number) => void;

/** So long what comes near is gathered before it is drawn: who drags over a record is past most of it by then. */
const GATHERED_MS = 80;

/** Says of each block of a list whether it is near what is shown of it. */
export class Nearness {
  #watching: IntersectionObserver | null = null;
  readonly #told = new WeakMap<Element, Tell>();
  readonly #seen = new Map<Element, IntersectionObserverEntry>();

  watch(block: Element, tell: Tell): () => void {
    const watching = (this.#watching ??= this.#watcher(block));
    this.#told.set(block, tell);
    watching.observe(block);
    return () => {
      this.#told.delete(block);
      watching.unobserve(block);
    };
  }

  #watcher(block: Element): IntersectionObserver {
    const heard = (entries: readonly IntersectionObserverEntry[]): void => {
      if (this.#seen.size === 0) setTimeout(() => this.#tell(), GATHERED_MS);
      for (const entry of entries) this.#seen.set(entry.target, entry);
    };
    return new IntersectionObserver(heard, { root: block.closest('[data-scrolls]'), rootMargin: `${AROUND_PX}px 0px` });
  }

  /** A drawing that somebody who scrolls or steps on may interrupt. */
  #tell(): void {
    const seen = [...this.#seen.values()];
    this.#seen.clear();
    startTransition(() => {
      for (const { target, isIntersecting, boundingClientRect } of seen)
        this.#told.get(target)?.(isIntersecting, boundingClientRect.height);
    });
  }
}

interface Drawn {
  readonly block: RefObject<HTMLElement | null>;
  readonly drawn: boolean;
  /** What a block that is not drawn takes up: as much as when it was, or about as much as it will. */
  readonly height: number;
}

/** Whether a block is drawn: it is near, or it `holds` what somebody is at. */
export function useDrawn(near: Nearness | null, holds: boolean, lines: number): Drawn {
  const block = useRef<HTMLElement>(null);
  const [isNear, come] = useState(false);
  const [measured, measure] = useState<number | null>(null);
  const drawn = near === null || holds || isNear;
  const wasDrawn = useRef(drawn);
  useEffect(() => {
    wasDrawn.current = drawn;
  }, [drawn]);
  useEffect(() => {
    if (near === null || block.current === null) return undefined;
    return near.watch(block.current, (comes, height) => {
      if (wasDrawn.current) measure(height);
      come(comes);
    });
  }, [near]);
  return { block, drawn, height: measured ?? lines * LINE_PX };
}
