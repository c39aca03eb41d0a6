// A checklist as a workbook of our own: one line a question.
import { writeXlsx } from 'hucre/xlsx';
import { translate } from '#shared/i18n/translate.ts';
import type { Language } from '#shared/model/enums.ts';
import { sourceOf } from '../../export/place.ts';
import { baseFont, wordStyle } from '../../export/xlsx/styles.ts';
import type { RowRecord } from '../../store/checklists.ts';
import { plainText } from './answer-row.ts';

const HEADS = ['section', 'question', 'answer', 'verdictHead', 'statusHead', 'owner', 'due', 'source', 'note'] as const;
const WIDTHS = [18, 50, 60, 12, 14, 14, 12, 40, 30];
const LONGEST = 32_000;

const lineOf = (row: RowRecord, language: Language): string[] => {
  const t = (key: string) => translate(language, `checklists.${key}`);
  return [
    row.section ?? row.sheet,
    row.question,
    row.human?.text ?? plainText(row.answer),
    row.verdict ? t(`verdict.${row.verdict}`) : '',
    t(`status.${row.status}`),
    row.owner?.name ?? '',
    row.due ?? '',
    [...new Set(row.references.map((reference) => sourceOf(language, reference)))].join('\n'),
    row.note ?? '',
  ];
};

export const rowsWorkbook = (name: string, rows: readonly RowRecord[], language: Language): Promise<Uint8Array> => {
  const font = baseFont(language);
  const heads = HEADS.map((head) => translate(language, `checklists.${head}`));
  const lines = rows.map((row) => lineOf(row, language));
  const cells = [heads, ...lines].flatMap((line, r) =>
    line.map((text, c) => {
      const style = wordStyle(r === 0 ? 'head' : 'line', { wrapText: true, vertical: 'top' });
      return [
        `${r},${c}`,
        {
          type: 'string' as const,
          value: text.slice(0, LONGEST),
          style: { ...style, font: { ...font, ...style.font } },
        },
      ] as const;
    }),
  );
  return writeXlsx({
    sheets: [
      {
        name:
          name
            .replace(/[\\/?*[\]:]/g, ' ')
            .slice(0, 31)
            .trim() || 'List',
        rows: [heads, ...lines].map((line) => line.map(() => null)),
        cells: new Map(cells),
        columns: WIDTHS.map((width) => ({ width })),
        freezePane: { rows: 1, columns: 0 },
      },
    ],
  });
};
