import { clustersOf } from './clusters.js';
import { languagesOf, type Language } from './east-asia/language.js';
import type { Patchwork } from './east-asia/patchwork.js';
import { FACES, fontFile, type Face } from './fonts.js';
import { LAST_FONT, spareFonts, standsAlone } from './spare-fonts.js';

/** As much of a font of pdfkit as is asked here. */
interface Embedded {
  readonly ascender: number;
  readonly font: {
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): unknown;
  };
}

/** Asked for any features, even none, pdfkit hands a text over as one, and not word by word from left to right. */
const AS_ONE = [] as PDFKit.Mixins.OpenTypeFeatures[];
/** pdfkit hands these on to fontkit, which takes an object as well. */
const MARKS_UNPLACED = { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as typeof AS_ONE;
const PLAIN = /^[ -~]*$/;

/** Letters that are drawn by one font. */
export interface Stretch {
  readonly text: string;
  readonly font: string;
}

/** The fonts of a document, and which of them draws a letter. */
export class Typefaces {
  readonly #doc: PDFKit.PDFDocument;
  readonly #opened = new Map<string, Embedded>();
  readonly #placed = new Map<string, boolean>();
  readonly #chosen = new Map<string, string | null>();
  /** Letters that stand one by one where they should be joined. */
  unjoined = false;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    for (const face of Object.keys(FACES) as Face[]) this.#open(face, () => fontFile(face));
  }

  /** Whether any font has this letter with its marks. */
  has(cluster: string, face: Face): boolean {
    return this.#fontFor(cluster, face, 'sc') !== undefined;
  }

  #fontFor(cluster: string, face: Face, language: Language): string | undefined {
    const key = `${face} ${language} ${cluster}`;
    const known = this.#chosen.get(key);
    if (known !== undefined) return known ?? undefined;
    const found = this.#choose(cluster, face, language);
    this.#chosen.set(key, found ?? null);
    if (found === LAST_FONT && !standsAlone(cluster)) this.unjoined = true;
    return found;
  }

  /** A text in stretches of one font each, in the order in which they are read. */
  stretches(text: string, face: Face): readonly Stretch[] {
    const stretches: { text: string; font: string }[] = [];
    const languageAt = languagesOf(text);
    let at = 0;
    for (const cluster of clustersOf(text)) {
      const font = this.#fontFor(cluster, face, languageAt(at)) ?? face;
      at += cluster.length;
      const last = stretches.at(-1);
      if (last?.font === font) last.text += cluster;
      else stretches.push({ text: cluster, font });
    }
    return stretches;
  }

  /**
   * How a font is asked to draw a text. fontkit throws where a font gives a mark no place on the letter before it: then marks
   * stay where the font puts them by itself.
   */
  asked(font: string, text: string, turned: boolean): { readonly features?: typeof AS_ONE } {
    if (PLAIN.test(text)) return {};
    if (!this.#canPlaceMarks(font, text)) return { features: MARKS_UNPLACED };
    return turned ? { features: AS_ONE } : {};
  }

  /** How far the letters of a font rise over the line, in points. */
  ascent(font: string, size: number): number {
    return ((this.#opened.get(font)?.ascender ?? 0) / 1000) * size;
  }

  #choose(cluster: string, face: Face, language: Language): string | undefined {
    if (this.#draws(face, cluster)) return face;
    for (const { name, file } of spareFonts(cluster, face, language)) {
      if (!this.#opened.has(name)) this.#open(name, file);
      if (this.#draws(name, cluster)) return name;
    }
    return undefined;
  }

  #draws(name: string, cluster: string): boolean {
    const font = this.#opened.get(name)?.font;
    return Array.from(cluster).every(
      (letter) =>
        /\p{Default_Ignorable_Code_Point}/u.test(letter) || font?.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
  }

  #canPlaceMarks(name: string, text: string): boolean {
    const key = `${name} ${text}`;
    const known = this.#placed.get(key);
    if (known !== undefined) return known;
    let can = true;
    try {
      this.#opened.get(name)?.font.layout(text);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      can = false;
    }
    this.#placed.set(key, can);
    return can;
  }

  #open(name: string, file: () => Buffer | Patchwork): void {
    // pdfkit takes what has the shape of a font as well; its types do not say so.
    this.#doc.registerFont(name, file() as Buffer);
    this.#doc.font(name);
    this.#opened.set(name, (this.#doc as unknown as { readonly _font: Embedded })._font);
  }
}
