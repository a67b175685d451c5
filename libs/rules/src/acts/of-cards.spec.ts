import { inspect } from '../pack/assemble.js';
import { filesOf, INVENTED } from '../testing/invented-files.js';
import { CARD_FILES } from '../testing/invented-cards.js';
import { digestOf, inventedPack, tableWith, unit, unitsOf } from '../testing/invented-pack.js';
import { reasonsAgainstAct } from './judge-act.js';

const head = CARD_FILES['pack.json'] as { readonly actions: readonly object[] };
const withCards = (...cards: readonly string[]) => ({
  ...CARD_FILES,
  'pack.json': { ...head, actions: [...head.actions, { id: 'sounded', name: 'sounded', cards }] },
});
const PACK = inventedPack(withCards('card/still-water'));
const vow = (player: 'A' | 'B', option: string) => ({ number: 1, choice: 'vow', player, option, roles: {}, at: null });
const table = tableWith({
  choices: [vow('A', 'calm'), vow('B', 'storm')],
  units: unitsOf(unit('A1'), unit('B1', { owner: 'B' })),
});
const against = (of: string, act: string) => reasonsAgainstAct(PACK, table, { unit: of, act });

describe('what units do for a card', () => {
  it('is done by those of a player who has it', () => {
    expect(against('A1', 'sounded')).toEqual([]);
    expect(against('B1', 'sounded').map(({ code, message }) => [code, message])).toEqual([
      ['card/not-active', expect.stringContaining('It belongs to card/still-water: B does not hold it.')],
    ]);
  });

  it('belongs to cards of the pack', () => {
    const problems = inspect(filesOf({ ...INVENTED, ...withCards('card/none') }), 'first', digestOf).problems.map(
      ({ message }) => message,
    );
    expect(problems[0]).toContain('card/none');
  });
});
