// Lints texts that exist nowhere, as if they stood in the files named. Takes [{ file, text }] on standard input and gives
// the messages of each. A process of its own, because ESLint loads its configuration in ways that jest's modules refuse.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const root = join(import.meta.dirname, '..', '..');
// Types are known only of files that exist: the three rules that read them are left out for the others.
const withoutTypes = {
  languageOptions: { parserOptions: { projectService: false } },
  rules: Object.fromEntries(
    ['no-floating-promises', 'no-misused-promises', 'await-thenable'].map((name) => [
      `@typescript-eslint/${name}`,
      'off',
    ]),
  ),
};
const real = new ESLint({ cwd: root });
const imagined = new ESLint({ cwd: root, overrideConfig: withoutTypes });
const answers = [];
for (const one of JSON.parse(await text(process.stdin))) {
  const filePath = join(root, one.file);
  const [result] = await (existsSync(filePath) ? real : imagined).lintText(one.text, { filePath });
  answers.push(result.messages.map(({ ruleId, severity, message }) => ({ ruleId, severity, message })));
}
process.stdout.write(JSON.stringify(answers));
