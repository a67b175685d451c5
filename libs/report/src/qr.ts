import QRCode from 'qrcode';
import type { Sheet } from './sheet.js';

/** Light modules that have to stand around a code, by ISO/IEC 18004. */
const QUIET = 4;

/** A text as a QR code, drawn as vectors: `side` points wide and high, its quiet zone included. */
export function qrCode({ doc }: Sheet, text: string, x: number, y: number, side: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const module = side / (modules.size + 2 * QUIET);
  doc.rect(x, y, side, side).fill('#ffffff');
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (!modules.get(row, column)) continue;
      doc.rect(x + (column + QUIET) * module, y + (row + QUIET) * module, module, module);
    }
  }
  doc.fill('#000000');
}
