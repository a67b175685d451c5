const NUMBERED = /^(.+?)\s*\((\d{1,3})\)$/;

/** Keywords that carry a number, as `SCOUT (2)`: the keyword without it, and the number as a figure of that name. */
export function numbered(keywords: readonly string[]): {
  readonly keywords: readonly string[];
  readonly figures: { readonly [figure: string]: number };
} {
  if (!keywords.some((keyword) => keyword.endsWith(')'))) return { keywords, figures: {} };
  const read = keywords.map((keyword) => ({ keyword, match: NUMBERED.exec(keyword) }));
  const figures = read.flatMap(({ match }) =>
    match?.[1] === undefined ? [] : [[match[1].toLowerCase().replaceAll(' ', '-'), Number(match[2])] as const],
  );
  return { keywords: read.map(({ keyword, match }) => match?.[1] ?? keyword), figures: Object.fromEntries(figures) };
}
