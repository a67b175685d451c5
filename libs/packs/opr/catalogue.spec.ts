import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { amountFor, assemble, type Condition, type Entry, type Income } from '@adjutant/rules';
import { readPackFolder } from '@adjutant/store';
import { parse } from 'yaml';

const folder = import.meta.dirname;
const files = readPackFolder(folder);
const pack = assemble(files, '2026-11', () => 'digest');
const ofKind = (kind: string): Entry[] => Object.values(pack.entries).filter((entry) => entry.kind === kind);

const ROUND = 'either activations';
const MINE = 'own activations';

// Written by hand from the catalogue of facts: id, name, cost, when, whose units it names, what is vouched for, its dice.
const STRATAGEMS = [
  ['universal/high-command', 'High Command', 1, ROUND, '', 0, ''],
  ['universal/supreme-command', 'Supreme Command', 2, ROUND, '', 0, ''],
  ['universal/seize-initiative', 'Seize Initiative', 2, 'opponent activations', '', 0, ''],
  ['universal/waive-initiative', 'Waive Initiative', 2, MINE, '', 0, ''],
  ['universal/delayed-deployment', 'Delayed Deployment', 2, 'own deployment', '', 0, ''],
  ['universal/hidden-deployment', 'Hidden Deployment', 3, 'either post-deployment', 'own own? own?', 0, ''],
  ['strategic/push-forward', 'Push Forward', 1, MINE, 'own', 0, ''],
  ['strategic/hindered-advance', 'Hindered Advance', 1, ROUND, 'enemy', 1, ''],
  ['strategic/coordinated-move', 'Coordinated Move', 2, ROUND, 'own own', 1, ''],
  ['strategic/strategic-relocation', 'Strategic Relocation', 3, MINE, 'own', 1, ''],
  ['defensive/eternal-vigilance', 'Eternal Vigilance', 1, ROUND, 'own', 1, '1D6'],
  ['defensive/lightning-reflexes', 'Lightning Reflexes', 1, ROUND, 'own', 0, ''],
  ['defensive/armour-breaker', 'Armour Breaker', 2, ROUND, 'enemy', 0, ''],
  ['defensive/tactical-retreat', 'Tactical Retreat', 3, ROUND, 'own', 2, '1D6'],
  ['shock/sweeping-move', 'Sweeping Move', 1, MINE, 'own', 0, ''],
  ['shock/hit-and-run', 'Hit & Run', 1, ROUND, 'own', 0, ''],
  ['shock/combat-fatigue', 'Combat Fatigue', 2, ROUND, 'enemy', 0, '1D6'],
  ['shock/killing-blow', 'Killing Blow', 3, ROUND, 'own', 0, ''],
  ['hunting/heightened-senses', 'Heightened Senses', 1, ROUND, 'own', 1, ''],
  ['hunting/disrupted-sight', 'Disrupted Sight', 1, ROUND, 'enemy', 0, ''],
  ['hunting/frenzied-attack', 'Frenzied Attack', 2, ROUND, 'own enemy', 1, ''],
  ['hunting/closing-fire', 'Closing Fire', 3, ROUND, 'own', 0, ''],
  ['valorous/minimize-losses', 'Minimize Losses', 1, ROUND, 'own', 1, '2D6'],
  ['valorous/stand-strong', 'Stand Strong', 1, ROUND, 'own', 0, ''],
  ['valorous/terrorize', 'Terrorize', 2, ROUND, 'enemy', 0, ''],
  ['valorous/code-of-honor', 'Code of Honor', 3, ROUND, 'own', 0, ''],
  ['tactical/rush-objective', 'Rush Objective', 1, MINE, 'own', 1, ''],
  ['tactical/supreme-caster', 'Supreme Caster', 1, ROUND, 'own', 0, ''],
  ['tactical/vanish', 'Vanish', 2, 'either end-of-round', 'own', 0, ''],
  ['tactical/total-shutdown', 'Total Shutdown', 3, 'either end-of-round', '', 1, ''],
] as const;

/** Counters: what the opponent pays, and whether that stops the use. */
const ANSWERS = [
  ['universal/seize-initiative', 2, true],
  ['universal/waive-initiative', 2, true],
  ['universal/delayed-deployment', 2, true],
  ['universal/hidden-deployment', 3, false],
] as const;

