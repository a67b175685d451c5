import { create, type OpenFont, type Point } from 'fontkit';

/** What the outlines of a variable font are measured from, beside the points that are drawn: both ends of a letter, along and down. */
const PHANTOMS = 4;

/**
 * A variable font of one weight out of a WOFF2 file. fontkit opens such a file in its lightest weight and can take an instance
 * of fonts that are not packed only: here its own arithmetic moves the points of every letter, once, before any is drawn.
 * Advances stay those of the file, which in East Asian letters are the same in every weight.
 */
export function instanceOf(file: Uint8Array, weight: number): OpenFont {
  const font = create(file);
  font.variationCoords = [weight];
  font.getGlyph(0);
  font._transformedGlyphs.forEach(({ points }, id) => {
    if (points?.[0]) font._variationProcessor.transformPoints(id, [...points, ...phantoms(points[0])]);
  });
  return font;
}

function phantoms(point: Point): readonly Point[] {
  return Array.from({ length: PHANTOMS }, () => Object.assign(point.copy(), { x: 0, y: 0, endContour: true }));
}
