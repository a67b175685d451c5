// Lines in the tables of the sources, found in their syntax and not by what stands around them.
import ts from 'typescript';

function sourceOf(tree, path) {
  const text = tree.read(path, 'utf8');
  if (text === null)
    throw new Error(`${path} is not there: the generator is older than the sources and has to follow them.`);
  return { text, source: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true) };
}

function find(node, fits) {
  if (fits(node)) return node;
  return ts.forEachChild(node, (child) => find(child, fits));
}

const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;

function declared(source, path, name, is) {
  const found = find(source, (node) => is(node) && node.name?.getText() === name);
  if (!found)
    throw new Error(`${path} has no ${name}: the generator is older than the sources and has to follow them.`);
  return found;
}

const insert = (tree, path, text, at, what) => tree.write(path, text.slice(0, at) + what + text.slice(at));

/** One more line at the end of the object that is called `name`. */
export function addRow(tree, path, name, key, row) {
  const { text, source } = sourceOf(tree, path);
  const table = bare(declared(source, path, name, ts.isVariableDeclaration).initializer);
  if (!ts.isObjectLiteralExpression(table)) throw new Error(`${name} in ${path} is no table.`);
  if (table.properties.some((one) => one.name?.getText() === key))
    throw new Error(`There is ${key} already: ${name} in ${path} has it.`);
  insertLast({ tree, path, text }, table.properties, table, `${row},\n`);
}

/** One more item at the end of the list that is called `name`. */
export function addItem(tree, path, name, item) {
  const { text, source } = sourceOf(tree, path);
  const list = bare(declared(source, path, name, ts.isVariableDeclaration).initializer);
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`${name} in ${path} is no list.`);
  insertLast({ tree, path, text }, list.elements, list, `${item},\n`);
}

function insertLast({ tree, path, text }, lines, table, what) {
  const last = lines.at(-1);
  const comma = last && !lines.hasTrailingComma ? ',' : '';
  const withComma = last && lines.hasTrailingComma ? text.indexOf(',', last.getEnd()) + 1 : last?.getEnd();
  insert(tree, path, text, withComma ?? table.getStart() + 1, `${comma}\n${what}`);
}

/** One more case at the end of the only `switch` of a function. */
export function addCase(tree, path, name, clause) {
  const { text, source } = sourceOf(tree, path);
  const choice = find(declared(source, path, name, ts.isFunctionDeclaration), ts.isSwitchStatement);
  if (!choice) throw new Error(`${name} in ${path} has no switch.`);
  insert(tree, path, text, choice.caseBlock.getEnd() - 1, `${clause}\n`);
}

/** One more member of an interface. */
export function addMember(tree, path, name, member) {
  const { text, source } = sourceOf(tree, path);
  insert(tree, path, text, declared(source, path, name, ts.isInterfaceDeclaration).getEnd() - 1, `${member}\n`);
}

/** A line behind the last import. */
export function addImport(tree, path, line) {
  behindLast(tree, path, ts.isImportDeclaration, line);
}

/** A line behind the last `export … from`. */
export function addExport(tree, path, line) {
  behindLast(tree, path, (node) => ts.isExportDeclaration(node) && node.moduleSpecifier !== undefined, line);
}

function behindLast(tree, path, fits, line) {
  const { text, source } = sourceOf(tree, path);
  const last = source.statements.findLast(fits);
  insert(tree, path, text, last?.getEnd() ?? 0, `\n${line}`);
}

/** One more name in what a file imports from a module. */
export function addToImport(tree, path, from, name) {
  const { text, source } = sourceOf(tree, path);
  const found = source.statements.find((node) => ts.isImportDeclaration(node) && node.moduleSpecifier.text === from);
  if (!found) return addImport(tree, path, `import { ${name} } from '${from}';`);
  const { elements } = found.importClause.namedBindings;
  insert(tree, path, text, elements.at(-1).getEnd(), `, ${name}`);
}

/** What stands in one place, and how it stands there from now on. */
export function replaceOnce(tree, path, form, by) {
  const { text } = sourceOf(tree, path);
  if (!form.test(text))
    throw new Error(`${path} has no ${form}: the generator is older than the sources and has to follow them.`);
  tree.write(path, text.replace(form, by));
}
