import { numbered } from './numbered.js';

describe('a keyword with a number', () => {
  it('is the keyword, and a figure of that name', () =>
    expect(numbered(['LAMP', 'SCOUT (2)', 'DRUM (1/10)', 'BANNER BEARER (20)'])).toEqual({
      keywords: ['LAMP', 'SCOUT', 'DRUM (1/10)', 'BANNER BEARER'],
      figures: { scout: 2, 'banner-bearer': 20 },
    }));

  it('is left as it is where the brackets hold something else', () =>
    expect(numbered(['LAMP (OLD)', 'SCOUT (2+)'])).toEqual({ keywords: ['LAMP (OLD)', 'SCOUT (2+)'], figures: {} }));
});
