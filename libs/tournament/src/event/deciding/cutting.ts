import { already, recorded, sameJson } from '@adjutant/kernel';
import { isRefusal } from '../../pairing/draft.js';
import type { Through } from '../../pairing/formats/play-off.js';
import type { CommandOf } from '../commands.js';
import { barsCut, bracketOut } from '../bracket/played.js';
import { throughIn } from '../cutting.js';
import type { Running, TournamentState } from '../state/state.js';
import { drafted, no, whileRunning, type Context, type TournamentDecision } from './context.js';

type Cut = CommandOf<'CutField'>['data'];

export function cutField(
  { data }: CommandOf<'CutField'>,
  state: TournamentState,
  { seed }: Context,
): TournamentDecision {
  return whileRunning(state, (open) => {
    const out = bracketOut(open);
    if (open.cut && out && barsCut(open, out)) {
      if (isAsMade(data, open.cut)) return already;
      return out.isOver ? OVER : inPlay(open.cut.after, out.round);
    }
    const last = open.rounds.at(-1);
    const begins = last === undefined && data.bracket === true && data.rule === undefined;
    const draft = drafted(open, 'cut the field');
    if (draft) return draft;
    if (last?.status !== 'closed' && !begins) return no('round/undecided', 'Close the last round first.');
    return byRule(data, open, seed, (players, level) => {
      const wrong = players.filter(
        (player, index) => open.entries[player]?.status !== 'entered' || players.indexOf(player) !== index,
      );
      if (wrong.length > 0)
        return no('cut/field', `No part of the field, or named twice: ${wrong.join(', ')}.`, { players: wrong });
      if (players.length < 2)
        return no('cut/field', `${players.length === 0 ? 'Nobody goes' : 'One alone goes'} on: take two or more.`, {
          players: [...players],
        });
      const { because, ...asked } = data;
      const cut = { ...asked, players: [...players] };
      if (open.cut?.after === open.rounds.length && isAsMade(cut, open.cut)) return already;
      const chosen = level.length === 0 ? {} : { level: [...level] };
      const why = because === undefined ? {} : { because };
      return recorded({ type: 'FieldCut', data: { ...cut, apart: true, ...chosen, ...why } });
    });
  });
}

const OVER = no(
  'cut/bracket',
  'The bracket is over, and places go by it: end the event. Another result of one of its matches changes them, and nothing else does.',
);

type Made = NonNullable<Running['cut']>;

/** Asked again after an earlier build made it, a cut stays as that made it. */
const isAsMade = ({ because: _, ...cut }: Cut, { after: __, apart: ___, ...made }: Made): boolean =>
  sameJson(cut, made);

/** Seeded anew a bracket would begin anew, and what was played in it would come to nothing. */
const inPlay = (after: number, round: number): TournamentDecision =>
  no(
    'cut/bracket',
    `Since round ${round} a bracket is played: play it to its end before the field is cut anew. Whoever leaves is dropped, and their opponent goes on.`,
    { after, round },
  );

/** Who goes on, and who was level where somebody chose: those of the rule, those who are named, or those who are named by a rule that leaves it open. */
function byRule(
  { players, rule }: Cut,
  open: Running,
  seed: string,
  decide: (players: readonly string[], level: readonly string[]) => TournamentDecision,
): TournamentDecision {
  if (rule === undefined)
    return players === undefined
      ? no('cut/rule', 'Say by which rule players go on, or name them.')
      : decide(players, []);
  if (rule.by === 'group' && open.groups === undefined)
    return no('cut/rule', 'The event is not played in groups: cut by place or by record.');
  const found = throughIn(open, rule, seed);
  if (isRefusal(found)) return no('cut/rule', found.message, found.facts);
  const { through, onTheLine } = found;
  if (players !== undefined) {
    const others = notByRule(players, found, rule.by === 'place' ? rule.take : undefined);
    return others === null ? decide(players, onTheLine) : others;
  }
  if (onTheLine.length === 0) return decide(through, []);
  return no(
    'cut/level',
    `Level on the line: ${onTheLine.join(', ')}. Name everybody who goes on, or take another number.`,
    { through: [...through], level: [...onTheLine] },
  );
}

function notByRule(
  players: readonly string[],
  { through, onTheLine }: Through,
  take: number | undefined,
): TournamentDecision | null {
  const out = through.filter((player) => !players.includes(player));
  if (out.length > 0)
    return no('cut/rule', `Through by the rule, and not named: ${out.join(', ')}. Name them, or leave the rule out.`, {
      players: out,
    });
  const others = players.filter((player) => !through.includes(player) && !onTheLine.includes(player));
  if (others.length > 0)
    return no('cut/rule', `Not through by the rule: ${others.join(', ')}. Leave them out, or leave the rule out.`, {
      players: others,
    });
  if (take !== undefined && players.length !== take)
    return no('cut/rule', `The rule takes ${take}, and ${players.length} are named.`, { wanted: take });
  return null;
}
