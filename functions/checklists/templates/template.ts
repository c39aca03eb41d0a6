// Builds our own checklists as workbooks: one sheet per section, with answers and sources to be filled in.
import type { ChecklistTemplate } from '#shared/model/checklist-words.ts';
import en from './dd-en.json' with { type: 'json' };
import ja from './dd-ja.json' with { type: 'json' };
import ko from './ma-ko.json' with { type: 'json' };

export type List = {
  readonly filename: string;
  readonly heads: readonly string[];
  readonly sections: readonly { readonly name: string; readonly items: readonly string[] }[];
};
const LISTS: Readonly<Record<ChecklistTemplate, List>> = { 'ma-ko': ko, 'dd-en': en, 'dd-ja': ja };

const WIDTHS = [6, 60, 50, 30, 14, 24];
const HEAD = {
  font: { bold: true },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'F1F3F6' } },
  alignment: { vertical: 'center', wrapText: true },
} as const;
const LINE = { alignment: { vertical: 'top', wrapText: true } } as const;

export const listFile = async ({
  filename,
  heads,
  sections,
}: List): Promise<{ filename: string; bytes: Uint8Array }> => {
  // Loaded on use, because the library is as large as all other code of the service.
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({
    sheets: sections.map((section) => {
      const lines = [[...heads], ...section.items.map((item, n) => [String(n + 1), item])];
      return {
        name: section.name,
        rows: lines.map((line) => line.map(() => null)),
        cells: new Map(
          lines.flatMap((line, r) =>
            line.map(
              (value, c) => [`${r},${c}`, { type: 'string' as const, value, style: r === 0 ? HEAD : LINE }] as const,
            ),
          ),
        ),
        columns: WIDTHS.map((width) => ({ width })),
        freezePane: { rows: 1, columns: 0 },
      };
    }),
  });
  return { filename, bytes };
};

export const templateFile = (name: ChecklistTemplate) => listFile(LISTS[name]);
