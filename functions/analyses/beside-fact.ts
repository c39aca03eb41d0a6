// Moves a computed sentence behind the statement that it starts from: a risk and its size are one point.
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';

type Item = BlockOf<'list'>['items'][number];

const isComputed = ({ findings = [] }: Sentence): boolean => findings.some(({ code }) => code === 'computed');

/** The passage that a computed sentence starts from is cited first, and figures of the statements behind it. */
const factOf = (item: Item): number | undefined => {
  const [only, second] = item;
  const [first, next] = only && !second && isComputed(only) ? only.refs : [];
  return next === undefined ? undefined : first;
};

const states = (item: Item, n: number): boolean =>
  item.some((one) => !isComputed(one) && one.refs.length === 1 && one.refs[0] === n);

/** In lists alone: an answer in prose stays as it is written. */
export const besideFact = (blocks: readonly Block[]): Block[] => {
  const lists = blocks.flatMap((block) => (block.kind === 'list' && !block.ordered ? [...block.items] : []));
  const moved = new Map<Item, Item>();
  for (const item of lists) {
    const n = factOf(item);
    const fact = n === undefined ? undefined : lists.find((one) => one !== item && states(one, n));
    if (fact) moved.set(item, fact);
  }
  const withMoved = (item: Item): Item => [
    ...item,
    ...[...moved].filter(([, fact]) => fact === item).flatMap(([own]) => own),
  ];
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'list') return [block];
    const items = block.items.filter((item) => !moved.has(item)).map(withMoved);
    return items.length > 0 ? [{ ...block, items }] : [];
  });
};
