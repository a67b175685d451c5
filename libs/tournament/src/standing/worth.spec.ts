import { presetNamed } from './presets.js';
import { worthOfTotals } from './worth.js';

const by = (preset: string) => presetNamed(preset)!;

it('who has more has won, and who has as much has drawn', () => {
  expect(worthOfTotals(by('gw'), { A: 67, B: 54 })).toEqual({ outcome: { A: 'win', B: 'loss' } });
  expect(worthOfTotals(by('gw'), { A: 54, B: 67 })).toEqual({ outcome: { A: 'loss', B: 'win' } });
  expect(worthOfTotals(by('gw'), { A: 0, B: 0 })).toEqual({ outcome: { A: 'draw', B: 'draw' } });
});

it('what a preset makes of the margin stands beside who has won', () => {
  expect(worthOfTotals(by('wtc'), { A: 54, B: 67 })).toEqual({
    outcome: { A: 'loss', B: 'win' },
    converted: { figure: 'gp', A: '8', B: '12' },
  });
  expect(worthOfTotals(by('wtc'), { A: 57, B: 54 })).toEqual({
    outcome: { A: 'win', B: 'loss' },
    converted: { figure: 'gp', A: '10', B: '10' },
  });
  expect(worthOfTotals(by('wtc'), { A: 5_000, B: 0 })).toEqual({ outcome: { A: 'win', B: 'loss' } });
});
