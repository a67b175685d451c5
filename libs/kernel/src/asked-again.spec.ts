import { askedAgain } from './asked-again.js';

describe('what is asked again', () => {
  const asked: (string | undefined)[] = [];
  const lengthOf = askedAgain((text: string | undefined) => (asked.push(text), text?.length));

  it('is worked out once as long as it is the same, and anew for anything else', () => {
    const answers = [undefined, undefined, 'ab', 'ab', 'abc', 'ab', undefined].map(lengthOf);
    expect(answers).toEqual([undefined, undefined, 2, 2, 3, 2, undefined]);
    expect(asked).toEqual([undefined, 'ab', 'abc', 'ab', undefined]);
  });
});
