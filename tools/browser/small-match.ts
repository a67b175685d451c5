import { randomUUID } from 'node:crypto';

interface Command {
  readonly type: string;
  readonly data: object;
}

/** What the small match holds, for tests that ask for it by number. */
export const SMALL = {
  title: 'Round 2, table 7',
  /** The first stratagem: a question of it is left open. */
  grenade: 9,
} as const;

const unit = (id: string, name: string, ...keywords: readonly string[]): object => ({ id, name, keywords, models: 10 });

export const ROSTERS: readonly Command[] = [
  {
    type: 'SubmitRoster',
    data: {
      player: 'A',
      roster: {
        faction: 'Astra Militarum',
        detachment: 'combined-regiment',
        points: 1000,
        units: [
          unit('A1', 'Command Squad', 'ASTRA MILITARUM', 'INFANTRY', 'OFFICER', 'CHARACTER'),
          unit('A2', 'Shock Troops', 'ASTRA MILITARUM', 'INFANTRY', 'REGIMENT', 'GRENADES'),
          unit('A3', 'Heavy Weapons Squad', 'ASTRA MILITARUM', 'INFANTRY', 'REGIMENT'),
        ],
      },
    },
  },
  {
    type: 'SubmitRoster',
    data: {
      player: 'B',
      roster: {
        faction: 'Other',
        detachment: 'core-only',
        points: 1000,
        units: [
          unit('B1', 'Warlord', 'INFANTRY', 'CHARACTER'),
          unit('B2', 'Line Squad', 'INFANTRY', 'GRENADES'),
          unit('B3', 'Scout Squad', 'INFANTRY', 'SMOKE'),
        ],
      },
    },
  },
];

const at = (round: number, turn: 'A' | 'B', step: string): Command => ({
  type: 'AdvancePhase',
  data: { to: { round, turn, step } },
});
const act = (unit: string, action: string, ...targets: readonly string[]): Command => ({
  type: 'RecordUnitAction',
  data: { unit, action, ...(targets.length > 0 ? { targets } : {}) },
});
const score = (player: 'A' | 'B', category: string, points: number, what: string): Command => ({
  type: 'ScoreVictoryPoints',
  data: { player, category, points, what },
});
const use = (player: 'A' | 'B', stratagem: string, target: string, answers: object): Command => ({
  type: 'UseStratagem',
  data: { player, stratagem, roles: { target }, answers },
});

const THROWN = {
  'did-not-advance-or-fall-back': 'yes',
  'has-not-shot-this-turn': 'yes',
  'target-not-engaged': 'yes',
};

/** Ids of who sits at the table. */
interface Players {
  readonly A: string;
  readonly B: string;
}

const ADA_AND_BEN: Players = { A: 'ada', B: 'ben' };

/** Two battle rounds with uses, points, a refusal, a correction and an open question. */
function commands({ A, B }: Players): readonly Command[] {
  return [
    {
      type: 'OpenMatch',
      data: {
        title: SMALL.title,
        pack: { id: 'wh40k-10e' },
        seats: { A: { player: A }, B: { player: B } },
        settings: { attestations: 'open', rosters: 'as-declared' },
      },
    },
    ...ROSTERS,
    { type: 'StartBattle', data: { firstTurn: 'A' } },
    score('A', 'primary', 5, 'Held one objective marker'),
    at(1, 'A', 'movement'),
    act('A2', 'moved'),
    act('A3', 'stationary'),
    at(1, 'A', 'shooting'),
    use('A', 'core/grenade', 'A2', THROWN),
    { type: 'RecordUnitDestroyed', data: { unit: 'B3', by: 'A2' } },
    act('A3', 'selected-targets', 'B2'),
    use('B', 'core/go-to-ground', 'B2', { 'chosen-as-target': 'yes' }),
    at(1, 'B', 'command'),
    score('B', 'primary', 10, 'Held two objective markers'),
    { type: 'GainCommandPoints', data: { player: 'B', amount: 1, what: 'Discarded a secondary mission' } },
    at(1, 'B', 'shooting'),
    use('B', 'core/grenade', 'B2', { ...THROWN, 'enemy-within-8-visible-unengaged': 'yes' }),
    score('B', 'secondary', 4, 'Assassination'),
    at(2, 'A', 'command'),
    score('A', 'primary', 10, 'Held two objective markers'),
    { type: 'RecordBattleShock', data: { unit: 'A3', result: 'failed', dice: [2, 3] } },
    at(2, 'A', 'shooting'),
    use('A', 'core/grenade', 'A2', { ...THROWN, 'enemy-within-8-visible-unengaged': 'yes' }),
    at(2, 'B', 'command'),
    score('B', 'primary', 10, 'Held two objective markers'),
  ];
}

/** `token`: of the session that sends it, where the server wants one. */
export async function send(base: string, match: string, command: Command, token?: string): Promise<Response> {
  return fetch(`${base}/api/matches/${match}/commands`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ commandId: randomUUID(), ...command }),
  });
}

/** Records one command after the other; any refusal is an error here. */
export async function recordAll(
  base: string,
  match: string,
  commands: readonly Command[],
  token?: string,
): Promise<void> {
  for (const command of commands) {
    const response = await send(base, match, command, token);
    if (!response.ok) throw new Error(`${command.type} ${JSON.stringify(command.data)}: ${await response.text()}`);
  }
}

/** Opens a match of these two and begins its battle. */
export async function beginBattle(base: string, match: string, token?: string): Promise<void> {
  const seats = { A: { player: 'ada' }, B: { player: 'ben' } };
  const data = { title: `Table ${match}`, pack: { id: 'wh40k-10e' }, seats, settings: { rosters: 'as-declared' } };
  const start = { type: 'StartBattle', data: { firstTurn: 'A' } };
  await recordAll(base, match, [{ type: 'OpenMatch', data }, ...ROSTERS, start], token);
}

/** Records the small match over HTTP, as a scorekeeper's tool would; any refusal is an error here. */
export async function recordSmallMatch(
  base: string,
  match: string,
  token?: string,
  players: Players = ADA_AND_BEN,
): Promise<void> {
  await recordAll(base, match, commands(players), token);
  const refused = await send(base, match, use('B', 'core/grenade', 'B2', THROWN), token);
  if (refused.ok) throw new Error('a Grenade in the Command phase should have been refused');
}
