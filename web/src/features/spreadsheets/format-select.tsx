// Changes the number format of the selected cells; their values stay.
import { useTranslation } from 'react-i18next';
import { Select } from '#web/components/ui/select.tsx';
import { formatting } from './edit/block-edits.ts';
import { useCells } from './edit/use-cells.ts';
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

type Props = { store: RowStore; sheet: SheetInfo; selection: Selection; draft: Draft };

export const FormatSelect = ({ store, sheet, selection, draft }: Props) => {
  const { t } = useTranslation('spreadsheets');
  const { range, read } = useCells(sheet, store, cornersOfSelection(selection));
  const choose = async (name: string) => {
    const chosen = NAMES.find((one) => one === name);
    if (!chosen || !(await read(range))) return;
    await draft.apply(
      formatting(sheet.index, range, FORMATS[chosen], (row, column) => inputOf(store.cell(row, column))),
    );
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
      onChange={(event) => void choose(event.target.value)}
      className="w-36"
    />
  );
};
