// Gives the selected cells another number format; what they hold stays.
import { useTranslation } from 'react-i18next';
import { Select } from '../../components/ui/select.tsx';
import type { Draft } from './edit/use-draft.ts';
import { inputOf } from './edit/use-field.ts';
import type { SheetInfo } from './grid/layout.ts';
import type { RowStore } from './grid/row-store.ts';
import { cornersOfSelection, type Selection } from './grid/selection.ts';

const FORMATS = {
  general: 'General',
  number: '#,##0',
  decimals: '#,##0.00',
  brackets: '#,##0_);(#,##0)',
  percent: '0.0%',
  multiple: '0.0"x"',
  won: '[$₩-412]#,##0',
  yen: '[$¥-411]#,##0',
  dollar: '[$$-409]#,##0.00',
  date: 'yyyy-mm-dd',
  text: '@',
} as const;
type FormatName = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as FormatName[];
const MOST_CELLS = 2_000;

type Props = { store: RowStore; sheet: SheetInfo | undefined; selection: Selection; draft: Draft };

export const FormatSelect = ({ store, sheet, selection, draft }: Props) => {
  const { t } = useTranslation('spreadsheets');
  const choose = (name: string) => {
    const format = FORMATS[NAMES.find((one) => one === name) ?? 'general'];
    if (!sheet || name === '') return;
    const { left, right, top, bottom } = cornersOfSelection(selection);
    const edits: Parameters<Draft['apply']>[0][number][] = [];
    for (let row = top; row <= Math.min(bottom, Math.max(top, sheet.lastRow)); row += 1)
      for (let column = left; column <= Math.min(right, Math.max(left, sheet.lastColumn)); column += 1)
        if (edits.length < MOST_CELLS)
          edits.push({ sheet: sheet.index, row, column, input: inputOf(store.cell(row, column)), format });
    void draft.apply(edits);
  };
  const options = [
    { value: '', label: t('format.label') },
    ...NAMES.map((value) => ({ value, label: t(`format.${value}`) })),
  ];
  return (
    <Select
      aria-label={t('format.label')}
      value=""
      options={options}
      onChange={(event) => choose(event.target.value)}
      className="w-36"
    />
  );
};
