import { setImmediate } from 'node:timers/promises';
import { shown } from '@adjutant/kernel';
import PDFDocument from 'pdfkit';
import { shortened } from './event/shortened.js';
import { directed, findingAny, type Line } from './directions.js';
import type { Face } from './fonts.js';
import { linesOf, type Measure } from './lines.js';
import { piecesOf, type Piece } from './pieces.js';
import { printable } from './printable.js';
import { Typefaces } from './typefaces.js';

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
  /** What people wrote, where it has letters that go from right to left. */
  readonly turned?: readonly string[];
}

const LEADING = 1.32;
const UNJOINED =
  'Some letters stand one by one in this report where their script joins them: the fonts at hand have them, and do not join them.';

/** Pages with a place to write on: whatever does not fit on a page goes on the next. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.top;
  readonly #done: Promise<Buffer>;
  readonly #widths: { [style: string]: Map<string, number> } = {};
  readonly #faces: Typefaces;
  readonly #turned: RegExp | undefined;

  constructor({ title, subject, dated, turned = [] }: Paper) {
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
    this.#faces = new Typefaces(this.doc);
    this.#turned = findingAny(turned.map((text) => this.#printable(text, {})));
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

  lines(text: string, width: number, style: Style): readonly Line[] {
    const { text: whole, levels } = this.#directed(text, style);
    let at = 0;
    return linesOf(whole, width, this.#measure(style)).map((line) => {
      const from = whole.indexOf(line, at);
      at = from + line.length;
      return levels ? { text: line, levels: levels.slice(from, at) } : { text: line };
    });
  }

  /** One line of at most this width, with “…” where something is left out. */
  shortened(text: string, width: number, style: Style): string {
    return shortened(this.#printable(text, style), width, this.#measure(style));
  }

  measured(text: string, style: Style): number {
    return this.#measure(style)(text);
  }

  #directed(text: string, style: Style): Line {
    return directed(this.#printable(text, style), this.#turned);
  }

  #printable(text: string, { face = 'plain' }: Style): string {
    return printable(this.#faces, face, text);
  }

  /** The words of a record come again and again. */
  #measure({ face = 'plain', size = 9 }: Style): Measure {
    const widths = (this.#widths[`${face} ${size}`] ??= new Map());
    return (text) => {
      const known = widths.get(text);
      if (known !== undefined) return known;
      const stretches = this.#faces.stretches(text, face);
      const width = stretches.reduce((sum, one) => sum + this.#width(one.font, size, one.text), 0);
      widths.set(text, width);
      return width;
    };
  }

  #width(font: string, size: number, text: string, turned = false): number {
    this.doc.font(font).fontSize(size);
    return this.doc.widthOfString(text, this.#faces.asked(font, text, turned));
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
    text: string | Line,
    x: number,
    y: number,
    style: Style & { readonly width?: number; readonly align?: 'left' | 'right' | 'center' } = {},
  ): void {
    const { width, align = 'left', struck = false, face = 'plain', size = 9, ink = INK.text } = style;
    const line = typeof text === 'string' ? this.#directed(text, style) : text;
    const pieces = piecesOf(line, (part) => this.#faces.stretches(part, face));
    const widths = pieces.map(({ text: piece, font, turned }) => this.#width(font, size, piece, turned));
    const wide = widths.reduce((sum, one) => sum + one, 0);
    const shift = { left: 0, right: (width ?? wide) - wide, center: ((width ?? wide) - wide) / 2 }[align];
    let at = x + shift;
    const placed = pieces.map((piece, index) => {
      const place = { piece, x: at };
      at += widths[index] ?? 0;
      return place;
    });
    this.#inOrderOfReading(placed, y, { face, size, ink });
    if (struck) this.rule(x + shift, y + size * 0.62, wide, ink, 0.6);
  }

  /**
   * Whoever has the text of a file read out hears it in the order in which it is read. What is turned is marked, so that a reader
   * of the file does not take it and what follows for one text; what it says is for that reader to turn back, as all of them do.
   */
  #inOrderOfReading(
    placed: readonly { readonly piece: Piece; readonly x: number }[],
    y: number,
    { face, size, ink }: Required<Omit<Style, 'struck'>>,
  ): void {
    for (const { piece, x } of placed.toSorted((one, other) => one.piece.from - other.piece.from)) {
      const { font, text: drawn, turned } = piece;
      const rise = this.#faces.ascent(face, size) - this.#faces.ascent(font, size);
      this.doc.font(font).fontSize(size).fillColor(ink);
      if (turned) this.doc.markContent('Span');
      this.doc.text(drawn, x, y + rise, { lineBreak: false, ...this.#faces.asked(font, drawn, turned) });
      if (turned) this.doc.endMarkedContent();
    }
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
    if (this.#faces.unjoined) this.paragraph(UNJOINED, { size: 7.5, ink: INK.soft });
    const { start, count } = this.doc.bufferedPageRange();
    const style = { size: 7.5, ink: INK.soft };
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      this.line(this.shortened(head, WIDTH, style), PAGE.left, 28, style);
      this.rule(PAGE.left, 42, WIDTH);
      this.rule(PAGE.left, PAGE.height - 42, WIDTH);
      this.line(this.shortened(foot, WIDTH - 70, style), PAGE.left, PAGE.height - 36, style);
      const page = `Page ${index + 1} of ${count}`;
      this.line(page, PAGE.left, PAGE.height - 36, { ...style, width: WIDTH, align: 'right' });
    }
    this.doc.end();
    return this.#done;
  }
}
