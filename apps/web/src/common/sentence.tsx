import type { Side } from '@adjutant/rules';
import { SideBadge } from './side-badge.js';

/** A sentence of the record, with the side that it begins with as a badge. */
export function Sentence({ text }: { readonly text: string }) {
  const [, side, rest] = /^([AB]) (.+)$/s.exec(text) ?? [];
  if (side === undefined) return <>{text}</>;
  return (
    <>
      <SideBadge side={side as Side} /> {rest}
    </>
  );
}
