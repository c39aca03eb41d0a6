// Lets the bundler remove unused constants of modules: most are schemas, which take time to build.
import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { childrenOf, isNode, type Node, OWN_MODULES, readOnce } from './syntax.ts';

/** The body of a function or class runs later, not when the module loads. */
const isDeferred = ({ type }: Node): boolean => type.includes('Function') || type.startsWith('Class');
const isCall = ({ type }: Node): boolean => type === 'CallExpression' || type === 'NewExpression';

const callsIn = (node: Node): number[] =>
  isDeferred(node) ? [] : [...(isCall(node) ? [node.start] : []), ...childrenOf(node).flatMap(callsIn)];

const declarationOf = (statement: Node): Node =>
  statement.type === 'ExportNamedDeclaration' && isNode(statement.declaration) ? statement.declaration : statement;

/** The offsets of calls in a module's constants; the calls of a chain share one offset. */
export const callsOfConstants = readOnce((code: string): ReadonlySet<number> => {
  const { program } = parseSync('module.ts', code);
  const constants = (program as unknown as { readonly body: readonly Node[] }).body
    .map(declarationOf)
    .filter(({ type, kind }) => type === 'VariableDeclaration' && kind === 'const');
  return new Set(constants.flatMap(childrenOf).flatMap(callsIn));
});

export const unusedConstants: Plugin = {
  name: 'unused-constants',
  transform: {
    filter: { id: OWN_MODULES },
    handler(code, _id, { magicString }) {
      if (!magicString) throw new Error('nativeMagicString is off');
      for (const at of callsOfConstants(code)) magicString.appendLeft(at, '/* @__PURE__ */ ');
      return { code: magicString };
    },
  },
};
