import { momentText, type Audit, type AuditCheckpoint } from '@adjutant/views';
import { qrCode } from './qr.js';
import { PAGE, WIDTH, type Sheet } from './sheet.js';

const CODE = 170;
const NOTE = { face: 'fixed', size: 7 } as const;

/** The last part of a report: what shows that all before it is what was recorded. */
export function seal(sheet: Sheet, { seal: sealed, match }: Audit): void {
  sheet.heading('Checkpoint', CODE + 40);
  if ('says' in sealed) {
    sheet.paragraph(`Nothing is signed for this record: ${sealed.says}`);
    return;
  }
  const { size, origin, signedAt } = sealed;
  sheet.paragraph(
    `The log ${origin} signed the root of its first ${size} events at ${momentText(signedAt)} UTC. Every entry and every dispute in this report is among them. Whoever keeps this page can later show that none of them was changed, moved or left out: get the bundle of match ${match} and run`,
  );
  sheet.paragraph('adjutant verify BUNDLE --checkpoint FILE', { face: 'fixed', size: 8, indent: 12 });
  sheet.paragraph('with the lines below, or what the code says, as FILE.');
  checkpoint(sheet, sealed);
}

function checkpoint(sheet: Sheet, { note, key }: AuditCheckpoint): void {
  sheet.ensure(CODE);
  const [top, left] = [sheet.y, PAGE.left + CODE + 12];
  qrCode(sheet, note, PAGE.left, top, CODE);
  const width = WIDTH - CODE - 12;
  const write = (text: string, style: Parameters<Sheet['line']>[3]): void => {
    for (const line of sheet.lines(text, width, style ?? {})) {
      sheet.line(line, left, sheet.y, style);
      sheet.space(sheet.height(style ?? {}));
    }
  };
  write('Signed note', { face: 'bold', size: 8 });
  for (const line of note.split('\n')) write(line, NOTE);
  write('Verifier key', { face: 'bold', size: 8 });
  write(key, NOTE);
  sheet.y = Math.max(sheet.y, top + CODE) + 6;
}
