import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

type Paged = Pick<
  UseInfiniteQueryResult<InfiniteData<unknown>>,
  'data' | 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'fetchNextPage'
>;

interface Pressed {
  /** What the pages are of: whoever looks for something else has not asked for more of that. */
  readonly of: string;
  readonly pages: number;
}

/**
 * The next page of a list comes once it was asked for, also where the pages that are there are read anew at the same time:
 * what is recorded meanwhile breaks off the fetch, never the wish. `come` is called once when the page is there.
 */
export function useMorePages(paged: Paged, of: string, come?: () => void) {
  const [pressed, press] = useState<Pressed | null>(null);
  const there = paged.data?.pages.length ?? 0;
  const wanted = pressed?.of === of && paged.hasNextPage ? pressed.pages : 0;
  const waits = wanted > there && !paged.isFetchNextPageError;
  const isThere = useEffectEvent(() => {
    press(null);
    if (pressed?.of === of) come?.();
  });
  const { isFetching, fetchNextPage } = paged;
  useEffect(() => {
    if (waits && !isFetching) void fetchNextPage();
  }, [waits, isFetching, fetchNextPage]);
  const came = pressed !== null && there >= pressed.pages;
  useEffect(() => {
    if (came) isThere();
  }, [came]);
  const more = (): void => {
    press({ of, pages: there + 1 });
    if (!isFetching) void fetchNextPage();
  };
  return { more, waits };
}
