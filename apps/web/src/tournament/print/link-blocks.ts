import type { EventLinksAnswer } from '@adjutant/access';

export interface LinkBlock {
  readonly player: string;
  readonly name: string;
  readonly link: string;
}

/** One block for each player, by name: that is how they are handed out. */
export function linkBlocks({ links }: EventLinksAnswer, named: (player: string) => string): readonly LinkBlock[] {
  return links
    .map(({ player, link }) => ({ player, name: named(player), link }))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.player.localeCompare(other.player));
}

/** Whether a link names the machine that it is opened on, as a server does that nobody has told otherwise. */
export function opensHereAlone(link: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(link).hostname);
}

interface Modules {
  readonly size: number;
  readonly get: (row: number, column: number) => number | boolean;
}

/** The dark modules of a QR code as one path of an SVG, each 1 wide and high: sharp on paper at any size. */
export function darkPath({ size, get }: Modules): string {
  const all = Array.from({ length: size }, (_, at) => at);
  return all.flatMap((y) => all.filter((x) => get(y, x)).map((x) => `M${x} ${y}h1v1h-1z`)).join('');
}
