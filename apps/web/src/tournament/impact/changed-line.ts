import type { ImpactView } from '@adjutant/tournament';

type Line = ImpactView['lines'][number];

/** A place before and after, in words. */
export function placeText({ before, after }: Line): string {
  const [was, is] = [before, after].map((line) => (line?.place == null ? 'no place' : `place ${line.place}`));
  return was === is ? `${is}, as before` : `${was}, then ${is}`;
}

/** Every number of a line that is another one, with both. */
export function changedIn(columns: readonly string[], { before, after }: Line): string {
  return columns
    .flatMap((name, at) => {
      const [was, is] = [before?.values[at] ?? '–', after?.values[at] ?? '–'];
      return was === is ? [] : [`${name} ${was} → ${is}`];
    })
    .join(' · ');
}
