import type { JsonObject } from '@adjutant/kernel';
import { unitText, type Scene } from '../judge/scene.js';
import { idInWords } from '../pack/name.js';
import type { Open } from '../table/table.js';
import { stageIndex, windowNamed } from '../windows/windows.js';
import { text, texts, truth, type Predicate } from './predicate.js';

type Arguments = { readonly [argument: string]: unknown };

export const windowOpen: Predicate = {
  name: 'window-open',
  says: 'Something of this kind is under way, by or on a unit, at a stage.',
  code: 'no-trigger',
  args: {
    window: { type: 'string', says: 'Id of the window, as in pack.json.' },
    unit: { type: 'string', says: 'Role of a unit that takes part in it.', optional: true },
    as: { type: 'string', says: 'How the unit takes part.', optional: true, oneOf: ['actor', 'target', 'any'] },
    stage: { type: 'strings', says: 'One of these stages was the last one reached.', optional: true },
    before: { type: 'string', says: 'This stage has not been reached.', optional: true },
    mine: { type: 'string', says: 'Who acts in it.', optional: true, oneOf: ['own', 'opponent', 'either'] },
  },
  test(scene, args) {
    const window = text(args, 'window');
    const kind = scene.table.open.filter((one) => one.window === window);
    const found = kind.findLast((one) => fits(scene, args, one));
    const name = windowNamed(scene.pack, window)?.name ?? window;
    const last = kind.at(-1);
    const facts: JsonObject = { window, entry: found?.number ?? null, stage: (found ?? last)?.stage ?? null };
    const who = args['unit'] === undefined ? '' : ` that ${unitText(scene, text(args, 'unit'))} takes part in`;
    if (found) return { answer: truth(true), facts, says: `This is under way: ${name}${who}.` };
    const so = last?.stage
      ? `it has come to: ${idInWords(last.stage)}`
      : last
        ? 'another one is'
        : 'nothing of the kind is open';
    return { answer: truth(false), facts, says: `No ${name}${who} is at the point needed; ${so}.` };
  },
};

function fits(scene: Scene, args: Arguments, open: Open): boolean {
  const { pack, player, roles } = scene;
  const mine = text(args, 'mine', 'either');
  if (mine !== 'either' && (mine === 'own') !== (open.player === player)) return false;
  if (args['unit'] !== undefined && !takesPart(open, roles[text(args, 'unit')], text(args, 'as', 'any'))) return false;
  if (args['stage'] !== undefined && !texts(args, 'stage').includes(open.stage ?? '')) return false;
  if (args['before'] === undefined) return true;
  return stageIndex(pack, open.window, open.stage) < stageIndex(pack, open.window, text(args, 'before'));
}

function takesPart(open: Open, unit: string | undefined, as: string): boolean {
  if (unit === undefined) return false;
  const acts = open.unit === unit;
  const hit = open.targets.includes(unit);
  return as === 'actor' ? acts : as === 'target' ? hit : acts || hit;
}
