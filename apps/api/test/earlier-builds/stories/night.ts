import type { MatchCommand } from '@adjutant/match';
import { discards, draws, NIGHT, nightfall, on, restOfTurn, sees, thinksAgain } from '@adjutant/testing/given';
import { Shelf } from '@adjutant/rules';
import { digest } from '@adjutant/seal';
import type { Running } from '../../running.js';
import { command, Teller } from './telling.js';

const { digest: _, ...content } = NIGHT;

/** With the digest that its content has, so that bundles of it prove themselves. */
export const NIGHT_SHELF = new Shelf([{ ...content, digest: digest(content) }]);

const PLAYERS = { A: { id: 'ann', role: 'player' }, B: { id: 'bob', role: 'player' } } as const;

/** A match of sealed hands: drawn, given back, discarded, achieved and so revealed, looked at by a judge. */
export async function tellNight(server: Running): Promise<void> {
  const teller = new Teller(server);
  const by = (actor: object, ...asked: readonly MatchCommand[]) =>
    teller.play('sealed-hands', ...asked.map(({ type, data }) => command(type, data, { actor })));
  await by({ id: 'sam', role: 'scorekeeper' }, ...nightfall());
  await by(PLAYERS.A, draws('A', 11), draws('A', 12), draws('A', 13), ...restOfTurn('A'), discards('A', 12), on);
  await by(PLAYERS.B, draws('B', 11), draws('B', 13), draws('B', 21), on, on, sees('B', 21), discards('B', 11), on);
  await by(PLAYERS.A, draws('A', 32));
  const { type, data } = thinksAgain('A', 13);
  await teller.inVain('sealed-hands', command(type, data, { actor: PLAYERS.A }));
  const answers = { 'within-reach@B1': 'no', 'knot-in-sight@A1': 'no' };
  await teller.play('sealed-hands', command(type, { ...data, answers }, { actor: PLAYERS.A }));
  await by(PLAYERS.A, draws('A', 23), on, on, sees('A', 11), on);
}
