// What the papers say of the products in development beside their table: what a release waits for, why it moved.
import type { BlockOf, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { type Quotable, quotable } from '../engine/write/prose/sentences.ts';
import type { Answered, SectionContext } from './builder.ts';
import { isPrivate } from './evidence/for-outsiders.ts';
import { isOwn } from './evidence/own.ts';
import { quotedOf } from './evidence/select-quotes.ts';

const MAX_SHOWN = 4;
/** A shorter name may be part of any word. */
const SHORTEST_NAME = 3;
const QUOTES = /[「」『』“”"'‘’()（）]/u;

/** A name and what is in quotes or brackets beside it each name the product. */
const namesIn = ({ rows }: BlockOf<'table'>): string[] =>
  rows
    .flatMap(([first]) => (first?.text ?? '').split(QUOTES))
    .map((name) => name.trim())
    .filter((name) => name.length >= SHORTEST_NAME);

const named = (text: string, names: readonly string[]): number => names.filter((name) => text.includes(name)).length;

/** The prose of the documents that print the table. */
const besideTable = async (context: SectionContext, names: readonly string[]): Promise<Quotable[]> => {
  const { company } = context;
  if (!company) return [];
  const { passages } = await context.passages(`${company.name} ${names.join(' ')}`);
  const all = [...(await context.room(['pipeline'])), ...passages];
  const once = [...new Map(all.map((one) => [one.chunk.id, one])).values()];
  const tables = once.filter(({ chunk }) => chunk.kind === 'table' && names.every((name) => chunk.text.includes(name)));
  const documents = new Set(tables.map(({ chunk }) => chunk.context.document));
  return once
    .filter(({ chunk }) => chunk.kind === 'prose' && documents.has(chunk.context.document))
    .filter((one) => isOwn(company, one) && !isPrivate(context, one))
    .flatMap(quotable);
};

const conditionsOf = async (context: SectionContext, { blocks }: Answered): Promise<Sentence[]> => {
  const names = blocks.flatMap((block) => (block.kind === 'table' ? namesIn(block) : []));
  if (names.length === 0) return [];
  const shown = new Set(blocks.flatMap(sentencesOf).map(({ text }) => text));
  return (await besideTable(context, names))
    .filter(({ text }) => named(text, names) > 0)
    .map((one) => quotedOf(context, one))
    .filter(({ text }) => !shown.has(text))
    .slice(0, MAX_SHOWN);
};

/** The products in development, and the other sentences on them of the same paper. */
export const withConditions = async (context: SectionContext, found: Answered): Promise<Answered> => {
  const items = (await conditionsOf(context, found)).map((one) => [one]);
  return items.length > 0 ? { ...found, blocks: [...found.blocks, { kind: 'list', ordered: false, items }] } : found;
};
