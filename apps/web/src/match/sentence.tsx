import type { Side } from '@adjutant/rules';
import { usePlayers } from './record.js';
import { SideBadge } from '../common/side-badge.js';
import { SIDES_OF_TABLE } from '../common/sides.js';

/** A sentence of the record; the player whom it begins with has the badge of their side. */
export function Sentence({ text }: { readonly text: string }) {
  return <SentenceOf text={text} players={usePlayers()} />;
}

interface Props {
  readonly text: string;
  readonly players: ReturnType<typeof usePlayers>;
}

/** The same where many stand below each other: what changes of the page around it is nothing to it. */
export function SentenceOf({ text, players }: Props) {
  const side: Side | undefined = SIDES_OF_TABLE.find((one) => text.startsWith(players[one]));
  if (side === undefined) return <>{text}</>;
  return (
    <>
      <SideBadge side={side} /> {text}
    </>
  );
}
