import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { bothAgree, reportAndConfirm } from './phones/match-on-phones.js';
import type { Phone, Said } from './phones/phone.js';
import type { Phones } from './phones/two-phones.js';
import { wholeMatch } from './phones/whole-match.js';
import { held } from './played.js';

/** A game of the pack's own scenarios, as its file tells it: what is refused there nobody presses. */
const PACK = join(import.meta.dirname, '..', '..', 'libs', 'packs', 'wh40k-11e');
const LAYER = join(PACK, 'layers', 'event-companion-1-2');

type Side = 'A' | 'B';
type Named = { readonly [role: string]: string };
interface Step {
  readonly by?: Side;
  readonly then?: string;
  readonly chooses?: string;
  readonly option?: string;
  readonly roles?: Named;
  readonly facts?: { readonly [kind: string]: Named | readonly Named[] };
  readonly starts?: Side;
  readonly advance?: string;
  readonly uses?: string;
  readonly claims?: string;
  readonly scores?: { readonly points: number };
  readonly vp?: { readonly [side in Side]: number };
  readonly cp?: { readonly [side in Side]: number };
}
interface Award {
  readonly id: string;
  readonly vp: number;
  readonly each?: object;
  readonly addsTo?: string;
  readonly when?: { readonly attest?: string };
}
interface Card {
  readonly name: string;
  readonly card: { readonly awards: readonly Award[] };
}

const { steps } = parse(readFileSync(join(PACK, 'scenarios', 'game-tie.yaml'), 'utf8')) as {
  readonly steps: readonly Step[];
};
const card = (kind: string, id: string): Card =>
  JSON.parse(readFileSync(join(LAYER, 'entries', `${kind}__${id}.json`), 'utf8')) as Card;
const cardOf = (id: string): Card => card(['delaying-action', 'punishment'].includes(id) ? 'primary' : 'secondary', id);

const questions = JSON.parse(readFileSync(join(LAYER, 'questions.json'), 'utf8')) as readonly {
  readonly id: string;
  readonly asks: string;
}[];
/** Nothing where several questions are one condition: its points tell it. */
const asked = (id?: string): string => questions.find((one) => one.id === id)?.asks ?? '';

const CALLED: Named = { A: 'ada', B: 'ben', nobody: 'Nobody' };
const called = (word = ''): string => CALLED[word] ?? word;
const inWords = (id: string): string => id.split('/').at(-1)?.replaceAll('-', ' ') ?? id;
const listed = <Of>(one: Of | readonly Of[]): readonly Of[] => [one].flat() as readonly Of[];

/** Where the battle is, as scenarios say it: `R2.A.Command.end`. */
interface Place {
  readonly round: number;
  readonly turn: Side;
  readonly step: string;
}
const PLACES: Named = {
  ...{ Command: 'battle-shock step', 'Command.end': 'command end', Movement: 'movement', end: 'end of turn' },
  ...{ 'Movement.end': 'movement end', Shooting: 'shooting', 'Shooting.start': 'shooting', Charge: 'charge' },
  ...{ 'Charge.end': 'charge end', Fight: 'fight' },
};

function placeOf(text: string): Place {
  const [, round = '', turn = '', step = ''] = /^R(\d)\.([AB])\.(.+)$/.exec(text) ?? [];
  return { round: Number(round), turn: turn as Side, step };
}

/** What is said in the sheet of a card: how often, or that it is so. */
function saidOf(claims: string): { readonly name: string; readonly said: readonly Said[] } {
  const taken = claims.split(' + ').map((one) => /^([a-z-]+)\/(\w)(?: x(\d+))?$/.exec(one) ?? []);
  const { name, card: found } = cardOf(taken[0]?.[1] ?? '');
  const said = taken.map(([, , id, times = '1']): Said => {
    const award = found.awards.find((one) => one.id === id);
    if (!award) throw new Error(`${name} has no award ${id}`);
    const { vp, each, addsTo, when } = award;
    return each
      ? [`${addsTo === undefined ? '' : '+ '}${vp} VP each`, times]
      : { box: `${vp} VP: ${asked(when?.attest)}`.trim() };
  });
  return { name, said };
}

