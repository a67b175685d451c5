import { setImmediate } from 'node:timers/promises';
import { shown } from '@adjutant/kernel';
import PDFDocument from 'pdfkit';
import { inPrintedOrder } from './directions.js';
import { FACES, fontFile, type Face } from './fonts.js';
import { linesOf, type Measure } from './lines.js';
import { printable } from './printable.js';

/** All lengths are points, 72 to the inch; the page is A4. */
export const PAGE = { width: 595.28, height: 841.89, left: 42, right: 42, top: 58, bottom: 54 } as const;
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;
const FLOOR = PAGE.height - PAGE.bottom;

export const INK = {
  text: '#1a1d21',
  soft: '#5b636d',
  line: '#c9ced4',
  band: '#eef1f4',
  A: '#1f5fa8',
  B: '#b0480f',
} as const;

export interface Style {
  readonly face?: Face;
  readonly size?: number;
  readonly ink?: string;
  readonly struck?: boolean;
}

export interface Paper {
  readonly title: string;
  readonly subject: string;
  /** Stands in the file as the time of its making: a report carries the time of what it reports, never that of a clock. */
  readonly dated: Date;
}

const LEADING = 1.32;

/** Pages with a place to write on: whatever does not fit on a page goes on the next. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.top;
  readonly #done: Promise<Buffer>;
  readonly #widths: { [style: string]: Map<string, number> } = {};

  constructor({ title, subject, dated }: Paper) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      displayTitle: true,
      lang: 'en',
      pdfVersion: '1.7',
      font: '',
      info: {
        Title: shown(title),
        Subject: shown(subject),
        Creator: 'Adjutant',
        Producer: 'PDFKit',
        CreationDate: dated,
        ModDate: dated,
      },
    } as PDFKit.PDFDocumentOptions);
    for (const face of Object.keys(FACES) as Face[]) this.doc.registerFont(face, fontFile(face));
    const chunks: Buffer[] = [];
    this.#done = new Promise((resolve, reject) => {
      this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.doc.on('end', () => resolve(Buffer.concat(chunks)));
      this.doc.on('error', reject);
    });
  }

  /** Room for so many points on this page, or a new page. */
  ensure(height: number): void {
    if (this.y + height > FLOOR) this.newPage();
  }

  get room(): number {
    return FLOOR - this.y;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  space(height: number): void {
    this.y += height;
  }

  use({ face = 'plain', size = 9, ink = INK.text }: Style): void {
    this.doc.font(face).fontSize(size).fillColor(ink);
  }

  lines(text: string, width: number, style: Style): readonly string[] {
    this.use(style);
    return linesOf(printable(this.doc, text), width, this.#measure(style));
  }

  /** The words of a record come again and again. */
  #measure({ face = 'plain', size = 9 }: Style): Measure {
    const widths = (this.#widths[`${face} ${size}`] ??= new Map());
    return (text) => {
      const known = widths.get(text);
      if (known !== undefined) return known;
      const width = this.doc.widthOfString(text);
      widths.set(text, width);
      return width;
    };
  }

  /** Lets whoever else waits for this server have a turn. */
  breathe(): Promise<void> {
    return setImmediate();
  }

  height({ size = 9 }: Style): number {
    return size * LEADING;
  }

  /** One line at a place; it is neither broken nor moved. */
  line(
    text: string,
    x: number,
    y: number,
    style: Style & { readonly width?: number; readonly align?: 'left' | 'right' | 'center' } = {},
  ): void {
    const { width, align = 'left', struck = false } = style;
    this.use(style);
    const pieces = inPrintedOrder(printable(this.doc, text));
    const widths = pieces.map((piece) => this.doc.widthOfString(piece));
    const wide = widths.reduce((sum, one) => sum + one, 0);
    const shift = { left: 0, right: (width ?? wide) - wide, center: ((width ?? wide) - wide) / 2 }[align];
    let at = x + shift;
    for (const [index, piece] of pieces.entries()) {
      this.doc.text(piece, at, y, { lineBreak: false });
      at += widths[index] ?? 0;
    }
    if (struck) this.rule(x + shift, y + (style.size ?? 9) * 0.62, wide, style.ink ?? INK.text, 0.6);
  }

  rule(x: number, y: number, length: number, ink: string = INK.line, thickness = 0.5): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(thickness)
      .strokeColor(ink)
      .undash()
      .stroke();
  }

  paragraph(text: string, style: Style & { readonly indent?: number } = {}): void {
    const indent = style.indent ?? 0;
    const step = this.height(style);
    for (const line of this.lines(text, WIDTH - indent, style)) {
      this.ensure(step);
      this.line(line, PAGE.left + indent, this.y, style);
      this.y += step;
    }
    this.y += 3;
  }

  /** A heading never stands alone at the foot of a page: `keep` is what has to fit under it. */
  heading(text: string, keep = 60): void {
    this.ensure(34 + keep);
    this.y += 14;
    this.doc.outline.addItem(shown(text));
    this.line(text, PAGE.left, this.y, { face: 'bold', size: 13 });
    this.y += 18;
    this.rule(PAGE.left, this.y, WIDTH, INK.text, 0.8);
    this.y += 8;
  }

  subheading(text: string, keep = 50): void {
    this.ensure(24 + keep);
    this.y += 8;
    this.line(text, PAGE.left, this.y, { face: 'bold', size: 10 });
    this.y += 16;
  }

  /** Writes head and foot on every page, and hands the file over. */
  async finish(head: string, foot: string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    const style = { size: 7.5, ink: INK.soft };
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      this.line(this.lines(head, WIDTH, style)[0] ?? '', PAGE.left, 28, style);
      this.rule(PAGE.left, 42, WIDTH);
      this.rule(PAGE.left, PAGE.height - 42, WIDTH);
      this.line(this.lines(foot, WIDTH - 70, style)[0] ?? '', PAGE.left, PAGE.height - 36, style);
      const page = `Page ${index + 1} of ${count}`;
      this.line(page, PAGE.left, PAGE.height - 36, { ...style, width: WIDTH, align: 'right' });
    }
    this.doc.end();
    return this.#done;
  }
}
