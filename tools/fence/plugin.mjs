// Our own lint rules. `fence/arrows` needs no project graph: it reads the table alone, and sees what the rule of Nx does
// not look at (Node built-ins, packages, types imported in place, libraries that have no package.json yet).
import { isBuiltin } from 'node:module';
import { dirname, posix, relative, sep } from 'node:path';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { answers } from './answers.mjs';
import { ANY, APPS, DRIVERS, mayImport, packagesOf, placeOf } from './arrows.mjs';

const OURS = /^@adjutant\/([^/]+)/;
const TABLE = 'tools/fence/arrows.mjs';

const fromRoot = (context, path) => relative(context.cwd, path).split(sep).join('/');

function refuseOurs(place, name, onlyTypes) {
  const may = mayImport(place);
  const allowed = may === ANY ? !APPS.includes(name) : may.includes(name);
  if (allowed || name === place.name) return undefined;
  if (place.row.types?.includes(name))
    return onlyTypes ? undefined : `${place.root} takes only types from @adjutant/${name}, with \`import type\`.`;
  const listed = may === ANY ? [] : [...may, ...(place.row.types ?? [])].map((one) => `@adjutant/${one}`);
  const list = may === ANY ? 'any library' : listed.join(', ') || 'no other package';
  return `${place.root} may not import @adjutant/${name}; ${TABLE} allows it ${list}.`;
}

function refuseRelative(place, specifier, file) {
  const target = posix.join(dirname(file), specifier);
  if (place.group === 'tools' || target.startsWith(`${place.root}/`)) return undefined;
  return `${place.root} reaches outside itself with '${specifier}': import the package by its name.`;
}

const matches = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern || name.startsWith(`${pattern}/`);

function refuseDriver(place, specifier) {
  const driver = Object.keys(DRIVERS).find((name) => matches(name, specifier));
  if (driver === undefined || DRIVERS[driver].includes(place.root)) return undefined;
  return `${place.root} may not speak to a database itself ('${specifier}'): ask through @adjutant/store.`;
}

function refusePackage(place, specifier, names) {
  const driver = refuseDriver(place, specifier);
  if (driver !== undefined) return driver;
  const packages = packagesOf(place);
  if (packages === ANY) return undefined;
  const name = isBuiltin(specifier) ? `node:${specifier.replace(/^node:/, '')}` : specifier;
  const exact = Object.keys(packages).find((pattern) => pattern === name);
  const pattern = exact ?? Object.keys(packages).find((candidate) => matches(candidate, name));
  if (!pattern) return `${place.root} may not import '${specifier}'; ${TABLE} lists what it may have from outside.`;
  const only = packages[pattern];
  const stray = only === ANY ? undefined : (names ?? ['*']).find((one) => !only.includes(one));
  return stray && `${place.root} may import only ${only.join(', ')} from '${specifier}', by name; not ${stray}.`;
}

function refuse(place, file, specifier, { names, onlyTypes }) {
  if (!place.row) return `${place.root} has no row in ${TABLE}.`;
  if (specifier.startsWith('.') || specifier.startsWith('/')) return refuseRelative(place, specifier, file);
  const ours = OURS.exec(specifier);
  return ours ? refuseOurs(place, ours[1], onlyTypes) : refusePackage(place, specifier, names);
}

const literal = (node) => (typeof node?.value === 'string' ? node.value : undefined);

/** The names that a statement takes; undefined when it takes the whole module and nobody can tell. */
function namesIn(node) {
  const named = (one) => ('imported' in one ? one.imported : one.local);
  const whole = (one) => one.type !== 'ImportSpecifier' && one.type !== 'ExportSpecifier';
  if (!node.specifiers || node.specifiers.some(whole)) return undefined;
  return node.specifiers.map((one) => named(one).name ?? named(one).value);
}

/** Of `import { type X }` the import stays when the types are taken away; of `import type { X }` nothing does. */
const isOfTypes = (node) => (node.importKind ?? node.exportKind) === 'type';

