// Several works in one section, one after another; what none of them finds leaves nothing behind.
import type { Builder, Built } from './builder.ts';
import { nothingIn } from './nothing.ts';

const hasContent = ({ blocks }: Built): boolean => blocks.some(({ kind }) => kind !== 'notice');

/** A part that is not complete makes the whole not complete; a part that failed leaves the others. */
const worst = (parts: readonly Built[]): Built['status'] => {
  if (parts.every(({ status }) => status === 'failed')) return 'failed';
  return parts.every(({ status }) => status === 'done') ? 'done' : 'needsModel';
};

/** `blocks`: of all parts, where a part is headed differently from the others. */
export const joinedParts = (parts: readonly Built[], blocks = parts.flatMap((part) => part.blocks)): Built => {
  const text = (kind: 'note' | 'aside') => [...new Set(parts.flatMap((part) => part[kind] ?? []))].join(' ');
  const [note, aside] = [text('note'), text('aside')];
  const assumptions = parts.flatMap((part) => part.assumptions ?? []);
  const workbook = parts.find((part) => part.workbook !== undefined)?.workbook;
  return {
    blocks,
    status: worst(parts),
    ...(note ? { note } : {}),
    ...(aside ? { aside } : {}),
    ...(assumptions.length > 0 ? { assumptions } : {}),
    ...(workbook === undefined ? {} : { workbook }),
  };
};

export const joined: Builder<'joined'> = async ({ works }, context) => {
  const parts: Built[] = [];
  for (const work of works) parts.push(await context.build(work));
  const found = parts.filter(hasContent);
  if (found.length > 0) return joinedParts(found);
  // What a part says of where it looked stands where none found anything.
  const aside = [...new Set(parts.flatMap((part) => part.aside ?? []))].join(' ');
  return { ...nothingIn(context), ...(aside ? { aside } : {}) };
};
