import type { Glyph } from 'fontkit';
import type { Language } from './language.js';
import { hasLetter, subsetWith, type Weight } from './subsets.js';
import { trueType, type DrawnLetter, type Outline, type OutlinePoint } from './true-type.js';

/** Of all three families, in thousandths of their size. */
const MEASURES = { unitsPerEm: 1000, ascent: 1160, descent: -288 };
const MISSING: Letter = { id: 0, codePoints: [0], advanceWidth: 1000, drawn: { advance: 1000, outline: [] } };

interface Letter {
  /** Its code point: a font made of many files has no numbers of its own. */
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
  readonly drawn: DrawnLetter;
}

/**
 * One font out of the hundred files in which a family of East Asia comes, as pdfkit asks for it (it takes whatever has the
 * shape of a font of fontkit). A file is opened when a letter of it is wanted, and what a document embeds has its letters only.
 */
export class Patchwork {
  readonly postscriptName: string;
  readonly unitsPerEm = MEASURES.unitsPerEm;
  readonly ascent = MEASURES.ascent;
  readonly descent = MEASURES.descent;
  readonly lineGap = 0;
  readonly capHeight = 733;
  readonly xHeight = 543;
  readonly italicAngle = 0;
  readonly bbox = { minX: -1000, minY: -1050, maxX: 2930, maxY: 1810 };
  readonly post = { isFixedPitch: false };
  readonly head = { macStyle: { italic: false } };
  readonly #letters = new Map<number, Letter>([[0, MISSING]]);
  readonly #language: Language;
  readonly #weight: Weight;

  constructor(language: Language, weight: Weight) {
    this.#language = language;
    this.#weight = weight;
    this.postscriptName = `NotoSans${language.toUpperCase()}-${weight === 700 ? 'Bold' : 'Regular'}`;
  }

  hasGlyphForCodePoint(codePoint: number): boolean {
    return hasLetter(codePoint, this.#language);
  }

  getGlyph(id: number): Letter {
    const known = this.#letters.get(id);
    if (known) return known;
    const font = subsetWith(id, this.#language, this.#weight);
    const letter = font ? letterOf(id, font.glyphForCodePoint(id)) : MISSING;
    this.#letters.set(id, letter);
    return letter;
  }

  /** Letters of East Asia stand in squares, one after the other: nothing is joined and nothing is moved. */
  layout(text: string) {
    const glyphs = Array.from(text, (letter) => this.getGlyph(letter.codePointAt(0) ?? 0));
    return {
      glyphs,
      positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  }

  /** The letters of one document, in the order in which it uses them. */
  createSubset() {
    const places = new Map<number, number>([[0, 0]]);
    return {
      includeGlyph: (id: number): number => {
        const place = places.get(id) ?? places.size;
        places.set(id, place);
        return place;
      },
      encode: (): Buffer =>
        trueType(
          Array.from(places.keys(), (id) => this.getGlyph(id).drawn),
          MEASURES,
        ),
    };
  }
}

function letterOf(codePoint: number, { advanceWidth, path }: Glyph): Letter {
  const drawn = { advance: advanceWidth, outline: outlineOf(path.commands) };
  return { id: codePoint, codePoints: [codePoint], advanceWidth, drawn };
}

function outlineOf(commands: Glyph['path']['commands']): Outline {
  const contours: OutlinePoint[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const [x = 0, y = 0] = [args[at], args[at + 1]];
      contours.at(-1)?.push({ x: Math.round(x), y: Math.round(y), on: at === args.length - 2 });
    }
  }
  return contours;
}
