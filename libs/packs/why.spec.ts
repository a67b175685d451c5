import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf, type MatchEvent } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { readShelf } from '@adjutant/store';
import { playScript, readScript } from '@adjutant/scenarios';
import { whyView, type WhyView } from '@adjutant/views';
import { readFigure, type WhyFigure } from '@adjutant/replay';

const SHELF = readShelf(import.meta.dirname);
const MATCHES = ['aos-4e', 'opr', 'wh40k-10e', 'wh40k-8e'].flatMap((pack) => {
  const folder = join(import.meta.dirname, pack, 'matches');
  return readdirSync(folder)
    .sort()
    .slice(0, 2)
    .map((name) => [pack, name, join(folder, name)] as const);
});

async function recorded(file: string): Promise<readonly MatchEvent[]> {
  const read = readScript(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file} cannot be read`);
  return recordOf((await playScript(SHELF, read.script)).state).map(({ event }) => event);
}

const ask = (events: readonly MatchEvent[], player: 'A' | 'B', figure: string): WhyView =>
  whyView(SHELF, events, { player, figure: readFigure(figure) as WhyFigure }) as WhyView;

describe('in a whole match of', () => {
  test.each(MATCHES)(
    '%s, %s: every number is what its parts add up to, with a rule or somebody’s word',
    async (_pack, _name, file) => {
      const events = await recorded(file);
      for (let count = events.length; count > 4; count -= 37) {
        for (const player of SIDES) {
          for (const figure of ['vp', 'cp']) {
            const answer = ask(events.slice(0, count), player, figure);
            // A game without command points has no such number.
            if ('unknown' in answer) continue;
            expect(answer.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(answer.value);
            expect(answer.parts.every(({ text, what }) => text !== '' && what !== '')).toBe(true);
          }
        }
      }
    },
  );
});

test.each([
  ['aos-4e', 'round-2-table-5.jsonl', 'a tactic goes down to the entry that chose it'],
  ['wh40k-8e', 'round-1-table-1-length-five.jsonl', 'an objective to the entry that drew it'],
])('%s, %s: of points that follow from the record, %s', async (pack, name) => {
  const events = await recorded(join(import.meta.dirname, pack, 'matches', name));
  const parts = SIDES.flatMap((player) => ask(events, player, 'vp').parts);
  const derived = parts.filter(({ rests }) => rests.length > 0);
  expect(derived.length).toBeGreaterThan(0);
  for (const { entry, rests, rule, notes } of derived) {
    expect(rests.every((one) => one.entry < entry && one.text !== '')).toBe(true);
    expect([rule?.cites.length, notes.length > 0]).toEqual([1, true]);
  }
});
