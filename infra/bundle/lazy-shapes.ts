// Makes the schemas of a bundle build their fields on first use: most schemas that are loaded at start never parse.
import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { childrenOf, isNode, type Node, OWN_MODULES, readOnce } from './syntax.ts';

/** Calls whose first argument is a shape. Zod reads a getter in it once, when the field is first needed. */
const TAKES_SHAPE = ['object', 'strictObject', 'looseObject', 'extend', 'safeExtend'];
/** Skips the parsing of modules that contain none of these names. */
const MAY_TAKE_SHAPE = new RegExp(`\\b(?:${TAKES_SHAPE.join('|')})\\b`);
/** Expressions that have another meaning inside a getter. */
const OF_ITS_PLACE = /^(This|Await|Yield)Expression$/;

const has = (node: Node, matches: (type: string) => boolean): boolean =>
  matches(node.type) || childrenOf(node).some((child) => has(child, matches));

const shapesIn = (node: Node): Node[] => {
  const [shape] = node.type === 'CallExpression' ? [node.arguments].flat() : [];
  const name = isNode(node.callee) && isNode(node.callee.property) ? node.callee.property.name : undefined;
  const own =
    TAKES_SHAPE.some((one) => one === name) && isNode(shape) && shape.type === 'ObjectExpression' ? [shape] : [];
  return [...own, ...childrenOf(node).flatMap(shapesIn)];
};

type Field = { readonly start: number; readonly nameEnd: number; readonly valueStart: number; readonly end: number };

/** Returns the field if its value contains a call. */
const fieldOf = ({ type, start, end, key, value, ...rest }: Node): Field[] => {
  const isNamed = type === 'Property' && rest.kind === 'init' && !rest.method && !rest.shorthand && !rest.computed;
  if (!(isNamed && isNode(key) && isNode(value))) return [];
  if (!has(value, (kind) => kind === 'CallExpression') || has(value, (kind) => OF_ITS_PLACE.test(kind))) return [];
  return [{ start, nameEnd: key.end, valueStart: value.start, end }];
};

/** False with a spread element: V8 would order the getters behind the fields after it. */
const isPlain = (shape: Node): boolean => childrenOf(shape).every(({ type }) => type !== 'SpreadElement');

/** Returns the fields of a module to be made lazy. */
export const lazyFields = readOnce((code: string): readonly Field[] =>
  shapesIn(parseSync('module.ts', code).program as unknown as Node)
    .filter(isPlain)
    .flatMap(childrenOf)
    .flatMap(fieldOf),
);

export const lazyShapes: Plugin = {
  name: 'lazy-shapes',
  transform: {
    filter: { id: OWN_MODULES, code: MAY_TAKE_SHAPE },
    handler(code, _id, { magicString }) {
      if (!magicString) throw new Error('nativeMagicString is off');
      for (const { start, nameEnd, valueStart, end } of lazyFields(code)) {
        magicString.appendRight(start, 'get ');
        magicString.overwrite(nameEnd, valueStart, '() { return ');
        magicString.appendLeft(end, ' }');
      }
      return { code: magicString };
    },
  },
};
