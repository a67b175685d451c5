export interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 6;
const EDGE = 8;

/** Where something stands that belongs to `anchor`: below it where there is room, else above, and never beyond an edge. */
export function placed(anchor: Box, own: Size, view: Size, align: 'start' | 'middle'): { left: number; top: number } {
  const wanted = align === 'start' ? anchor.left : anchor.left + anchor.width / 2 - own.width / 2;
  const left = Math.max(EDGE, Math.min(wanted, view.width - own.width - EDGE));
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - own.height;
  const fits = below + own.height <= view.height - EDGE;
  return { left, top: fits || above < EDGE ? Math.max(EDGE, Math.min(below, view.height - own.height - EDGE)) : above };
}
