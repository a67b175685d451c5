import { bothAgree, bringList, reportAndConfirm } from './phones/match-on-phones.js';
import { wholeMatch } from './phones/whole-match.js';

const WATCH = {
  text: `++ Winter Watch [GF 500pts] ++

Captain [1] Q3+ D3+ | 65pts | Hero, Tough(3)
CCW (A3)

Guards [10] Q4+ D4+ | 150pts | Relentless
10x Rifle (24", A1)
`,
  points: '215',
};
const HORDE = {
  text: `++ Rust Horde [GF 500pts] ++

Boss [1] Q3+ D4+ | 115pts | Hero, Tough(3)
CCW (A3)

Raiders [10] Q5+ D5+ | 100pts | Furious
10x Pistol (12", A1)
`,
  points: '215',
};

wholeMatch({
  called: 'One Page Rules: a whole match on two phones, from the codes of the seats to the confirmed result',
  game: /One Page Rules/,
  depth: 'Full',
  played: async (phones) => {
    const { A, B } = phones;
    await bringList(A, WATCH);
    await bringList(B, HORDE);
    await B.press('Decide on Play style', 'Growing Random');
    await A.press('Ada decides on Doctrine', 'Tactical Doctrine');
    await B.press('Ben decides on Doctrine', 'Shock Doctrine');
    await A.press('Start the battle', 'ada');
    await A.press('Ada places', 'Captain');
    await B.press('Ben places', 'Boss');
    await A.press('Ada places', 'Guards');
    await B.press('Ben places', 'Raiders');
    await A.goTo('Set-up, post-deployment');

    for (let round = 1; round <= 4; round += 1) {
      // What each may spend in a round hangs on dice, which the step asks for.
      await A.next(['The dice of ada', '3'], ['The dice of ben', '2']);
      if (round > 1) await bothAgree(phones, round - 1);
      for (const mine of [A, B]) {
        const unit = mine === A ? 'Guards' : 'Raiders';
        await mine.press(`${mine.player} activates`, unit);
        await mine.press('What a unit did', unit, mine === A ? 'Rushes' : 'Charges');
        if (mine === A && round < 4) await A.press('Rush Objective', 'Guards');
        if (mine === B && round < 3) await B.press('Sweeping Move', 'Raiders');
        await mine.press('What a unit did', unit, 'Has finished its move');
        await mine.press(`${unit} has finished`);
      }
      if (round === 3) await A.press('Unit destroyed', 'Boss');
      await A.goTo(`Round ${round}, objectives`);
      await A.press('Objective control', ['The objective marker', '1'], ['Who controls', 'ada']);
      if (round === 4) {
        await A.press('Objectives held', ['How many? At once', '2']);
        await B.press('Objectives held', ['How many? At once', '1']);
      }
      await A.goTo(`Round ${round}, close`);
    }
    await bothAgree(phones, 4);
    await reportAndConfirm(phones);
  },
  comesTo: {
    winner: 'A',
    ada: ['2 VP', '1 CP'],
    ben: ['1 VP', '2 CP'],
    used: { 'tactical/rush-objective': 3, 'shock/sweeping-move': 2 },
    agreed: 8,
    destroyed: 1,
  },
});
