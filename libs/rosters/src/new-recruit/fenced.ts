import { army } from '../reading/army.js';
import type { Line } from '../reading/line.js';
import { SURE, type TextReader } from '../reading/reader.js';
import { readFencedBody } from './fenced-body.js';
import { applyHeader, readFencedHeader } from './fenced-header.js';

const FENCE = /^\+{10,}$/;
const isFence = ({ whole }: Line): boolean => FENCE.test(whole);

/** The text with a header between two fences that events ask for, above bodies of several forms. */
export const NEW_RECRUIT_FENCED: TextReader = {
  of: 'text',
  id: 'new-recruit-event',
  name: 'New Recruit, text for events',
  version: 1,

  claims(lines) {
    const fields = lines.filter(({ whole }) => /^\+ [A-Z][A-Z ]{3,40}:/.test(whole));
    if (!lines.some(isFence) || fields.length === 0) return SURE.no;
    return lines.some(({ whole }) => whole.startsWith('+ FACTION KEYWORD')) ? SURE.signed : SURE.shaped;
  },

  begins(lines) {
    // Every header stands between two fences.
    return lines.filter(isFence).filter((_, index) => index % 2 === 0);
  },

  read(page, known) {
    const found = army();
    const fences = page.lines.filter(isFence);
    page.take(...fences);
    const from = fences[0]?.number ?? 0;
    const to = fences[1]?.number ?? Infinity;
    const inside = page.lines.filter(({ number }) => number > from && number < to);
    // Without the second fence, the header ends where its marks end.
    const end = inside.findIndex(({ whole }) => !/^[+&]/.test(whole));
    const cut = to === Infinity && end >= 0 ? (inside[end]?.number ?? to) : to;
    const header = readFencedHeader(
      page,
      inside.filter(({ number }) => number < cut),
      found,
    );
    const body = page.lines.filter((line) => (line.number < from || line.number >= cut) && !isFence(line));
    const tags = readFencedBody(page, body, found, known);
    applyHeader(page, header, tags);
    return found;
  },
};
