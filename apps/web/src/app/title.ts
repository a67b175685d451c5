import { useEffect } from 'react';

let shown = '';
let wanted = 0;

function put(): void {
  const title = shown === '' ? 'Adjutant' : `${shown} · Adjutant`;
  document.title = wanted === 0 ? title : `(${wanted}) ${title}`;
}

export function useTitle(title: string): void {
  useEffect(() => {
    shown = title;
    put();
  }, [title]);
}

/** How many wait for whoever looks stands before every title. */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    wanted = count;
    put();
    return () => {
      wanted = 0;
      put();
    };
  }, [count]);
}
