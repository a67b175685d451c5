import { bothAgree, bothConfirm } from './phones/match-on-phones.js';
import { wholeMatch } from './phones/whole-match.js';

wholeMatch({
  called: '8th edition: a whole match recorded as a score on two phones, until the die that ends it',
  game: /40,000, 8th/,
  depth: 'Score',
  played: async (phones) => {
    const { A, B } = phones;
    await A.press('Start the battle', 'ada');

    for (let round = 1; round <= 5; round += 1) {
      if (round > 1) await bothAgree(phones, round - 1);
      for (const mine of [A, B]) {
        await mine.goTo(`Round ${round}, ${mine.player}’s end`);
        await mine.press('Tactical Objectives', ['How many? At once', mine === A ? '2' : '1']);
        if (round === 1 && mine === B) await B.press('First Blood', ['How many? At once', '1']);
        if (round === 4 && mine === A) await A.press('+1 CP');
        await mine.next();
      }
      if (round === 5) await A.press('Roll 1D6', ['Die 1', '2']);
      else await A.next();
    }
    // The die says that it is over: nobody has to.
    await bothConfirm(phones);
  },
  comesTo: {
    winner: 'A',
    ada: ['10 VP', '1 CP'],
    ben: ['6 VP', '0 CP'],
    used: {},
    agreed: 8,
    destroyed: 0,
  },
});
