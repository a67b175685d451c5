import type { Concession, EndingRoll, EndingRule, FinalScore, ResultRule } from './ending.js';
import { choice, flag, list, members, ref, shape, slug, text, whole, type Schema } from './schema-parts.js';

const source = ref('citation');
const kind = text('What such a win is called.');
const winner = choice('Who wins, seen from the player whom the condition is asked for; or points decide.', [
  'score',
  'own',
  'opponent',
]);

export const CONCESSION = shape<Concession>('A battle that a player gives up.', { kind, source }, {});

export const endingDefinitions: { readonly [name: string]: Schema } = {
  ending: shape<EndingRule>(
    'A way in which a battle ends by itself.',
    {
      id: slug('Id.'),
      name: text('What happens, in words.'),
      at: ref('moment'),
      winner,
      final: flag('Whether what is scored at the end of the battle is still added.'),
      source,
    },
    {
      rounds: list('In these battle rounds only.', whole('A battle round.', 1), 1),
      fromRound: whole('From this battle round on.', 1),
      when: ref('condition'),
      roll: shape<EndingRoll>(
        'A die that decides whether it ends.',
        {
          by: choice('Who throws it: the player who has the first turn, or the second.', ['first-turn', 'second-turn']),
          dice: members('Which dice.', { count: whole('How many.', 1), sides: whole('Of how many sides.', 2) }, {}),
          ends: members('It ends on these totals.', { from: whole('Lowest.', 1), to: whole('Highest.', 1) }, {}),
        },
        {},
      ),
      kind,
    },
  ),
  'final-score': shape<FinalScore>(
    'Victory points worked out for each player when the battle is over.',
    {
      id: slug('Id.'),
      name: text('What for, in words.'),
      category: text('Id of a score category.'),
      points: ref('figure'),
      source,
    },
    {},
  ),
  result: shape<ResultRule>(
    'A result that something other than points decides.',
    {
      id: slug('Id.'),
      when: ref('condition'),
      winner: choice('Who wins, seen from the player whom the condition is asked for.', ['own', 'opponent', 'draw']),
      source,
    },
    { kind },
  ),
};
