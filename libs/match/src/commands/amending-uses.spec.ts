import type { MatchCommand } from '../index.js';
import { after, amid, by, given, uses } from '@adjutant/testing/given';

const played = after(amid(3), [uses('Gust', 'A2')]);
const amends = (data: object): MatchCommand => ({
  type: 'CorrectEntry',
  data: { entry: 4, correction: { kind: 'amend', data: data as never }, because: 'a slip' },
});
const answers = (given: object): MatchCommand => ({
  type: 'CorrectEntry',
  data: { entry: 4, correction: { kind: 'answer', answers: given as never }, because: 'a slip' },
});

describe('a use that is put right member by member', () => {
  it.each<[string, MatchCommand, string]>([
    [
      'an answer to a question that it does not ask',
      amends({ answers: { 'within-earshot': 'yes' } }),
      'question/not-asked',
    ],
    ['a unit that nobody has', amends({ roles: { target: 'A99' } }), 'unit/unknown'],
    ['a role that it has not', amends({ roles: { targt: 'A2' } }), 'entry/unknown-member'],
    ['no answer at all', answers({}), 'entry/nothing-amended'],
  ])('does not take %s', (_, command, code) => {
    given(played).when(command, by('judge')).thenRefused(code);
  });

  it('takes another unit', () => {
    given(played)
      .when(amends({ roles: { target: 'A3' } }), by('judge'))
      .then({
        type: 'EntryCorrected',
        data: { entry: 4, correction: { kind: 'amend', data: { roles: { target: 'A3' } } }, because: 'a slip' },
      });
  });
});
