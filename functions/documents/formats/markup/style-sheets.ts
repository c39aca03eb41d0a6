// Reads the rules of a page's style sheets that can hide text: simple selectors and the declarations about visibility.
import { type Declared, declaredIn } from './declarations.ts';
import { type Compound, compoundOf, keysOf, matches, type Tag, withoutStates } from './selectors.ts';

type Rule = {
  /** The element itself comes last, before it those around it. */
  readonly path: readonly Compound[];
  readonly declared: Declared;
  readonly rank: number;
};
/** The declarations for an element inside others, the strongest last. */
export type StyleSheets = (tag: Tag, around: readonly Tag[]) => readonly Declared[];

const MAX_RULES = 2_000;
/** Conditions under which a page is read; those for paper or narrow windows are not. */
const READ_THROUGH = /^@(?:media\s+(?:only\s+)?(?:all|screen)|layer\s|supports\b)[^,]*$/;

/** The texts between two marks, in one pass. */
const between = (text: string, from: string, to: string): { readonly inside: string[]; readonly outside: string } => {
  const inside: string[] = [];
  let outside = '';
  let at = 0;
  for (;;) {
    const start = text.indexOf(from, at);
    const end = start < 0 ? -1 : text.indexOf(to, start + from.length);
    if (end < 0) return { inside, outside: outside + text.slice(at, start < 0 ? undefined : start) };
    outside += text.slice(at, start);
    inside.push(text.slice(start + from.length, end));
    at = end + to.length;
  }
};

/** Behind the end of a block, whose blocks are skipped with it. */
const afterBlock = (css: string, open: number): number => {
  const brace = /[{}]/g;
  brace.lastIndex = open;
  let depth = 0;
  for (let found = brace.exec(css); found; found = brace.exec(css)) {
    depth += found[0] === '{' ? 1 : -1;
    if (depth === 0) return brace.lastIndex;
  }
  return css.length;
};

const blocksOf = (css: string): [selectors: string, body: string][] => {
  const blocks: [string, string][] = [];
  let at = 0;
  for (let open = css.indexOf('{'); open >= 0; open = css.indexOf('{', at)) {
    const before = css.slice(at, open);
    const head = before.slice(Math.max(before.lastIndexOf('}'), before.lastIndexOf(';')) + 1).trim();
    if (head.startsWith('@')) at = READ_THROUGH.test(head) && !head.includes('(') ? open + 1 : afterBlock(css, open);
    else {
      const close = css.indexOf('}', open);
      const end = close < 0 ? css.length : close;
      blocks.push([head, css.slice(open + 1, end)]);
      at = end + 1;
    }
  }
  return blocks;
};

const isEmpty = ({ usual, important }: Declared): boolean =>
  Object.keys(usual).length + Object.keys(important).length === 0;

/**
 * A selector of a position or a state is not followed. What it might print the text on is not known, so that text of
 * any color counts as shown there.
 */
const ruleOf = (selector: string, declared: Declared, order: number): Rule | undefined => {
  const isPlain = withoutStates(selector) === selector;
  const setsBackground = [declared.usual, declared.important].some(({ background }) => background !== undefined);
  const unknown = { usual: setsBackground ? { background: 'unknown' } : {}, important: {} };
  const used = isPlain ? declared : unknown;
  const path = withoutStates(selector)
    .trim()
    .split(/[\s>]+/)
    .map(compoundOf);
  if (isEmpty(used) || path.some((one) => one === undefined)) return undefined;
  const known = path.filter((one) => one !== undefined);
  const weight = known.reduce(
    (sum, { id, classes, name }) => sum + (id ? 1e4 : 0) + classes.length * 100 + (name ? 1 : 0),
    0,
  );
  return { path: known, declared: used, rank: weight * 1e4 + order };
};

const rulesOf = (css: string): Rule[] =>
  blocksOf(css).flatMap(([selectors, body], order) => {
    const declared = declaredIn(body);
    if (isEmpty(declared)) return [];
    return selectors.split(',').flatMap((selector) => ruleOf(selector, declared, order) ?? []);
  });

const isInside = (path: readonly Compound[], around: readonly Tag[]): boolean => {
  let left = path.length - 2;
  for (let n = around.length - 1; n >= 0 && left >= 0; n -= 1) {
    const [wanted, tag] = [path[left], around[n]];
    if (wanted && tag && matches(wanted, tag)) left -= 1;
  }
  return left < 0;
};

export const styleSheets = (source: string): StyleSheets => {
  const sheets = between(source.toLowerCase(), '<style', '</style').inside;
  const css = between(sheets.map((sheet) => sheet.slice(sheet.indexOf('>') + 1)).join('\n'), '/*', '*/').outside;
  const byKey = new Map<string, Rule[]>();
  for (const rule of rulesOf(css.replaceAll('<!--', '').replaceAll('-->', '')).slice(0, MAX_RULES)) {
    const [key = '*'] = keysOf(rule.path.at(-1));
    const rules = byKey.get(key);
    if (rules) rules.push(rule);
    else byKey.set(key, [rule]);
  }
  if (byKey.size === 0) return () => [];
  return (tag, around) =>
    [...new Set(keysOf(tag))]
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ path }) => path.slice(-1).every((one) => matches(one, tag)) && isInside(path, around))
      .sort((a, b) => a.rank - b.rank)
      .map(({ declared }) => declared);
};
