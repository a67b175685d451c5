import type { Side } from '@adjutant/rules';
import { lookedIn } from '../timeline/looked-for.js';
import { opposite } from '../../common/sides.js';

interface Unit {
  readonly id: string;
  readonly owner: Side;
  readonly name: string;
}

/** Who and what a question may name. */
export interface Known {
  readonly players: { readonly A: string; readonly B: string };
  readonly units: readonly Unit[];
}

/** A question as the server takes it, and as it was understood. */
export interface Understood {
  readonly player: Side;
  readonly when: string;
  readonly says: string;
}

interface Meant {
  readonly when: string;
  readonly says: (player: string) => string;
}

const SIDES: readonly Side[] = ['A', 'B'];
const IDLE =
  / (?:the|first|moment|time|at which|when|had|has|have|was|were|is|are|did|there|left|they|he|she|of|in all|points?)(?= )/g;
const PAPER_WORDS =
  /^(?:other|another|different|than|from|says|said|what|not|same|as|it|declared|differs?|differed|wrong|paper|cp|vp|\d+)$/;

const below = (amount: number): Meant => ({
  when: `cp-below:${amount}`,
  says: (player) => (amount === 1 ? `${player} had no CP` : `${player} had fewer than ${amount} CP`),
});
const atLeast = (amount: number): Meant => ({
  when: `vp-at-least:${amount}`,
  says: (player) => `${player} had at least ${amount} VP`,
});
const OVERSPENT: Meant = { when: 'overspent', says: (player) => `${player} had fewer CP than were spent` };

/** What is left of a question once it is known whose it is, and what it means. */
const MEANINGS: readonly (readonly [RegExp, (amount: number) => Meant])[] = [
  [
    /^overspent$|^(?:fewer|less) cp than (?:were )?(?:spent|used)$|^spent more (?:cp )?than$|^could not pay$|^not enough cp$/,
    () => OVERSPENT,
  ],
  [/^(?:fewer|less|lower|under|below)(?: than)? (\d+) cp$/, below],
  [/^(?:fewer|less) cp than (\d+)$|^cp (?:below|under|(?:less|fewer|lower) than) (\d+)$/, below],
  [/^(?:at most|no more than|only|up to) (\d+) cp$|^(\d+) cp or (?:fewer|less)$/, (amount) => below(amount + 1)],
  [/^(?:no|0|zero|without|out|ran out) cp$/, () => below(1)],
  [/^(?:at least |reached |reaches )?(\d+) vp(?: or more| altogether)?$|^vp (?:at least|of|reached) (\d+)$/, atLeast],
  [/^(?:more than|over|above) (\d+) vp$/, (amount) => atLeast(amount + 1)],
];

/** What somebody asks freely, as questions of the server; none where it is no question that the server knows. */
export function questionsIn(text: string, told: Known): readonly Understood[] {
  const clear = text
    .replaceAll(/<=|≤/g, ' at most ')
    .replaceAll('<', ' below ')
    .replaceAll(/>=|≥/g, ' at least ')
    .replaceAll('>', ' more than ');
  const short = lookedIn(clear)
    .replaceAll(/ command points?(?= )/g, ' cp')
    .replaceAll(/ victory points?(?= )/g, ' vp');
  const [units, withoutUnits] = unitsIn(short, told.units);
  const [sides, withoutPlayers] = playersIn(withoutUnits, clear, told.players);
  const rest = withoutPlayers.replaceAll(IDLE, '').replaceAll(/ +/g, ' ').trim();
  if (units.length > 0) return ofUnits(units, rest);
  const [, round] = /^round (\d+)(?: (?:began|begins|begun|starts|started|start))?$/.exec(rest) ?? [];
  if (round !== undefined) return [{ player: 'A', when: `round:${round}`, says: `round ${round} had begun` }];
  const meant = meaningOf(rest, clear);
  if (meant === null) return [];
  return (sides.length === 0 ? SIDES : sides).map((player) => ({
    player,
    when: meant.when,
    says: meant.says(told.players[player]),
  }));
}

function meaningOf(rest: string, text: string): Meant | null {
  if (/\bpaper\b/.test(rest)) return paperIn(rest, text);
  for (const [pattern, meant] of MEANINGS) {
    const found = pattern.exec(rest);
    if (found) return meant(Number(found.slice(1).find((one) => one !== undefined) ?? 0));
  }
  return null;
}

/** `12=3, 20=1` says what the paper has after entries; without, it is what was declared in the record. */
function paperIn(rest: string, text: string): Meant | null {
  if (!rest.split(' ').every((word) => PAPER_WORDS.test(word))) return null;
  const account = /\b(cp|vp)\b/.exec(rest)?.[1];
  const marks = [...text.matchAll(/(\d+)\s*=\s*(\d+)/g)].map(([, entry, points]) => `${entry ?? ''}=${points ?? ''}`);
  const what = account === undefined ? 'paper' : `paper-${account}`;
  return {
    when: marks.length === 0 ? what : `${what}:${marks.join()}`,
    says: (player) => `${player} had other ${account?.toUpperCase() ?? 'points'} than the paper says`,
  };
}

function unitsIn(text: string, units: readonly Unit[]): readonly [readonly Unit[], string] {
  const longest = units.toSorted((one, other) => other.name.length - one.name.length);
  const name = longest.map((unit) => lookedIn(unit.name)).find((one) => one.trim() !== '' && text.includes(one));
  if (name === undefined) return [[], text];
  return [units.filter((unit) => lookedIn(unit.name) === name), text.replace(name, ' ')];
}

function ofUnits(units: readonly Unit[], rest: string): readonly Understood[] {
  if (!/^(?:destroyed|dead|died|killed|lost|gone|wiped out)$/.test(rest)) return [];
  return units.map(({ id, owner, name }) => ({
    player: owner,
    when: `destroyed:${id}`,
    says: `${name} was destroyed`,
  }));
}

/** By name, by a part of it that only one of them has, or by the letter of the side. */
function playersIn(text: string, written: string, players: Known['players']): readonly [readonly Side[], string] {
  let rest = text;
  const sides = SIDES.filter((side) => {
    const others = lookedIn(players[opposite(side)]);
    const own = lookedIn(players[side]);
    const parts = own
      .trim()
      .split(' ')
      .filter((part) => part.length > 1 && !others.includes(` ${part} `));
    const letter = new RegExp(`\\b${side}(?:['’]s)?\\b`).test(written) ? [side.toLowerCase()] : [];
    const found = [own.trim(), ...parts, ...letter].flatMap((one) => [` ${one} `, ` ${one}'s `]);
    const before = rest;
    for (const one of found) rest = rest.replaceAll(one, ' ');
    return rest !== before;
  });
  return [sides, rest];
}
