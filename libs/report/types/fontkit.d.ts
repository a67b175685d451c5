/** As much of fontkit 2.0.4 as is asked here; what begins with `_` is its own business and read in one place, `instance.ts`. */
declare module 'fontkit' {
  export interface Point {
    x: number;
    y: number;
    endContour: boolean;
    copy(): Point;
  }

  export interface Glyph {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: {
      readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
    };
  }

  export interface OpenFont {
    readonly ascent: number;
    readonly descent: number;
    readonly characterSet: readonly number[];
    variationCoords: readonly number[] | null;
    readonly _transformedGlyphs: readonly { readonly points?: readonly Point[] }[];
    readonly _variationProcessor: { transformPoints(glyph: number, points: readonly Point[]): void };
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
  }

  export function create(file: Uint8Array): OpenFont;
}
