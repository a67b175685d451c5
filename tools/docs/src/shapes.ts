import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface Shape {
  readonly name: string;
  readonly says: string;
  readonly text: string;
}

/** The exported types of a source file with their comments, in the order in which they stand there. */
export function shapesIn(file: string): Shape[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const described = new Map(
    source.statements
      .filter(ts.isVariableStatement)
      .map((node) => [node.declarationList.declarations[0]?.name.getText(source) ?? '', commentOf(node)]),
  );
  return source.statements
    .filter((node) => ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node))
    .map((node) => ({
      name: node.name.text,
      // A description stands before the type that follows from it, under the same name.
      says: commentOf(node) || (described.get(node.name.text) ?? ''),
      text: node.getText(source).replace(/^export /, ''),
    }));
}

function commentOf(node: ts.Node): string {
  return ts
    .getJSDocCommentsAndTags(node)
    .map((doc) => (typeof doc.comment === 'string' ? doc.comment : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
