import { clockText, partOf } from '../clock/sequence.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const clockIs: Predicate = {
  name: 'clock-is',
  says: 'It is one of these phases, in the turn of the player named.',
  code: 'wrong-time',
  args: {
    phases: { type: 'strings', says: 'Ids of phases; left out: any.', optional: true },
    turn: { type: 'string', says: 'Whose turn.', oneOf: ['own', 'opponent', 'either'] },
    inside: {
      type: 'strings',
      says: 'Only in these steps inside the phase; its own id is its opening one.',
      optional: true,
    },
    fromRound: { type: 'number', says: 'Not before this battle round.', optional: true },
  },
  test(scene, args) {
    const { clock } = scene.table;
    if (!clock) return { answer: 'unmet', facts: {}, says: 'The battle has not started.' };
    const phases = texts(args, 'phases');
    const inside = texts(args, 'inside');
    const inStep = inside.length === 0 || inside.includes(clock.part ?? clock.step);
    const turn = text(args, 'turn', 'either');
    const fromRound = typeof args['fromRound'] === 'number' ? args['fromRound'] : 1;
    const over = partOf(scene.pack.sequence, clock)?.over === true;
    const inPhase = phases.length === 0 || (phases.includes(clock.step) && !over);
    const inTurn = turn === 'either' || (clock.turn !== null && (turn === 'own') === (clock.turn === scene.player));
    const here = clockText(scene.pack.sequence, clock);
    return {
      answer: truth(inPhase && inStep && inTurn && clock.round >= fromRound),
      facts: { now: here, phases: [...phases], turn },
      says: `It is ${here}.`,
    };
  },
};
