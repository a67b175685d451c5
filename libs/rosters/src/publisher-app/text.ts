import { army } from '../reading/army.js';
import type { Line } from '../reading/line.js';
import { SURE, type TextReader } from '../reading/reader.js';
import { isSignature } from '../languages.js';
import { searchable } from '@adjutant/kernel';
import { detachmentsIn, isHeading, readHeader, sizeIn } from './headers.js';
import { readBody, unitLine } from './units.js';

/** Lines that other programs write, and this one never does. */
const FOREIGN = /^(?:\+{3,}|# ?\+\+|## |\+\+ |Drops: ?\d|Grand Alliance )/i;

/** The text of the publisher's app for its biggest game, and of the sites that write the same shape. */
export const PUBLISHER_APP: TextReader = {
  of: 'text',
  id: 'publisher-app',
  name: 'Text of the Warhammer 40,000 app',
  version: 1,

  claims(lines) {
    if (lines.some(({ whole }) => FOREIGN.test(whole))) return SURE.no;
    const heading = lines.findIndex(isHeading);
    if (heading < 0 || !lines.slice(heading).some(unitLine)) return SURE.no;
    if (lines.some(isSigned)) return SURE.signed;
    const header = lines.slice(0, heading);
    const told = header.some(({ whole }) => sizeIn(whole) || detachmentsIn(whole) !== undefined);
    return told ? SURE.shaped : SURE.likely;
  },

  begins(lines) {
    const heading = lines.findIndex(isHeading);
    const further = lines.slice(Math.max(0, heading)).filter(({ whole }) => sizeIn(whole));
    return further.length > 0 ? [...lines.slice(0, 1), ...further] : lines.filter(isSigned);
  },

  read(page, known) {
    const found = army();
    const heading = page.lines.findIndex(isHeading);
    const cut = heading < 0 ? page.lines.length : heading;
    readHeader(page, page.lines.slice(0, cut), found, known);
    readBody(page, page.lines.slice(cut), found);
    return found;
  },
};

function isSigned({ whole }: Line): boolean {
  return isSignature(whole) && /app/.test(searchable(whole));
}
