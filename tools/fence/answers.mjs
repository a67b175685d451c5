// What the server answers is described once, in a library, with its type. The page imports that type: one of its own would
// drift from what is sent, and nothing would notice.
import { relative, sep } from 'node:path';

const PAGE = 'apps/web/src/';
const API = `${PAGE}api/`;
/** Where the functions stand that ask the server. */
const ASKING = /(^|\/)(client|seen)\.js$/;
const LIBRARY = /^@adjutant\//;

/** Types that only say how another one is to be taken. */
const DERIVING = new Set([
  ...['Pick', 'Omit', 'Extract', 'Exclude', 'NonNullable', 'Awaited', 'Partial', 'Required', 'Readonly'],
  'ReadonlyArray',
]);

const isNode = (value) => typeof value === 'object' && value !== null && typeof value.type === 'string';

function* within(node) {
  yield node;
  for (const [member, value] of Object.entries(node)) {
    if (member === 'parent') continue;
    for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) yield* within(one);
  }
}

const find = (node, type) => [...within(node)].filter((one) => one.type === type);

const namesFrom = (program, source) =>
  program.body
    .filter((one) => one.type === 'ImportDeclaration' && source.test(one.source.value))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));

/** Functions of a file that leave open what is answered: whoever calls them says it. */
const openIn = (program) =>
  find(program, 'FunctionDeclaration')
    .filter(({ typeParameters, id }) => typeParameters && id)
    .map(({ id }) => id.name);

/** Why an answer is none that a library describes; undefined where it is one. */
function strangeness(asked, described) {
  if (!asked) return 'Say what is answered: a type from the library that describes it.';
  if (find(asked, 'TSTypeLiteral').length > 0)
    return 'An answer is no type of the page: import the one from the library that describes it.';
  const stranger = find(asked, 'TSTypeReference').find(({ typeName }) => !described.has(typeName.name));
  return stranger && `${stranger.typeName.name} is not from a library: import the type that describes this answer.`;
}

/** A type that is written out, rather than told from something else. */
const isOwn = ({ type, typeAnnotation }) =>
  type === 'TSInterfaceDeclaration' ||
  (type === 'TSTypeAliasDeclaration' && find(typeAnnotation, 'TSTypeLiteral').length > 0);

export const answers = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'The page takes the types of answers from the libraries.' },
  },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (!file.startsWith(PAGE) || /\.spec\.tsx?$/.test(file)) return {};
    const program = context.sourceCode.ast;
    const parameters = find(program, 'TSTypeParameter').map(({ name }) => name.name);
    const described = new Set([...DERIVING, ...parameters, ...namesFrom(program, LIBRARY)]);
    const asking = new Set([...namesFrom(program, ASKING), ...(file.startsWith(API) ? openIn(program) : [])]);
    return {
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || !asking.has(node.callee.name)) return;
        const message = strangeness(node.typeArguments, described);
        if (message) context.report({ node, message });
      },
      ExportNamedDeclaration(node) {
        const { declaration, specifiers, source } = node;
        if (!file.startsWith(API) || source) return;
        const named = specifiers.map(({ local }) => local.name);
        const exported = program.body.filter((one) => one === declaration || named.includes(one.id?.name));
        if (![declaration, ...exported].some((one) => one && isOwn(one))) return;
        const message =
          'What the page is told and sends is described in a library: import its type, or tell it from one.';
        context.report({ node, message });
      },
    };
  },
};
