// A table of measured sets, used for the evaluation and for an organization's own lists.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Scores } from '#shared/quality/scores.ts';
import { type Column, DataTable } from '#web/components/ui/data-table.tsx';
import { formatNumber } from '#web/lib/format.ts';

type Scored = { readonly scores: Scores };
const RATES = [
  { id: 'pageInFive', from: 'xl' },
  { id: 'sentenceOnPage', from: 'lg' },
  { id: 'exact', from: 'md' },
  { id: 'verified', from: 'md' },
  { id: 'wrongAndVerified', from: 'md' },
  { id: 'told', from: 'xl' },
  { id: 'blank', from: 'xl' },
] as const;
const IN_SHORT = ['verified', 'wrongAndVerified'] as const;

export const NOT_KNOWN = '–';
export const rate = (share: number | undefined): string =>
  share === undefined ? NOT_KNOWN : formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });

const useColumns = <Row extends Scored>(nameOf: (row: Row) => ReactNode): readonly Column<Row, never>[] => {
  const { t } = useTranslation('quality');
  return [
    { id: 'set', label: t('column.set'), cell: nameOf },
    {
      id: 'questions',
      label: t('column.questions'),
      align: 'right',
      cell: ({ scores }) => formatNumber(scores.questions),
    },
    ...RATES.map(({ id, from }) => ({
      id,
      from,
      label: t(`column.${id}`),
      align: 'right' as const,
      cell: ({ scores }: Row) => rate(scores[id]),
    })),
    {
      id: 'p50',
      label: t('column.p50'),
      align: 'right',
      from: 'xl',
      cell: ({ scores }) => t('milliseconds', { count: scores.p50 }),
    },
  ];
};

type ScoresTableProps<Row> = {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  nameOf: (row: Row) => ReactNode;
};

export const ScoresTable = <Row extends Scored>({ label, rows, rowKey, nameOf }: ScoresTableProps<Row>) => {
  const { t } = useTranslation('quality');
  const columns = useColumns(nameOf);
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
      summary={({ scores }) => IN_SHORT.map((id) => <span key={id}>{`${t(`column.${id}`)} ${rate(scores[id])}`}</span>)}
    />
  );
};
