import { openAsks, recordOf, type MatchCommand } from '@adjutant/match';
import { opponentOf, type Side } from '@adjutant/rules';
import { sentence } from '@adjutant/views';
import { against, type Laid } from './sitting.js';
import { standing, type Tap } from './tap.js';

/** What the other player asks to take back waits for a yes or a no: of whoever was asked. */
export function askedBack(at: Laid, seats: readonly Side[]): readonly Tap[] {
  const asked = openAsks(at.state).filter(({ player }) => seats.includes(opponentOf(player)));
  return asked.flatMap(({ ask, player: asking, entry, because }) => {
    const event = recordOf(at.state).find(({ number }) => number === entry)?.event;
    const what = event ? sentence(at.pack, at.table, event) : `Entry ${entry}.`;
    const says = `${asking} asks to take back entry ${entry}: ${what}${because === undefined ? '' : ` ${because}`}`;
    const data = { player: opponentOf(asking), ask };
    return [
      answer(at, `Agree: entry ${entry} is taken back`, says, { type: 'AgreeTakeBack', data }),
      answer(at, `Decline: entry ${entry} stays`, says, { type: 'DeclineTakeBack', data }),
    ];
  });
}

type Answer = Extract<MatchCommand, { type: 'AgreeTakeBack' | 'DeclineTakeBack' }>;

function answer(at: Laid, name: string, says: string, command: Answer): Tap {
  const { type, data } = command;
  return {
    id: `${type} ${data.ask}`,
    kind: 'waits',
    player: data.player,
    name,
    says,
    type,
    data: { ...data },
    asks: [],
    ...standing(against(at, command)),
  };
}
