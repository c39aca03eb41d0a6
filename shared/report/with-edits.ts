// Applies people's edits to a report. An edited sentence is marked as theirs; an unchanged one keeps its check.
import type { Block } from './blocks.ts';
import type { Sentence } from './cited.ts';
import type { ReportEdit } from './edits.ts';
import { paragraphKey, paragraphsIn, paragraphText } from './paragraphs.ts';
import { type Reference, referencePlace } from './reference.ts';
import type { Report, Section } from './report.ts';

const STOP = /[.!?。！？…]["'”’」』)\]]*$/u;

type Numbers = { readonly of: (reference: Reference) => number; readonly all: () => readonly Reference[] };

/** The numbers of the report's references; a reference that it no longer cites gets a new number at the end. */
const numbering = (references: readonly Reference[]): Numbers => {
  const all = [...references];
  return {
    of: (reference) => {
      const place = referencePlace(reference);
      const known = all.find((one) => referencePlace(one) === place);
      if (known) return known.n;
      const n = Math.max(0, ...all.map((one) => one.n)) + 1;
      all.push({ ...reference, n });
      return n;
    },
    all: () => all,
  };
};

const mark = ({ id, by, at }: ReportEdit, isOwn: boolean) => ({ edit: { id, by: by.name, at, isOwn } });

/** A sentence is unchanged only between full stops: within a person's sentence it may mean the opposite. */
const isWhole = (before: string, sentence: string, after: string): boolean =>
  (before.trim() === '' || STOP.test(before.trim())) && (after.trim() === '' || STOP.test(sentence));

/** The sentences of one line: generated ones that occur verbatim, and the person's own between them. */
const sentencesOf = (line: string, edit: ReportEdit, machine: readonly Sentence[]): Sentence[] => {
  const own = (text: string): Sentence[] =>
    text.trim() === '' ? [] : [{ text: text.trim(), refs: [], check: 'uncertain', ...mark(edit, true) }];
  const sentences: Sentence[] = [];
  let from = 0;
  for (const sentence of machine) {
    const at = line.indexOf(sentence.text, from);
    const end = at + sentence.text.length;
    if (at < 0 || !isWhole(line.slice(0, at), sentence.text, line.slice(end))) continue;
    sentences.push(...own(line.slice(from, at)), { ...sentence, ...mark(edit, false) });
    from = end;
  }
  return [...sentences, ...own(line.slice(from))];
};

/** Kept footnotes go to the person's last sentence. */
const noted = (lines: Sentence[][], refs: readonly number[]): Sentence[][] => {
  const last = lines.flat().findLast(({ edit }) => edit?.isOwn);
  const cited = new Set(lines.flat().flatMap((one) => one.refs));
  return lines.map((line) =>
    line.map((one) => (one === last ? { ...one, refs: refs.filter((n) => !cited.has(n)) } : one)),
  );
};

const written = (edit: ReportEdit, numbers: Numbers, machine: readonly Sentence[] = []): Sentence[][] => {
  const lines = edit.text
    .split('\n')
    .map((line) => sentencesOf(line, edit, machine))
    .filter((line) => line.length > 0);
  return noted(lines, edit.references.map(numbers.of));
};

type Placed = { readonly blocks: readonly Block[]; readonly from: number; readonly to: number };

/** The blocks of a section, each with its edited paragraphs in order. */
const replaced = (section: Section, edits: readonly ReportEdit[], numbers: Numbers) => {
  const byKey = new Map(edits.filter(({ before }) => before !== '').map((edit) => [paragraphKey(edit.before), edit]));
  const standing = new Set<ReportEdit>();
  const inPlace = (sentences: readonly Sentence[]): Sentence[][] => {
    const edit = byKey.get(paragraphKey(paragraphText(sentences)));
    if (!edit) return [[...sentences]];
    standing.add(edit);
    return written(edit, numbers, sentences);
  };
  const edited = (block: Block): Block[] => {
    if (block.kind === 'text') return inPlace(block.sentences).map((sentences) => ({ ...block, sentences }));
    if (block.kind !== 'list') return [block];
    const items = block.items.flatMap(inPlace);
    return items.length > 0 ? [{ ...block, items }] : [];
  };
  let count = 0;
  const placed = section.blocks.map((block): Placed => {
    const from = count;
    count += paragraphsIn(block).length;
    return { blocks: edited(block), from, to: count };
  });
  return { placed, standing };
};

const asBlocks = (lines: readonly Sentence[][]): Block[] => lines.map((sentences) => ({ kind: 'text', sentences }));

/** An edit whose paragraph was rewritten stays at its position, before the new paragraph; additions go to the end. */
const sectionWith = (section: Section, edits: readonly ReportEdit[], numbers: Numbers) => {
  const { placed, standing } = replaced(section, edits, numbers);
  const beside = edits.filter((edit) => edit.before !== '' && edit.text !== '' && !standing.has(edit));
  const added = edits.filter(({ before }) => before === '');
  const ends = placed.at(-1)?.to ?? 0;
  const before = ({ from, to }: Placed) => beside.filter(({ place }) => place >= from && place < to);
  const after = [...beside.filter(({ place }) => place >= ends), ...added];
  const inserted = (some: readonly ReportEdit[]) => some.flatMap((edit) => asBlocks(written(edit, numbers)));
  const blocks = [...placed.flatMap((one) => [...inserted(before(one)), ...one.blocks]), ...inserted(after)];
  const { aside: _vain, ...rest } = section;
  const isFilled = [...beside, ...added].length > 0;
  return { section: isFilled ? { ...rest, blocks, status: 'done' as const } : { ...section, blocks }, beside };
};

/** `besideSections`: sections with a person's text beside a rewritten paragraph. */
export const withEdits = (report: Report, edits: readonly ReportEdit[]): Report => {
  if (edits.length === 0) return report;
  const numbers = numbering(report.references);
  const bySection = Map.groupBy(edits, ({ sectionId }) => sectionId);
  const made = report.sections.map((section) => sectionWith(section, bySection.get(section.id) ?? [], numbers));
  const beside = made.flatMap((one) => (one.beside.length > 0 ? [one.section.title] : []));
  return {
    ...report,
    sections: made.map(({ section }) => section),
    references: [...numbers.all()],
    ...(beside.length > 0 ? { besideSections: beside } : {}),
  };
};
