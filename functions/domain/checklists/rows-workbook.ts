// Builds a checklist workbook in our own layout: one line per question.
import type { TextIn } from '#shared/i18n/text-keys.ts';
import { translate } from '#shared/i18n/translate.ts';
import { showsVerdict } from '#shared/model/checklist-words.ts';
import type { Language } from '#shared/model/enums.ts';
import { sourceOf } from '../../export/place.ts';
import { sheetNames } from '../../export/xlsx/sheet-names.ts';
import { baseFont, wordStyle } from '../../export/xlsx/styles.ts';
import type { TextSheet } from '../../sheets/write/append-sheet.ts';
import type { RowRecord } from '../../store/checklists.ts';
import { plainText } from './answer-row.ts';
import { behindText } from './behind-text.ts';
import { REGISTER_HEADS, registered, registerLine } from './register.ts';

const HEADS = ['section', 'question', 'answer', 'verdictHead', 'statusHead', 'owner', 'due', 'source', 'note'] as const;
const WIDTHS = [18, 50, 60, 12, 14, 14, 12, 40, 30];
const REGISTER_WIDTHS = [16, 50, 60, 12, 40, 40, 40];
const MAX_CELL_LENGTH = 32_000;

const sourcesOf = (row: RowRecord, language: Language): string =>
  [...new Set(behindText(row).map((reference) => sourceOf(language, reference)))].join('\n');

const lineOf = (row: RowRecord, language: Language): string[] => {
  const t = (key: TextIn<'checklists'>) => translate(language, `checklists.${key}`);
  return [
    row.section ?? row.sheet,
    row.question,
    row.human?.text ?? plainText(row.answer),
    row.verdict && showsVerdict(row) ? t(`verdict.${row.verdict}`) : '',
    t(`status.${row.status}`),
    row.owner?.name ?? '',
    row.due ?? '',
    sourcesOf(row, language),
    row.note ?? '',
  ];
};

const sheetOf = ({ name, lines, widths }: TextSheet, language: Language) => {
  const font = baseFont(language);
  const cells = lines.flatMap((line, r) =>
    line.map((text, c) => {
      const style = wordStyle(r === 0 ? 'head' : 'line', { wrapText: true, vertical: 'top' });
      const value = text.slice(0, MAX_CELL_LENGTH);
      return [
        `${r},${c}`,
        { type: 'string' as const, value, style: { ...style, font: { ...font, ...style.font } } },
      ] as const;
    }),
  );
  return {
    name,
    rows: lines.map((line) => line.map(() => null)),
    cells: new Map(cells),
    columns: widths.map((width) => ({ width })),
    freezePane: { rows: 1, columns: 0 },
  };
};

/** Red flags get a separate sheet, most severe first. */
export const rowsWorkbook = async (
  name: string,
  rows: readonly RowRecord[],
  language: Language,
  appendix?: TextSheet,
): Promise<Uint8Array> => {
  const headsOf = (keys: readonly TextIn<'checklists'>[]) =>
    keys.map((key) => translate(language, `checklists.${key}`));
  const list = { name, lines: [headsOf(HEADS), ...rows.map((row) => lineOf(row, language))], widths: WIDTHS };
  const flagged = registered(rows);
  const register = {
    name: translate(language, 'checklists.register'),
    lines: [
      [...headsOf(REGISTER_HEADS), ...headsOf(['source'])],
      ...flagged.map((row) => [...registerLine(row, language), sourcesOf(row, language)]),
    ],
    widths: REGISTER_WIDTHS,
  };
  const sheets = [list, ...(flagged.length > 0 ? [register] : []), ...(appendix ? [appendix] : [])];
  const names = sheetNames(sheets.map((sheet) => sheet.name));
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({ sheets: sheets.map((sheet, n) => sheetOf({ ...sheet, name: names[n] ?? sheet.name }, language)) });
};
