import { is, type Static } from '@adjutant/kernel';
import { Compared } from '../pairing/compared.js';
import { BYE_KINDS } from '../words.js';
import { RoundOfEvent, TableOfRound } from './tournament-view.js';

const explained = is.orNull(is.anything<object>(), {
  says: 'Scores, paths and groups of both, whom each did not get and by which rule, what the pair costs, why that table. In a field of more than 64 players whom they did not get is told where one table or player is asked about.',
});
const says = is.anyText({ says: 'The same in sentences; empty where nothing explains it.' });
const { tables: _, byes: __, ...head } = RoundOfEvent.properties;

/** A round as it is paired, with why. */
export const PairingsAnswer = is.object(
  {
    tournament: is.anyText(),
    revision: is.anyWhole(),
    round: is.object(head, { name: 'RoundHead' }),
    tables: is.many(is.named('PairedTable', is.extended(TableOfRound, { explained, says }))),
    byes: is.many(is.object({ player: is.anyText(), kind: is.oneOf(BYE_KINDS), explained, says })),
    standby: is.many(
      is.object({
        player: is.anyText(),
        plays: is.yes(),
        says: is.anyText({ says: 'Why they play in this round, or stand aside.' }),
      }),
      { says: 'Whoever stands by in this round.' },
    ),
    warnings: is.many(
      is.object({
        gravity: is.oneOf(['impossible', 'grave', 'serious', 'slight']),
        about: is.anyText(),
        players: is.many(is.anyText()),
        table: is.orNull(is.anyWhole()),
      }),
      { says: 'What is wrong with a draft, the worst first; for staff.' },
    ),
    compared: is.optional(is.says('Beside the draft of the engine, where that was asked for; for staff.', Compared)),
    names: is.mapOf(is.anyText(), 'names', { says: 'What players are called, by their ids.' }),
  },
  { name: 'PairingsAnswer' },
);
export type PairingsAnswer = Static<typeof PairingsAnswer>;
