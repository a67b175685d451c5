/** Figures by name and labels, as a scraper reads them. */
export type Scraped = ReadonlyMap<string, number>;

export function scraped(text: string): Scraped {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
