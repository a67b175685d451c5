import { askEarly, takeEarly } from './early.js';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

test('what was asked early is taken once, and what was not is not there', async () => {
  const fetched: string[] = [];
  const given = new Response('{}');
  globalThis.fetch = (path) => {
    fetched.push(String(path));
    return Promise.resolve(given);
  };
  void askEarly('/matches/m');
  expect(fetched).toEqual(['/api/matches/m']);
  expect(takeEarly('/matches/other')).toBeUndefined();
  expect(await takeEarly('/matches/m')).toBe(given);
  expect(takeEarly('/matches/m')).toBeUndefined();
});

test('what fails early is told to whoever takes it, and to nobody else', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('no line'));
  void askEarly('/matches/m');
  await expect(takeEarly('/matches/m')).rejects.toThrow('no line');
});

test('what is posted is told apart by what is sent', async () => {
  const given = new Response('{}');
  globalThis.fetch = () => Promise.resolve(given);
  void askEarly('/access/seat', { link: 'one' });
  expect(takeEarly('/access/seat')).toBeUndefined();
  expect(takeEarly('/access/seat', JSON.stringify({ link: 'other' }))).toBeUndefined();
  expect(await takeEarly('/access/seat', JSON.stringify({ link: 'one' }))).toBe(given);
});