class Game {
  private place: Place = { round: 0, turn: 'A', step: '' };

  constructor(private readonly phones: Phones) {}

  async play(step: Step): Promise<void> {
    const phone = this.phones[step.by ?? step.starts ?? 'A'];
    if (step.chooses !== undefined) await this.chooses(phone, step);
    if (step.starts !== undefined) await phone.press('Start the battle', called(step.starts));
    if (step.advance !== undefined) await this.goes(step.advance);
    if (step.facts !== undefined) await this.writes(phone, step.facts);
    if (step.uses !== undefined) await this.uses(phone, step);
    if (step.claims !== undefined) await this.claims(phone, step.claims);
    if (step.scores !== undefined) await phone.press('Battle Ready', ['How many? At once', String(step.scores.points)]);
    for (const side of ['A', 'B'] as const)
      for (const points of ['vp', 'cp'] as const) {
        const [comesTo, read] = [step[points]?.[side], await this.phones[step.by ?? 'A'].reads(called(side))];
        if (comesTo !== undefined)
          expect([step, read]).toEqual([step, expect.arrayContaining([`${comesTo} ${points.toUpperCase()}`])]);
      }
  }

  private async chooses(phone: Phone, { chooses, option = '', roles = {} }: Step): Promise<void> {
    if (chooses === 'secondary-mode') await phone.press('Secondary missions: Fixed missions', ...Object.values(roles));
    else await phone.press(`${phone.player} decides on Force disposition`, inWords(option));
  }

  /** A battle round that has ended is agreed on before the next begins. */
  private async goes(to: string): Promise<void> {
    const { A, B } = this.phones;
    if (to === 'end') return B.goTo('Round 5, end of battle');
    const { round, turn, step } = placeOf(to);
    if (this.place.round > 0 && round > this.place.round) {
      await B.next();
      await B.next();
      await bothAgree(this.phones, this.place.round);
    }
    this.place = { round, turn, step };
    await (turn === 'A' ? A : B).goTo(`Round ${round}, ${called(turn)}’s ${PLACES[step] ?? step}`);
  }

  private async writes(phone: Phone, facts: NonNullable<Step['facts']>): Promise<void> {
    for (const { marker = '', role = '', territory } of listed(facts['objective-placed'] ?? []))
      await phone.press('Objective of the battlefield', marker, role, called(territory));
    const held = listed(facts['objective-control'] ?? []);
    const said = held.map(({ marker, holder }): Said => [`${marker}: Who controls it`, called(holder)]);
    if (said.length > 0) await phone.press('Objective control: all at once', ...said);
  }

  private async uses(phone: Phone, { uses = '', roles }: Step): Promise<void> {
    phone.taps();
    await phone.press(uses, ...(roles?.['mode'] === undefined ? [] : [inWords(roles['mode'])]));
    if (roles === undefined) held('use', '11e', phone.taps());
  }

  private async claims(phone: Phone, claims: string): Promise<void> {
    const { name, said } = saidOf(claims);
    phone.taps();
    await phone.press(name, ...said);
    if (said.length < 2) held('claim', '11e', phone.taps());
  }
}

const PRESSED = steps.filter(({ then }) => then === undefined || then === 'accepted');
/** All ten of the core, each once. */
const USED = PRESSED.flatMap(({ uses = [] }) => uses);

wholeMatch({
  called: '11th edition: a whole game of its scenarios on two phones, by touch, which nobody wins',
  game: /40,000, 11th/,
  depth: 'Score',
  played: async (phones) => {
    const game = new Game(phones);
    for (const step of PRESSED) await game.play(step);
    await reportAndConfirm(phones);
  },
  comesTo: {
    winner: 'draw',
    ada: ['91 VP', '3 CP'],
    ben: ['91 VP', '5 CP'],
    used: Object.fromEntries(USED.map((name) => [`core/${name.toLowerCase().replaceAll(' ', '-')}`, 1])),
    agreed: 8,
    destroyed: 0,
  },
});
