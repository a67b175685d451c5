import { momentText, type Audit } from '@adjutant/views';
import { qrCode } from './qr.js';
import { PAGE, WIDTH, type Sheet, type Style } from './sheet.js';

const CODE = 150;
const GAP = 12;
/** Small enough that the line of a signature stands in one line, as it has to when it is copied. */
const EXACT: Style = { face: 'fixed', size: 6.4 };

/** The last part of a report: what shows that all before it is what was recorded. */
export function seal(sheet: Sheet, { seal: sealed, match }: Audit): void {
  sheet.heading('Checkpoint', CODE + 110);
  if ('says' in sealed) {
    sheet.paragraph(`Nothing is signed for this record: ${sealed.says}`);
    return;
  }
  const { size, origin, signedAt, note, key } = sealed;
  const top = sheet.y;
  qrCode(sheet, note, PAGE.left, top, CODE);
  beside(
    sheet,
    `The log ${origin} signed the root of its first ${size} events at ${momentText(signedAt)} UTC. Every entry and every dispute of this report is among them.`,
    { size: 9 },
  );
  beside(
    sheet,
    `Whoever keeps this page can show later that none of them was changed, moved or left out: get the bundle of match ${match}, put what the code says into a file, and run`,
    { size: 9 },
  );
  beside(sheet, 'adjutant verify BUNDLE --checkpoint FILE', { face: 'fixed', size: 8 });
  sheet.y = Math.max(sheet.y, top + CODE) + GAP;
  exactly(sheet, 'What the code says: a signed note (C2SP)', note.trimEnd());
  exactly(sheet, 'Key that it is verified with', key);
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
