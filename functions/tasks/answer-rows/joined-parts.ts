// Joins the answers to the parts of a row: what each part has for evidence, and the parts that have none.
import { answeringBlocks } from '#shared/report/answering.ts';
import type { Answer, Block, Reference } from '#shared/report/blocks.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { renumbered } from '#shared/report/renumber.ts';
import { filterSentences, sentencesOf } from '#shared/report/visit.ts';
import { isLead } from '../../checklists/polarity/lead.ts';
import { answersNothing, isContradicted } from '../../checklists/verdict.ts';
import { isCovered, isOnOwner } from '../../domain/checklists/part-evidence.ts';

type Part = { readonly name: string; readonly made: Answer };
type Evidence = Pick<Answer, 'blocks' | 'references'> & { readonly name: string };

const textOf = (block: Block): string =>
  block.kind === 'table'
    ? [
        block.caption ?? '',
        ...block.columns.map(({ label }) => label),
        ...block.rows.flat().map(({ text }) => text),
      ].join('\n')
    : sentencesOf(block)
        .map(({ text }) => text)
        .join('\n');

const evidenceOf = ({ name, made }: Part): Evidence => {
  const isOpen = answersNothing(made) || made.blocks.some(isContradicted);
  // A yes or no says nothing of a part that asks for neither.
  const blocks = (isOpen ? [] : answeringBlocks(made.blocks))
    .filter(({ kind }) => kind !== 'notice' && kind !== 'heading')
    .flatMap((block) => filterSentences(block, ({ text }) => !isLead(text)));
  const cited = new Set(refsIn(blocks));
  return { name, blocks, references: made.references.filter(({ n }) => cited.has(n)) };
};

const contextOf = ({ blocks, references }: Evidence): string =>
  [...blocks.map(textOf), ...references.map(({ title }) => title)].join('\n');

/** `found`: the answer to the whole row, which stays if no part is answered. */
export const joinedParts = (found: Answer, parts: readonly Part[]): Answer => {
  const names = parts.map(({ name }) => name);
  const answered = parts.map(evidenceOf).filter((one) => one.blocks.length > 0 && isOnOwner(names, contextOf(one)));
  if (answered.length === 0) return found;
  const references: Reference[] = [];
  const numberOf = (one: Reference): number => {
    const key = JSON.stringify({ ...one, n: 0 });
    const known = references.find((other) => JSON.stringify({ ...other, n: 0 }) === key);
    if (!known) references.push({ ...one, n: references.length + 1 });
    return known?.n ?? references.length;
  };
  const blocks = new Map<string, Block>();
  for (const { blocks: own, references: cited } of answered) {
    const to = new Map(cited.map((one) => [one.n, numberOf(one)]));
    for (const block of renumbered(own, to)) blocks.set(textOf(block), block);
  }
  const text = [...blocks.values()].map(textOf).join('\n');
  const missing = names
    .filter((name) => !answered.some((one) => one.name === name) && !isCovered(name, names, text))
    .map((what): Block => ({ kind: 'notice', code: 'partNotFound', params: { what } }));
  return { ...found, blocks: [...blocks.values(), ...missing], references, alsoRead: [] };
};
