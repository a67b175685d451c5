import { neededBy, weightOf, type Part } from './weighed.js';

/** What opening a page may cost on a slow line, compressed, in kB of 1,000 bytes. */
export interface Budget {
  readonly page: string;
  /** The sources that the page is opened with, from the folder of the page's own sources; a worker by its name. */
  readonly modules: readonly string[];
  readonly scripts: number;
  readonly styles: number;
}

const ALL = ['main.ts', 'start.tsx'];

export const BUDGETS: readonly Budget[] = [
  { page: 'the matches', modules: [...ALL, 'matches/matches-page.tsx'], scripts: 130, styles: 20 },
  // That it is heard whether the server answers costs every page 0.9 kB, and that there are pages of events 0.4;
  // these had no room for it. That thousands who hear of something ask each at their own moment: 0.1. That cards are claimed is
  // a kind of entry more: 0.1, of the table as well.
  { page: 'a match', modules: [...ALL, 'match/match-page.tsx'], scripts: 134.6, styles: 20 },
  { page: 'a seat link', modules: [...ALL, 'access/seat-page.tsx', 'table/table-page.tsx'], scripts: 130, styles: 20 },
  // What a judge was told of instead waits for the ruling: 0.1 kB of it. That what is not sent yet is taken back: 0.2. That
  // nothing is fetched under somebody's hand: 0.1, of the judge's desk as well. What pages of events are made of has names in
  // what every page begins with: 0.2, of the judge's desk as well. That a card is not scored by none of its awards: 0.1.
  // What a card asks stands above its answers: room for 0.3. That what waits on a phone is said at once in words of the table,
  // whose it is and at which place: 1.2, which came late before.
  { page: 'the table', modules: [...ALL, 'table/table-page.tsx'], scripts: 125.8, styles: 25 },
  // In a worker, once the page stands. With the release of a match that is up to 159: 28 kB at most, 4.7 of it what the rules of one rest on (0160),
  // and what made-up cases showed to have been left out of the 11th edition has room for 3. Claims of cards are refused
  // and cut here as on the server, line or no line: 2.9; what a mode costs, bounds of a price and what a test ends: 0.7; what
  // discarding brings, and hands of both: 0.3; claims that are judged again, and what is typed beside cards: 0.5;
  // a draw by the server of what is left, for whoever has no deck: 0.5. What is picked in secret, what cards ask when they are
  // drawn, actions, who controls what, and what several detachments cost and open are decided here as on the server: 4.1. What
  // cards named is held against claims: 0.2. Attached units of three parts, and how many lead one: 0.1, with room for 0.4.
  // What made-up cases showed the engine not to hold against the record: 0.2, with room for 1.4. Checks of armies by the size of
  // the battle, and of who stands where: 1.0. That a roster decides what stands on it: 0.5, with room for 0.7.
  // Facts that belong to the start of the battle, who scores first, what models cannot have done: 0.8.
  // That a refusal says what an award gives, and which one fact is like another: 0.1, with room for 0.2.
  // That what units did in a row is folded at once: 0.3, which had room for 0.2. That a step on which nothing hangs makes nothing,
  // that findings take no more lists than there are, and that what is sealed is looked for once: 0.3.
  { page: 'the engine of the table', modules: ['worker:engine.worker'], scripts: 132.9, styles: 0 },
  { page: 'the board', modules: ['board/main.tsx'], scripts: 120, styles: 10 },
  { page: "the judge's queue", modules: [...ALL, 'judge/queue-page.tsx'], scripts: 130, styles: 20 },
  // That a phone asks what stands beside a result has a name in what every page begins with: 0.2. Whose ruling it is by now: 0.6.
  {
    page: "the judge's desk",
    modules: [...ALL, 'dispute/dispute-page.tsx', 'dispute/dispute-desk.tsx'],
    scripts: 173.8,
    styles: 30,
  },
  // Its parts come when they are opened.
  { page: 'an event', modules: [...ALL, 'tournament/tournament-page.tsx'], scripts: 125, styles: 20 },
];

interface Built {
  readonly parts: ReadonlyMap<string, Part>;
  /** The file that holds a source. */
  readonly holding: (module: string) => string | undefined;
}

type Kind = 'scripts' | 'styles';

export interface Weighed {
  readonly page: string;
  readonly kind: Kind;
  readonly bytes: number;
  readonly kB: number;
  readonly heaviest: readonly string[];
}

export function weighed({ parts, holding }: Built, budgets: readonly Budget[]): readonly Weighed[] {
  return budgets.flatMap((budget) => {
    const { page, modules } = budget;
    const files = modules.map((module) => {
      const file = holding(module);
      if (file === undefined) throw new Error(`The budget of ${page} names ${module}, which is not in the build.`);
      return file;
    });
    const needed = neededBy(files, parts);
    const of = (kind: Kind) => needed.filter(({ file }) => file.endsWith('.css') === (kind === 'styles'));
    return (['scripts', 'styles'] as const).map((kind) => ({
      page,
      kind,
      bytes: weightOf(of(kind)),
      kB: budget[kind],
      heaviest: heaviest(of(kind)),
    }));
  });
}

function heaviest(parts: readonly Part[]): readonly string[] {
  const byWeight = parts.map((part) => [weightOf([part]), part.file] as const).sort(([one], [other]) => other - one);
  return byWeight.slice(0, 5).map(([bytes, file]) => `${file} ${inKB(bytes)}`);
}

/** What to say where a page has become too heavy. */
export function complaints(pages: readonly Weighed[]): readonly string[] {
  return pages
    .filter(({ bytes, kB }) => bytes > kB * 1_000)
    .map(
      ({ page, kind, bytes, kB, heaviest }) =>
        `The ${kind} for opening ${page} come to ${inKB(bytes)}, and ${kB} kB are allowed: fetch late (parts/late.tsx) ` +
        `what is not shown at first. The heaviest: ${heaviest.join(', ')}.`,
    );
}

export const inKB = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
