import { opponentOf, type Side } from '../clock/sequence.js';
import { unbooked, type Booked } from '../economy/ledger.js';
import { weigh } from '../judge/weigh.js';
import { sceneAbout } from '../objectives/scene.js';
import type { Pack } from '../pack/pack.js';
import type { PendingAnswer, Table } from '../table/table.js';
import { applyEffects } from './apply.js';

/** What comes of a card when it is drawn: at once where the record says that it has to, else as its owner or the opponent answers. */
export function followDraw(pack: Pack, table: Table, player: Side, card: string, number: number): Booked {
  const entry = Object.hasOwn(pack.entries, card) ? pack.entries[card] : undefined;
  const rule = entry?.card?.whenDrawn;
  if (!entry || !rule) return unbooked(table);
  const so = rule.when === undefined ? 'met' : weigh(sceneAbout(pack, table, player, entry), rule.when).answer;
  if ('effects' in rule)
    return so === 'met'
      ? applyEffects(pack, table, rule.effects, { number, player, entry: card, roles: {} })
      : unbooked(table);
  if (so === 'unmet') return unbooked(table);
  const by = rule.by === 'owner' ? player : opponentOf(player);
  return {
    table: { ...table, answers: [...table.answers, { number, entry: card, player, by, roles: {} }] },
    lines: [],
  };
}

/** What an answer names about a card that was drawn is kept with it. */
export function nameWithCard(
  table: Table,
  { number, entry }: PendingAnswer,
  roles: { readonly [role: string]: string },
): Table {
  if (Object.keys(roles).length === 0) return table;
  const objectives = table.objectives.map((one) =>
    one.number === number && one.objective === entry ? { ...one, named: roles } : one,
  );
  return { ...table, objectives };
}
