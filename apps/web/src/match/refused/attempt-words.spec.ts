import { attemptWords } from './attempt-words.js';

test('a stratagem is named with its units', () => {
  const data = { player: 'B', stratagem: 'core/go-there', roles: { target: 'B2' } };
  expect(attemptWords({ type: 'UseStratagem', data })).toEqual({
    player: 'B',
    what: 'Go there, target B2',
    rule: 'core/go-there',
  });
});

test('a command without a player belongs to nobody', () => {
  expect(attemptWords({ type: 'AdvancePhase', data: {} })).toEqual({ player: null, what: '', rule: null });
});
