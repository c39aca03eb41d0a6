// Builds a report from a checklist: one section per section of the list, each question a heading with answer and
// sources.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { showsVerdict } from '#shared/model/checklist-words.ts';
import type { Language } from '#shared/model/enums.ts';
import type { SharedPart } from '#shared/model/share.ts';
import { answeringBlocks } from '#shared/report/answering.ts';
import type { Block, Reference } from '#shared/report/blocks.ts';
import type { HouseStyle } from '#shared/report/house-style.ts';
import { renumbered } from '#shared/report/renumber.ts';
import type { Report, Section } from '#shared/report/report.ts';
import type { Fonts } from '../../ports/fonts.ts';
import type { ChecklistRecord, RowRecord } from '../../store/checklists.ts';
import { referenceLink } from '../questions/export.ts';
import { behindText } from './behind-text.ts';
import { registerTable } from './register.ts';

type As = {
  readonly language: Language;
  readonly createdAt: string;
  readonly organisation: string;
  /** Set for an external reader, who sees only the shared parts and not the register. */
  readonly outside?: { readonly parts: readonly SharedPart[]; readonly withheld: ReadonlySet<string> };
};

const QUESTION_LEVEL = 2;

/** Headings inside an answer (companies, documents) go one level below questions. */
const belowQuestion = (block: Block): Block =>
  block.kind === 'heading' ? { ...block, level: QUESTION_LEVEL + 1 } : block;

/** Numbers the references of all rows in one list, each cited reference once. */
const numbering = () => {
  const all: Reference[] = [];
  const known = new Map<string, ReadonlyMap<number, number>>();
  const numbersOf = (row: RowRecord): ReadonlyMap<number, number> => {
    const numbers =
      known.get(row.id) ??
      new Map(
        behindText(row).map((reference) => {
          const n = all.length + 1;
          all.push({ ...reference, n });
          return [reference.n, n];
        }),
      );
    known.set(row.id, numbers);
    return numbers;
  };
  const blocksOf = (row: RowRecord): Block[] =>
    renumbered(answeringBlocks(row.answer), numbersOf(row)).map(belowQuestion);
  return { all, numbersOf, blocksOf };
};
type Numbering = ReturnType<typeof numbering>;

const plainBlock = (text: string): Block => ({
  kind: 'text',
  sentences: [{ text, refs: [], check: 'uncertain' }],
});

const rowBlocks = (row: RowRecord, { language, outside }: As, { blocksOf }: Numbering): Block[] => {
  const t = (key: TextIn<'checklists'>) => translate(language, `checklists.${key}`);
  const verdict = row.verdict && showsVerdict(row) ? ` · ${t(`verdict.${row.verdict}`)}` : '';
  const heading: Block = {
    kind: 'heading',
    level: QUESTION_LEVEL,
    text: row.question.replace(/\s+/g, ' ').slice(0, 300),
  };
  const hasStatus = !outside || outside.parts.includes('status');
  const state = hasStatus ? [plainBlock(`${t(`status.${row.status}`)}${verdict}`)] : [];
  const left = outside?.parts.includes('answers') && outside.withheld.has(row.id) ? [plainBlock(t('withheld'))] : [];
  const own = row.human ? [plainBlock(row.human.text)] : [];
  const machine = row.human ? [] : blocksOf(row);
  // After the answer, because a question stays on one page with the block after it.
  return [heading, ...own, ...machine, ...left, ...state];
};

const registerSection = (rows: readonly RowRecord[], language: Language, { numbersOf }: Numbering): Section[] => {
  const table = registerTable(rows, language, (row) => [...numbersOf(row).values()]);
  return table
    ? [{ id: 'register', title: translate(language, 'checklists.register'), blocks: [table], status: 'done' }]
    : [];
};

export const listReport = (list: Pick<ChecklistRecord, 'name'>, rows: readonly RowRecord[], as: As): Report => {
  const numbers = numbering();
  const parts = Map.groupBy(rows, ({ sheet, section }) => section ?? sheet);
  return {
    title: list.name,
    organisation: as.organisation,
    language: as.language,
    createdAt: as.createdAt,
    // Every question is a heading, so the table of contents lists sections only.
    contentsDepth: 1,
    writer: rows.find(({ writer }) => writer)?.writer ?? { kind: 'offline', name: 'offline' },
    sections: [
      ...(as.outside ? [] : registerSection(rows, as.language, numbers)),
      ...[...parts].map(([title, own], n) => ({
        id: `part-${n + 1}`,
        title: title === '' ? list.name : title.replace(/\s+/g, ' ').slice(0, 200),
        blocks: own.flatMap((row) => rowBlocks(row, as, numbers)),
        status: 'done' as const,
      })),
    ],
    references: numbers.all,
  };
};

type Written = {
  readonly app: string;
  readonly exportedAt: string;
  readonly fonts: Fonts;
  readonly house: HouseStyle | undefined;
};

export const documentOf = async (
  report: Report,
  format: 'docx' | 'pdf',
  { app, exportedAt, fonts, house }: Written,
) => {
  const options = { exportedAt, linkTo: referenceLink(app), fonts: await fonts.load() };
  // Imported on demand: most calls of this service write no document.
  if (format === 'pdf') return (await import('../../export/pdf/pdf-of.ts')).pdfOf(report, options);
  return (await import('../../export/docx/docx-of.ts')).docxOf(report, { ...options, house });
};
