import { placed } from './placed.js';

const VIEW = { width: 390, height: 800 };
const box = (left: number, top: number) => ({ left, top, bottom: top + 20, width: 30 });

test('it stands below its anchor, in its middle or at its start', () => {
  expect(placed(box(200, 100), { width: 100, height: 40 }, VIEW, 'middle')).toEqual({ left: 165, top: 126 });
  expect(placed(box(200, 100), { width: 100, height: 40 }, VIEW, 'start')).toEqual({ left: 200, top: 126 });
});

test('it never stands beyond an edge of what is seen', () => {
  expect(placed(box(380, 100), { width: 100, height: 40 }, VIEW, 'middle').left).toBe(282);
  expect(placed(box(0, 100), { width: 100, height: 40 }, VIEW, 'middle').left).toBe(8);
});

test('it stands above where there is no room below, and as far down as it may where there is room in neither', () => {
  expect(placed(box(200, 770), { width: 100, height: 40 }, VIEW, 'start').top).toBe(724);
  expect(placed(box(200, 400), { width: 100, height: 700 }, VIEW, 'start').top).toBe(92);
});
