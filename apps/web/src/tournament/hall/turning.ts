/** How many lines of a hall screen fit at once, and what each of its screens shows. */
export function screensOf<One>(all: readonly One[], size: number): readonly (readonly One[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
}