const arrows = {
  meta: { type: 'problem', schema: [], docs: { description: 'Imports follow the table of arrows.' } },
  create(context) {
    const file = fromRoot(context, context.filename);
    const place = placeOf(file);
    if (!place) return {};
    const check = (node, source, taken = {}) => {
      const specifier = literal(source);
      if (specifier === undefined) return;
      const message = refuse(place, file, specifier, taken);
      if (message) context.report({ node: source, message });
    };
    const statement = (node) => check(node, node.source, { names: namesIn(node), onlyTypes: isOfTypes(node) });
    const requires = 'CallExpression[callee.name="require"], CallExpression[callee.property.name="resolve"]';
    return {
      ImportDeclaration: statement,
      ExportNamedDeclaration: statement,
      ExportAllDeclaration: statement,
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) =>
        check(node, node.source ?? node.argument?.literal, { names: [node.qualifier?.name ?? '*'], onlyTypes: true }),
      TSExternalModuleReference: (node) => check(node, node.expression),
      [requires]: (node) => node.callee.name === 'require' && check(node, node.arguments[0]),
    };
  },
};

/** A computed import could reach anything, one app from another too; so could a `require` that goes by another name. */
const knownImports = {
  meta: { type: 'problem', schema: [], docs: { description: 'What is imported is said in full.' } },
  create(context) {
    const report = (node, message) => context.report({ node, message: `What is imported is said in full: ${message}` });
    const makesRequire = (node) => node?.type === 'CallExpression' && node.callee.name === 'createRequire';
    return {
      ImportExpression(node) {
        if (literal(node.source) === undefined) report(node, 'no computed import().');
      },
      CallExpression(node) {
        if (makesRequire(node.callee)) report(node, 'call it `require` first, so that it is seen what it takes.');
        if (node.callee.name === 'require' && literal(node.arguments[0]) === undefined)
          report(node, 'no computed require().');
      },
      VariableDeclarator({ id, init }) {
        if (makesRequire(init) && id.type === 'Identifier' && id.name !== 'require')
          report(id, 'what createRequire() makes is called `require`.');
      },
    };
  },
};

/** `noInlineConfig` makes such comments powerless; this makes them visible. */
const noDirectives = {
  meta: { type: 'problem', schema: [], docs: { description: 'Lint is not switched off in place.' } },
  create(context) {
    return {
      Program() {
        const directives = context.sourceCode.getAllComments().filter(({ value }) => /^\s*eslint(-|\s)/.test(value));
        const message = 'Lint cannot be switched off in place: change the code, or the rule for everybody.';
        for (const { loc } of directives) context.report({ loc, message });
      },
    };
  },
};

/** What a person is refused with is made by `refusing<Code>()`, which knows the codes: nobody writes one down beside it. */
const cataloguedCodes = {
  meta: { type: 'problem', schema: [], docs: { description: 'Refusals have codes of a catalogue.' } },
  create(context) {
    const written = (node) => literal(node) !== undefined || node?.type === 'TemplateLiteral';
    const report = (node) =>
      context.report({
        node,
        message: 'Make it with `refuse`, `reason` or `declined` of src/refusals.ts, or `useCode`.',
      });
    return {
      'NewExpression[callee.name="Declined"]'(node) {
        if (written(node.arguments[1])) report(node);
      },
      'CallExpression[callee.name="problemOf"]'(node) {
        if (written(node.arguments[1])) report(node);
      },
      ObjectExpression(node) {
        const members = new Map(node.properties.map((one) => [one.key?.name, one.value]));
        if (members.has('cites') && written(members.get('code'))) report(node);
      },
    };
  },
};

export default {
  meta: { name: 'fence' },
  rules: {
    answers,
    arrows,
    'catalogued-codes': cataloguedCodes,
    'known-imports': knownImports,
    'no-directives': noDirectives,
    // The same measure as `max-lines`, a second time, so that there is a warning before there is an error.
    roomy: builtinRules.get('max-lines'),
  },
};
