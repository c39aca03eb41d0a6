// One row per question of an own list: the expected answer, the actual one, and its verdict.
import { useTranslation } from 'react-i18next';
import type { MeasuredQuestion } from '#shared/quality/question-list.ts';
import type { ListedQuestion } from '#shared/quality/read-question-list.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { type Column, DataTable } from '#web/components/ui/data-table.tsx';
import { AbsentDocument } from './absent-document.tsx';
import { NOT_KNOWN } from './scores-table.tsx';

type Row = { readonly n: number; readonly listed: ListedQuestion; readonly measured: MeasuredQuestion };

const TONES = { wrongAndVerified: 'bad', verified: 'ok', told: 'plain', blank: 'warn', shown: 'plain' } as const;
type Outcome = keyof typeof TONES;

const outcomeOf = ({ isWrong, isVerified, namesMissing, isBlank }: MeasuredQuestion): Outcome => {
  if (isWrong) return 'wrongAndVerified';
  if (isVerified) return 'verified';
  if (namesMissing) return 'told';
  return isBlank ? 'blank' : 'shown';
};

const MARKS = [
  ['pageInFive', 'isInFive'],
  ['sentenceOnPage', 'isCited'],
  ['exact', 'isExact'],
] as const;

const OutcomeBadge = ({ measured }: Pick<Row, 'measured'>) => {
  const { t } = useTranslation('quality');
  const outcome = outcomeOf(measured);
  return <Badge tone={TONES[outcome]}>{outcome === 'shown' ? t('own.shown') : t(`column.${outcome}`)}</Badge>;
};

const useExpected = () => {
  const { t } = useTranslation('quality');
  return ({ answer, document, pages }: ListedQuestion): string => {
    const expected = [answer, document, pages && t('own.page', { page: pages.join(', ') })].filter(Boolean).join(', ');
    return expected ? t('own.expected', { expected }) : t('own.notExpected');
  };
};

const Given = ({ measured: { text, cited } }: Pick<Row, 'measured'>) => {
  const { t } = useTranslation('quality');
  return (
    <div className="max-w-prose">
      <p className="line-clamp-2">{text || NOT_KNOWN}</p>
      {cited && (
        <p className="wrap-anywhere text-fg3 text-meta">
          {[cited.document, cited.page && t('own.page', { page: cited.page })].filter(Boolean).join(', ')}
        </p>
      )}
    </div>
  );
};

const useColumns = (): readonly Column<Row, never>[] => {
  const { t } = useTranslation('quality');
  const expectedOf = useExpected();
  const mark = (is: boolean | undefined) => (is === undefined ? NOT_KNOWN : t(is ? 'own.yes' : 'own.no'));
  return [
    {
      id: 'question',
      label: t('own.question'),
      cell: ({ listed }) => (
        <div className="max-w-prose">
          <p className="text-fg">{listed.question}</p>
          <p className="wrap-anywhere text-fg3 text-meta">{expectedOf(listed)}</p>
          {listed.document !== undefined && <AbsentDocument name={listed.document} />}
        </div>
      ),
    },
    { id: 'outcome', label: t('own.outcome'), cell: ({ measured }) => <OutcomeBadge measured={measured} /> },
    { id: 'given', label: t('own.given'), from: 'lg', cell: ({ measured }) => <Given measured={measured} /> },
    ...MARKS.map(([id, field]) => ({
      id,
      label: t(`column.${id}`),
      from: 'lg' as const,
      cell: ({ measured }: Row) => mark(measured[field]),
    })),
    {
      id: 'ms',
      label: t('own.time'),
      align: 'right',
      className: 'whitespace-nowrap',
      from: 'xl',
      cell: ({ measured }) => t('milliseconds', { count: measured.ms }),
    },
  ];
};

type VerdictTableProps = { questions: readonly ListedQuestion[]; measured: readonly MeasuredQuestion[] };

export const VerdictTable = ({ questions, measured }: VerdictTableProps) => {
  const { t } = useTranslation('quality');
  const columns = useColumns();
  const rows = measured.flatMap((one, n) => {
    const listed = questions[n];
    return listed ? [{ n, listed, measured: one }] : [];
  });
  return (
    <DataTable
      label={t('own.rows')}
      columns={columns}
      rows={rows}
      rowKey={({ n }) => String(n)}
      summary={({ measured: one }) => (
        <>
          <OutcomeBadge measured={one} />
          <Given measured={one} />
        </>
      )}
    />
  );
};
