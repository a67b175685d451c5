/** What a search came to, and which places it looked at. */
export interface Found {
  /** The first place for which it holds; null where it holds for none. */
  readonly place: number | null;
  readonly looked: readonly { readonly place: number; readonly holds: boolean }[];
}

/**
 * The first of `count` places for which something holds that, once it holds, holds for ever after. Looks at no more than
 * about log2 of them. Whoever asks something else gets a wrong place: see `Watch` for how every question is made to fit.
 */
export function bisect(count: number, holds: (place: number) => boolean): Found {
  const looked: { place: number; holds: boolean }[] = [];
  const look = (place: number): boolean => {
    const answer = holds(place);
    looked.push({ place, holds: answer });
    return answer;
  };
  let [low, high] = [0, count];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (look(middle)) high = middle;
    else low = middle + 1;
  }
  return { place: low < count ? low : null, looked };
}
