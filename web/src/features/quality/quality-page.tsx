// How well questions are answered: results of the evaluation over documents with known answers, and of one's own list.
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '#web/components/ui/data-table.tsx';
import { Fold } from '#web/components/ui/fold.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { formatDate, formatNumber } from '#web/lib/format.ts';
import { OwnList } from './own-list.tsx';
import { CURVE, type CurveRange, MEASURED_ON, RESULTS, type Result } from './results.ts';
import { rate, ScoresTable } from './scores-table.tsx';

const Sets = () => {
  const { t } = useTranslation('quality');
  const nameOf = ({ set, isHeldOut }: Result) => (isHeldOut ? t('heldOut', { set: t(`set.${set}`) }) : t(`set.${set}`));
  return (
    <ScoresTable
      label={t('list')}
      rows={RESULTS}
      rowKey={({ set, isHeldOut }) => `${set} ${isHeldOut}`}
      nameOf={nameOf}
    />
  );
};

const Notes = () => {
  const { t } = useTranslation('quality');
  return (
    <section className="px-6 py-5 max-md:px-4">
      <h2 className="font-semibold">{t('notes.title')}</h2>
      <ul className="mt-2 max-w-[72ch] list-disc space-y-1.5 pl-5 text-fg2 text-note">
        <li>{t('notes.verified')}</li>
        <li>{t('notes.removed')}</li>
        <li>{t('notes.heldOut')}</li>
      </ul>
    </section>
  );
};

const rangeOf = ({ from, to }: CurveRange): string => `${rate(from)}–${rate(to)}`;

const Curve = () => {
  const { t } = useTranslation('quality');
  const columns: readonly Column<CurveRange, never>[] = [
    { id: 'probability', label: t('curve.probability'), cell: rangeOf },
    { id: 'count', label: t('curve.count'), align: 'right', cell: ({ count }) => formatNumber(count) },
    { id: 'answers', label: t('curve.answers'), align: 'right', cell: ({ answers }) => rate(answers) },
  ];
  return (
    <section className="px-6 pb-6 max-md:px-4">
      <Fold title={t('curve.title')} names={[]} open>
        <p className="mb-3 text-fg2 text-note">{t('curve.text')}</p>
        <DataTable
          label={t('curve.title')}
          columns={columns}
          rows={CURVE}
          rowKey={rangeOf}
          summary={({ answers }) => <span>{rate(answers)}</span>}
        />
      </Fold>
    </section>
  );
};

export const QualityPage = () => {
  const { t } = useTranslation('quality');
  return (
    <>
      <PageHeader title={t('title')} description={t('text', { date: formatDate(MEASURED_ON) })} />
      <Sets />
      <OwnList />
      <Notes />
      <Curve />
    </>
  );
};
