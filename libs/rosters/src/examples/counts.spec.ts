import { KNOWN, readingOf } from './reading.js';

const units = (text: string) => readingOf(text, { known: KNOWN }).roster.units;
const app = (body: string): string =>
  `Ember Tide (265 Points)\n\nCinder Host\nFurnace Covenant\nIncursion (1,000 Points)\n\nCHARACTERS\n\n${body}\n`;

describe('how many models there are', () => {
  it.each(['10x Boy', '10x  Boy', '10x\tBoy', '10 x Boy', '10xBoy', '10 Boy', '10× Boy', '• 10x Boy'])(
    'one unit a line: %s are ten of that name',
    (line) => {
      expect(units(`${line}\n3x Nob`)).toMatchObject([
        { name: 'Boy', models: 10 },
        { name: 'Nob', models: 3 },
      ]);
    },
  );

  it('a name that begins with what stands for "times", or with a number, stays whole', () => {
    expect(units('10 Xenomancers\n5x 3rd Watch\n2 Xyloid Guards')).toMatchObject([
      { name: 'Xenomancers', models: 10 },
      { name: '3rd Watch', models: 5 },
      { name: 'Xyloid Guards', models: 2 },
    ]);
  });

  it('the models of a squad without gear are known by the name of the datasheet, however it makes its plural', () => {
    expect(units(app('Boyz (170 Points)\n• 10x Boy'))).toMatchObject([{ name: 'Boyz', models: 10 }]);
    expect(units(app('10x Boy (170 Points)'))).toMatchObject([{ name: 'Boy', models: 10 }]);
  });
});
