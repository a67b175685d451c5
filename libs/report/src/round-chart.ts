import type { RoundPoint } from '@adjutant/views';
import { SIDES, type Side } from '@adjutant/rules';
import { INK, PAGE, WIDTH, type Sheet } from './sheet.js';

const HEIGHT = 130;
/** With the legend above and the numbers of the rounds below. */
export const CHART_HEIGHT = HEIGHT + 40;
const GAP = 24;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1_000];

/** Two diagrams side by side: CP and VP at the end of each battle round. The lines differ in stroke and mark, not by colour alone. */
export function roundChart(sheet: Sheet, points: readonly RoundPoint[]): void {
  const width = (WIDTH - GAP) / 2;
  sheet.ensure(CHART_HEIGHT);
  legend(sheet);
  diagram(sheet, points, { what: 'cp', title: 'Command points', x: PAGE.left, width });
  diagram(sheet, points, { what: 'vp', title: 'Victory points', x: PAGE.left + width + GAP, width });
  sheet.space(HEIGHT + 22);
}

interface Frame {
  readonly what: 'cp' | 'vp';
  readonly title: string;
  readonly x: number;
  readonly width: number;
}

function legend(sheet: Sheet): void {
  let x: number = PAGE.left;
  for (const side of SIDES) {
    stroke(sheet, side, [
      [x, sheet.y + 5],
      [x + 24, sheet.y + 5],
    ]);
    sheet.line(`Player ${side}`, x + 30, sheet.y, { size: 8 });
    x += 90;
  }
  sheet.space(16);
}

function diagram(sheet: Sheet, points: readonly RoundPoint[], { what, title, x, width }: Frame): void {
  const top = sheet.y + 14;
  const [left, bottom] = [x + 24, top + HEIGHT - 26];
  sheet.line(title, x, sheet.y, { face: 'bold', size: 8.5 });
  const highest = Math.max(1, ...points.flatMap((point) => SIDES.map((side) => point[what][side])));
  const step = STEPS.find((one) => highest / one <= 5) ?? highest;
  const ceiling = Math.ceil(highest / step) * step;
  const atY = (value: number): number => bottom - (value / ceiling) * (bottom - top - 6);
  const atX = (index: number): number =>
    left + 10 + (points.length < 2 ? 0.5 : index / (points.length - 1)) * (x + width - left - 24);
  for (let value = 0; value <= ceiling; value += step) {
    sheet.rule(left, atY(value), x + width - left, value === 0 ? INK.text : INK.line, 0.5);
    sheet.line(String(value), x, atY(value) - 4.5, { size: 7, ink: INK.soft, width: 20, align: 'right' });
  }
  points.forEach(({ round }, index) => {
    sheet.line(String(round), atX(index) - 10, bottom + 4, { size: 7, ink: INK.soft, width: 20, align: 'center' });
  });
  sheet.line('battle round', left, bottom + 14, { size: 7, ink: INK.soft, width: x + width - left, align: 'center' });
  for (const side of SIDES) {
    stroke(
      sheet,
      side,
      points.map((point, index) => [atX(index), atY(point[what][side])] as const),
    );
  }
}

type Spot = readonly [x: number, y: number];

function stroke({ doc }: Sheet, side: Side, spots: readonly Spot[]): void {
  const [first, ...others] = spots;
  if (!first) return;
  doc.lineWidth(1.3).strokeColor(INK[side]);
  if (side === 'B') doc.dash(4, { space: 2.5 });
  doc.moveTo(...first);
  for (const spot of others) doc.lineTo(...spot);
  doc.stroke().undash();
  for (const [x, y] of spots) {
    if (side === 'A') doc.circle(x, y, 2.4).fill(INK.A);
    else doc.rect(x - 2.2, y - 2.2, 4.4, 4.4).fill(INK.B);
  }
}
