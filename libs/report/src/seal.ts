import type { ReportCheckpoint } from '@adjutant/views';
import { qrCode } from './qr.js';
import { PAGE, WIDTH, type Sheet, type Style } from './sheet.js';

const CODE = 150;
const GAP = 12;
/** Small enough that the line of a signature stands in one line, as it has to when it is copied. */
const EXACT: Style = { face: 'fixed', size: 6.4 };

/** With the code and what stands beside it. */
export const CHECKPOINT_HEIGHT = CODE + 110;

/** The signed note as a code and in words. */
export function checkpoint(sheet: Sheet, { says, command, note, exactly: texts }: ReportCheckpoint): void {
  const top = sheet.y;
  qrCode(sheet, note, PAGE.left, top, CODE);
  for (const text of says) beside(sheet, text, { size: 9 });
  beside(sheet, command, { face: 'fixed', size: 8 });
  sheet.y = Math.max(sheet.y, top + CODE) + GAP;
  for (const { title, text } of texts) exactly(sheet, title, text);
}

function beside(sheet: Sheet, text: string, style: Style): void {
  for (const line of sheet.lines(text, WIDTH - CODE - GAP, style)) {
    sheet.line(line, PAGE.left + CODE + GAP, sheet.y, style);
    sheet.space(sheet.height(style));
  }
  sheet.space(4);
}

function exactly(sheet: Sheet, title: string, text: string): void {
  sheet.paragraph(title, { face: 'bold', size: 8 });
  for (const written of text.split('\n')) {
    const lines = sheet.lines(written, WIDTH, EXACT);
    for (const line of lines) {
      sheet.line(line, PAGE.left, sheet.y, EXACT);
      sheet.space(sheet.height(EXACT));
    }
  }
  sheet.space(6);
}
