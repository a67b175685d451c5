import { asked } from './asked.js';

test('a stratagem is named with its units', () => {
  const data = { player: 'B', stratagem: 'core/go-there', roles: { target: 'B2' } };
  expect(asked({ type: 'UseStratagem', data })).toEqual({
    player: 'B',
    what: 'Go there, target B2',
    rule: 'core/go-there',
  });
});

test('a command without a player belongs to nobody', () => {
  expect(asked({ type: 'AdvancePhase', data: {} })).toEqual({ player: null, what: '', rule: null });
});