const DOCTRINES = ['strategic', 'defensive', 'shock', 'hunting', 'valorous', 'tactical'];
const PLAY_STYLES = ['fixed', 'growing', 'temporary', 'fixed-random', 'growing-random', 'temporary-random'];

const timingOf = (entry: Entry): string =>
  (entry.timing?.phases ?? []).map(({ phase, turn }) => `${turn} ${phase}`).join(', ');
const unitsOf = (entry: Entry): string =>
  Object.values(entry.roles ?? {})
    .flatMap(({ is, optional }) =>
      is === 'own-unit' || is === 'enemy-unit' ? [`${is.replace('-unit', '')}${optional ? '?' : ''}`] : [],
    )
    .join(' ');
const asked = (condition: Condition | undefined): number =>
  JSON.stringify(condition ?? {}).match(/"attest"/g)?.length ?? 0;
const diceOf = ({ roll }: Entry): string => (roll ? `${roll.dice.count}D${roll.dice.sides}` : '');

describe('the stratagems', () => {
  it('are the 30 of the catalogue', () => {
    expect(
      ofKind('stratagem')
        .map((one) => one.id)
        .sort(),
    ).toEqual(STRATAGEMS.map(([id]) => id).toSorted());
  });

  it.each(STRATAGEMS)('%s is %s', (...row) => {
    const [id, name, cp, timing, units, vouched, dice] = row;
    const entry = pack.entries[id] as Entry;
    expect([entry.name, entry.costs, timingOf(entry), unitsOf(entry), asked(entry.conditions), diceOf(entry)]).toEqual([
      name,
      { cp },
      timing,
      units,
      vouched,
      dice,
    ]);
    expect(entry.owner).toBe(id.startsWith('universal/') ? 'core' : id.split('/')[0]);
    expect(entry.limits?.[0]).toMatchObject({ times: 1, per: 'activation', scope: 'army' });
    if (entry.roll) expect(entry.roll.atOnce).toBe(true);
  });

  it('that the opponent may answer are four', () => {
    const found = ofKind('stratagem').filter((one) => one.answer);
    expect(found.map((one) => one.id).sort()).toEqual(ANSWERS.map(([id]) => id).toSorted());
  });

  it.each(ANSWERS)('%s is answered for %d CP', (id, cp, stops) => {
    const [pay, decline] = pack.entries[id]?.answer?.options ?? [];
    expect([pay?.costs, pay?.stops ?? false, decline?.costs]).toEqual([{ cp }, stops, undefined]);
  });
});

describe('what is decided before the game', () => {
  it('is a play style for the match and a doctrine for each player, picked or rolled with one die', () => {
    const { playstyle, doctrine } = pack.choices ?? {};
    expect([playstyle?.of, playstyle?.required, doctrine?.of, doctrine?.required]).toEqual([
      'match',
      true,
      'player',
      true,
    ]);
    expect(playstyle?.dice?.table.map((row) => row.option)).toEqual(PLAY_STYLES);
    expect(doctrine?.dice?.table.map((row) => row.option)).toEqual(DOCTRINES);
    expect(
      ofKind('playstyle')
        .map((one) => one.id)
        .sort(),
    ).toEqual(PLAY_STYLES.toSorted());
    expect(
      ofKind('doctrine')
        .map((one) => one.id)
        .sort(),
    ).toEqual([...DOCTRINES, 'universal'].sort());
  });

  it('has house options with what holds where nobody chooses', () => {
    const options = Object.values(pack.choices ?? {}).filter((one) => one.default !== undefined);
    expect(options.map((one) => [one.id, one.default])).toEqual([
      ['points-policy', 'pro-rata-total-up'],
      ['use-limit', 'each-player'],
      ['re-rolls', 'allowed'],
    ]);
  });
});

