import type { Page } from 'playwright-core';

export interface Photograph {
  readonly path: string;
  readonly width: number;
  readonly scheme: string;
  readonly file: string;
  readonly image: Buffer;
}

/** How many stand beside each other, and how wide each is: what is written can still be read. */
const BESIDE: { readonly [width: number]: readonly [columns: number, wide: number] } = {
  390: [5, 300],
  820: [3, 500],
  1440: [2, 760],
};
const ROWS = 2;

/** All photographs of one width on as few sheets as can be looked at. */
export async function sheetOf(page: Page, taken: readonly Photograph[]): Promise<readonly Buffer[]> {
  const [columns, wide] = BESIDE[taken[0]?.width ?? 390] ?? [3, 500];
  await page.setViewportSize({ width: columns * (wide + 8) + 8, height: 400 });
  const sheets: Buffer[] = [];
  for (let first = 0; first < taken.length; first += columns * ROWS) {
    await page.setContent(shown(taken.slice(first, first + columns * ROWS), columns, wide));
    sheets.push(await page.screenshot({ fullPage: true }));
  }
  return sheets;
}

function shown(taken: readonly Photograph[], columns: number, wide: number): string {
  const figures = taken.map(
    ({ path, image }) =>
      `<figure style="margin:0"><figcaption style="font:12px sans-serif">${path.replaceAll('&', '&amp;')}</figcaption>` +
      `<img style="width:${wide}px" src="data:image/png;base64,${image.toString('base64')}"></figure>`,
  );
  const grid = `display:grid;grid-template-columns:repeat(${columns},${wide}px);gap:8px;align-items:start;background:#888;margin:8px`;
  return `<body style="${grid}">${figures.join('')}</body>`;
}
