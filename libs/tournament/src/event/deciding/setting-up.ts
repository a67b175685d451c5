import { already, recorded, sameJson } from '@adjutant/kernel';
import type { CommandOf } from '../commands.js';
import { WEIGHTY, type Changes } from '../settings.js';
import { hasBegun, roundOf, type Running, type TournamentState } from '../state/state.js';
import { drafted, no, whileRunning, whileSetUp, type Context, type TournamentDecision } from './context.js';
import { wrongInHalls } from './halls.js';
import { wrongInJudging } from './judging.js';
import { wrongInMargins } from './margins.js';
import { lackingIn, wrongInMissions, type Lacking } from './packs.js';
import { wrongInPrizes } from './prizes.js';
import { wrongInTables } from './tables.js';
import { movingUp } from './waiting.js';

export function setUp(
  { data }: CommandOf<'SetUpTournament'>,
  state: TournamentState,
  { hash, seed, packs, policies }: Context,
): TournamentDecision {
  if (state.status !== 'absent')
    return no('tournament/already-set-up', 'An event was set up with this id already.', { name: state.settings.name });
  if (isBlank(data)) return UNNAMED;
  if (data.format?.by === 'groups' && data.format.through >= data.format.size) return EVERYBODY_THROUGH;
  const lacking =
    lackingIn(packs, data) ??
    wrongInMissions(data) ??
    wrongInJudging(policies, data.judging) ??
    wrongInTables(data) ??
    wrongInHalls(data) ??
    wrongInMargins(data.standings) ??
    wrongInPrizes(data);
  if (lacking) return no(lacking.code, lacking.message, lacking.facts);
  return recorded({ type: 'TournamentSetUp', data: { ...data, seedCommitment: hash(seed) } });
}

const UNNAMED = no('tournament/unnamed', 'The name of the event is blank.', {});

const EVERYBODY_THROUGH = no(
  'tournament/format',
  'As many of a group would go on as play in it: let fewer through, or make groups larger.',
  {},
);

const isBlank = ({ name }: { readonly name?: string }): boolean => name?.trim() === '';

export function changeSettings(
  { data }: CommandOf<'ChangeSettings'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return whileRunning(state, (open) => {
    const changes = differing(data.changes, open);
    const changed = Object.keys(changes) as readonly (keyof Changes)[];
    if (changed.length === 0) return already;
    if (isBlank(changes)) return UNNAMED;
    const weighty = hasBegun(open) ? changed.filter((member) => WEIGHTY.includes(member)) : [];
    if (weighty.length > 0 && data.sure !== true)
      return no(
        'tournament/sure',
        `Round 1 is out, and ${weighty.join(', ')} weigh${weighty.length === 1 ? 's' : ''} on who meets whom or who has won: say that you are sure. It stays visible.`,
        { weighty },
      );
    const played = open.rounds.length;
    if (changes.rounds !== undefined && changes.rounds < played)
      return (
        drafted(open, 'plan fewer rounds') ??
        no('round/not-next', `${played} rounds have been drafted already.`, { rounds: played })
      );
    const lacking = lackingWith(changes, open, context);
    if (lacking) return no(lacking.code, lacking.message, lacking.facts);
    return recorded(
      { type: 'SettingsChanged', data: { changes, because: data.because, late: weighty.length > 0 } },
      ...(changes.capacity === undefined ? [] : movingUp(open, 0, changes.capacity)),
    );
  });
}

/** What the event would have by these changes and does not find; what is not changed is not looked at again. */
function lackingWith(changes: Changes, { settings }: Running, { packs, policies }: Context) {
  const now = { ...settings, ...changes };
  const pack = changes.pack && settings.pack ? otherPack(settings.pack.id) : null;
  const packed = touches(changes, 'missions', 'pack') ? lackingIn(packs, now) : null;
  const missions = packed ?? (changes.missions && wrongInMissions(now));
  const halls = touches(changes, 'halls', 'tables', 'capacity') ? wrongInHalls(now) : null;
  const tables = touches(changes, 'tables', 'pairing') ? wrongInTables(now) : null;
  const prizes = touches(changes, 'prizes', 'standings') ? wrongInPrizes(now) : null;
  const judging = wrongInJudging(policies, changes.judging);
  return pack ?? missions ?? judging ?? tables ?? halls ?? wrongInMargins(changes.standings) ?? prizes;
}

/** Matches are opened by it, and lists are held to it. */
const otherPack = (pack: string): Lacking => ({
  code: 'tournament/other-pack',
  message: `The event is played by ${pack}, and stays so: set up another event for another pack.`,
  facts: { pack },
});

/** What was said before is not looked at again by a change that has nothing to do with it. */
const touches = (changes: Changes, ...members: readonly (keyof Changes)[]): boolean =>
  members.some((member) => changes[member] !== undefined);

/** What is said anew as it is already changes nothing. */
function differing(changes: Changes, { settings }: Running): Changes {
  const different = Object.entries(changes).filter(
    ([member, value]) => !sameJson(value, settings[member as keyof Changes]),
  );
  return Object.fromEntries(different) as Changes;
}

export function revealSeed(
  { data: { seed } }: CommandOf<'RevealSeed'>,
  state: TournamentState,
  context: Context,
): TournamentDecision {
  return whileSetUp(state, (open) => {
    if (open.seed !== undefined) return already;
    if (roundOf(open, 1)?.status !== 'closed')
      return no('tournament/seed', 'The seed is revealed when round 1 is closed.');
    return context.hash(seed) === open.settings.seedCommitment
      ? recorded({ type: 'SeedRevealed', data: { seed } })
      : no('tournament/seed', 'This is not the seed that the event committed to.');
  });
}

export function end(_: CommandOf<'EndTournament'>, state: TournamentState): TournamentDecision {
  return whileSetUp(state, (open) => {
    if (open.status === 'ended') return already;
    const last = open.rounds.at(-1);
    if (last !== undefined && last.status !== 'closed')
      return (
        drafted(open, 'end the event') ??
        no('round/undecided', `Round ${last.number} is not closed yet.`, { round: last.number })
      );
    const [disputed] = open.rounds.flatMap(({ number: round, tables }) =>
      tables.flatMap(({ table, outside }) => (outside === undefined ? [] : [{ round, table }])),
    );
    if (disputed !== undefined)
      return no(
        'tournament/disputed',
        `Round ${disputed.round}, table ${disputed.table}: its dispute is open, and what was played there counts for neither. Have it ruled on or withdrawn first.`,
        disputed,
      );
    return recorded({ type: 'TournamentEnded', data: {} });
  });
}

export function reopen({ data }: CommandOf<'ReopenTournament'>, state: TournamentState): TournamentDecision {
  return whileSetUp(state, (open) =>
    open.status === 'running' ? already : recorded({ type: 'TournamentReopened', data }),
  );
}
