import { clockText } from '../clock/sequence.js';
import { text, texts, truth, type Predicate } from './predicate.js';

export const clockIs: Predicate = {
  name: 'clock-is',
  says: 'It is one of these phases, in the turn of the player named.',
  code: 'wrong-time',
  args: {
    phases: { type: 'strings', says: 'Ids of phases; left out: any.', optional: true },
    turn: { type: 'string', says: 'Whose turn.', oneOf: ['own', 'opponent', 'either'] },
    fromRound: { type: 'number', says: 'Not before this battle round.', optional: true },
  },
  test(scene, args) {
    const { clock } = scene.table;
    if (!clock) return { answer: 'unmet', facts: {}, says: 'The battle has not started.' };
    const phases = texts(args, 'phases');
    const turn = text(args, 'turn', 'either');
    const fromRound = typeof args['fromRound'] === 'number' ? args['fromRound'] : 1;
    const inPhase = phases.length === 0 || phases.includes(clock.step);
    const inTurn = turn === 'either' || (clock.turn !== null && (turn === 'own') === (clock.turn === scene.player));
    const here = clockText(scene.pack.sequence, clock);
    return {
      answer: truth(inPhase && inTurn && clock.round >= fromRound),
      facts: { now: here, phases: [...phases], turn },
      says: `It is ${here}.`,
    };
  },
};
