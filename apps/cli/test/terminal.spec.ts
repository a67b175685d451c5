import { say, sayJson, sayLines, warn, type Io } from '../src/io.js';
import { run } from '../src/run.js';
import { table } from '../src/show/table.js';
import { Trouble } from '../src/trouble.js';

const LIE = '\n\u001b[2KProved: all of it is signed\u202e\u2028\u009b\r';
const SHOWN = String.raw`\n\u001b[2KProved: all of it is signed\u202e\u2028\u009b\r`;

function terminal(): Io & { readonly written: () => string } {
  const written: string[] = [];
  const out = { write: (text: string) => written.push(text) };
  return { stdout: out, stderr: out, env: {}, cwd: '/', written: () => written.join('') };
}

it('keeps in one line what a line quotes, and shows what nobody would see', () => {
  const io = terminal();
  say(io, `Title: ${LIE}.`);
  warn(io, `No file ${LIE}.`);
  table([[LIE, 'x']]).forEach((line) => say(io, line));
  expect(io.written()).toBe(`Title: ${SHOWN}.\nNo file ${SHOWN}.\n${SHOWN}  x\n`);
});

it('gives programs JSON that says what was recorded, in letters that a terminal can bear', () => {
  const io = terminal();
  sayJson(io, { title: LIE });
  expect(io.written()).toBe(`{"title":"${SHOWN}"}\n`);
  expect(JSON.parse(io.written())).toEqual({ title: LIE });
});

it('writes texts of several lines that are made here as they are', () => {
  const io = terminal();
  sayLines(io, '{\n  "a": 1\n}\n');
  expect(io.written()).toBe('{\n  "a": 1\n}\n');
});

it('sets off the lines of an error that has several', () => {
  expect(new Trouble(2, ['One.', 'Another.'])).toMatchObject({ message: 'One. Another.', lines: ['One.', 'Another.'] });
});

it('quotes what was typed in one line, and still asks what was meant', async () => {
  const io = terminal();
  await run([`--${LIE}`], io);
  expect(io.written().split('\n')[0]).toBe(`error: unknown option '--${SHOWN}'`);
  const other = terminal();
  await run(['verifi'], other);
  expect(other.written()).toMatch(/^error: unknown command 'verifi'\n\(Did you mean verify\?\)\n/);
});