/** The value table of the catalogue: fixed, growing; then fixed random and growing random for a D3 of 1, 2 and 3. */
const VALUES = [
  ['pro-rata-total-up', 500, 2, 1, [1, 2, 3], [1, 1, 1]],
  ['pro-rata-total-up', 750, 3, 1, [2, 3, 5], [1, 1, 2]],
  ['pro-rata-total-up', 1000, 4, 1, [2, 4, 6], [1, 1, 2]],
  ['pro-rata-total-up', 1250, 5, 2, [3, 5, 8], [1, 2, 2]],
  ['pro-rata-total-up', 1500, 6, 2, [3, 6, 9], [1, 2, 3]],
  ['pro-rata-total-up', 1750, 7, 2, [4, 7, 11], [1, 2, 3]],
  ['pro-rata-total-up', 1995, 8, 2, [4, 8, 12], [1, 2, 3]],
  ['pro-rata-total-up', 2000, 8, 2, [4, 8, 12], [1, 2, 3]],
  ['pro-rata-total-up', 2250, 9, 3, [5, 9, 14], [2, 3, 4]],
  ['pro-rata-total-up', 2500, 10, 3, [5, 10, 15], [2, 3, 4]],
  ['pro-rata-total-up', 3000, 12, 3, [6, 12, 18], [2, 3, 5]],
  ['full-thousands', 500, 0, 0, [0, 0, 0], [0, 0, 0]],
  ['full-thousands', 750, 0, 0, [0, 0, 0], [0, 0, 0]],
  ['full-thousands', 1500, 4, 1, [2, 4, 6], [1, 1, 2]],
  ['full-thousands', 1995, 4, 1, [2, 4, 6], [1, 1, 2]],
  ['full-thousands', 2250, 8, 2, [4, 8, 12], [1, 2, 3]],
  ['full-thousands', 3000, 12, 3, [6, 12, 18], [2, 3, 5]],
  ['x-up-then-d3', 500, 2, 1, [1, 2, 3], [1, 2, 3]],
  ['x-up-then-d3', 750, 3, 1, [2, 4, 6], [1, 2, 3]],
  ['x-up-then-d3', 1000, 4, 1, [2, 4, 6], [1, 2, 3]],
  ['x-up-then-d3', 1250, 5, 2, [3, 6, 9], [1, 2, 3]],
  ['x-up-then-d3', 2250, 9, 3, [5, 10, 15], [2, 4, 6]],
  ['x-up-then-d3', 3000, 12, 3, [6, 12, 18], [2, 4, 6]],
] as const;

describe('the play styles', () => {
  const income = (style: string, policy: string): Income => {
    const found = pack.entries[style]?.grants?.income?.find((one) => one.id === `${style}-${policy}`);
    if (!found) throw new Error(`${style} pays nothing under ${policy}`);
    return found;
  };

  it.each(VALUES)('give under %s, at %d points, what the table says', (...row) => {
    const [policy, points, fixed, growing, random, half] = row;
    const gives = (style: string, die = 1): number => amountFor(income(style, policy).amount, points, die);
    const dice = [1, 2, 3];
    expect([gives('fixed'), gives('growing'), gives('temporary')]).toEqual([fixed, growing, growing]);
    expect(dice.map((die) => gives('fixed-random', die))).toEqual(random);
    expect(dice.map((die) => gives('growing-random', die))).toEqual(half);
    expect(dice.map((die) => gives('temporary-random', die))).toEqual(half);
  });

  it('pay when the game or each round starts, and two of them keep nothing', () => {
    const momentOf = (style: string) => income(style, 'full-thousands').moment.at;
    expect(PLAY_STYLES.map(momentOf)).toEqual([
      'battle-start',
      'round-start',
      'round-start',
      'battle-start',
      'round-start',
      'round-start',
    ]);
    const kept = PLAY_STYLES.filter((style) => pack.entries[style]?.grants?.expiry === undefined);
    expect(kept).toEqual(['fixed', 'growing', 'fixed-random', 'growing-random']);
  });
});

describe('the scenarios', () => {
  it('cover every entry', () => {
    const scenarios = join(folder, 'scenarios');
    const covered = new Set(
      readdirSync(scenarios).flatMap(
        (file) => (parse(readFileSync(join(scenarios, file), 'utf8')) as { covers?: readonly string[] }).covers ?? [],
      ),
    );
    expect(Object.keys(pack.entries).filter((id) => !covered.has(id))).toEqual([]);
  });
});
