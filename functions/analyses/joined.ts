// Builds several kinds of work in one section, in order; one that finds nothing leaves nothing.
import type { Block, BlockOf } from '#shared/report/blocks.ts';
import { besideFact } from './beside-fact.ts';
import type { Builder, Built } from './builder.ts';
import { nothingIn } from './nothing.ts';

const hasContent = ({ blocks }: Built): boolean => blocks.some(({ kind }) => kind !== 'notice');

/** An incomplete part makes the whole incomplete; a failed part does not affect the others. */
const worst = (parts: readonly Built[]): Built['status'] => {
  if (parts.every(({ status }) => status === 'failed')) return 'failed';
  return parts.every(({ status }) => status === 'done') ? 'done' : 'needsModel';
};

/** `blocks`: the blocks of all parts, given if a part has another heading than the others. */
export const joinedParts = (parts: readonly Built[], blocks = parts.flatMap((part) => part.blocks)): Built => {
  const text = (kind: 'note' | 'aside') => [...new Set(parts.flatMap((part) => part[kind] ?? []))].join(' ');
  const [note, aside] = [text('note'), text('aside')];
  const assumptions = parts.flatMap((part) => part.assumptions ?? []);
  const requests = [...new Map(parts.flatMap((part) => part.requests ?? []).map((one) => [one.id, one])).values()];
  const workbook = parts.find((part) => part.workbook !== undefined)?.workbook;
  return {
    blocks,
    status: worst(parts),
    ...(note ? { note } : {}),
    ...(aside ? { aside } : {}),
    ...(requests.length > 0 ? { requests } : {}),
    ...(assumptions.length > 0 ? { assumptions } : {}),
    ...(workbook === undefined ? {} : { workbook }),
  };
};

const labelsOf = ({ rows }: BlockOf<'table'>): string[] => rows.map(([first]) => first?.text ?? '');
const isComputed = ({ rows }: BlockOf<'table'>): boolean =>
  rows.some((row) => row.some(({ findings = [] }) => findings.some(({ code }) => code === 'computed')));
/** The share of a table's labels that another table repeats if both have the same rows. */
const SAME = 0.6;

/** A ledger may print a code before the name by which a computed table lists its rows. */
const namesOf = (block: BlockOf<'table'>, other: BlockOf<'table'>): string[] =>
  isComputed(other) ? block.rows.flatMap((row) => row.map(({ text }) => text)) : labelsOf(block);

const isOfSame = (block: BlockOf<'table'>, other: BlockOf<'table'>): boolean => {
  const [own, labels] = [new Set(namesOf(block, other)), labelsOf(other)];
  return labels.filter((label) => own.has(label)).length >= labels.length * SAME;
};

/** Removes a list that a later part repeats, and the ledger from which a table is computed. */
const withoutPrinted = (parts: readonly Built[]): Built[] => {
  const tables = parts.flatMap(({ blocks }) => blocks.filter((block) => block.kind === 'table'));
  const isTwice = (block: Block, part: Built): boolean => {
    if (block.kind !== 'table' || isComputed(block)) return false;
    const others = tables.filter((other) => !part.blocks.includes(other));
    const before = (other: BlockOf<'table'>) => tables.indexOf(other) < tables.indexOf(block);
    return others.some((other) => (isComputed(other) || before(other)) && isOfSame(block, other));
  };
  return parts.map((part) => ({ ...part, blocks: part.blocks.filter((block) => !isTwice(block, part)) }));
};

export const joined: Builder<'joined'> = async ({ works }, context) => {
  const parts: Built[] = [];
  for (const work of works) parts.push(await context.build(work));
  const found = withoutPrinted(parts).filter(hasContent);
  if (found.length > 0) return joinedParts(found, besideFact(found.flatMap(({ blocks }) => blocks)));
  // If no part found anything, the asides on where they looked remain.
  const aside = [...new Set(parts.flatMap((part) => part.aside ?? []))].join(' ');
  return { ...nothingIn(context), ...(aside ? { aside } : {}) };
};
