// What an analysis contains, before there is a plan: sections, documents, price and time.
import { FileText, Sheet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '#shared/analyses/analysis.ts';
import { sectionLabel } from '#web/components/runs/loose-text.ts';
import { usualCost } from '#web/components/runs/usual-cost.ts';
import { useWriter } from '#web/lib/use-config.ts';
import { Cost } from './cost.tsx';

export const OfferView = ({ analysis }: { analysis: Analysis }) => {
  const { t } = useTranslation('runs');
  const { sections, workbook } = analysis;
  const { credits, seconds } = usualCost(analysis, useWriter());
  return (
    <section aria-label={t('offer.title')} className="rounded-card bg-sunken p-4">
      <h2 className="font-semibold text-section">{t('offer.title')}</h2>
      <p className="text-fg3 text-meta">{t('offer.text')}</p>
      <ol className="mt-3 flex flex-col gap-1.5 text-note">
        {sections.map(({ id, optional }, at) => (
          <li key={id} className="flex gap-2.5">
            <span aria-hidden="true" className="w-4 shrink-0 text-right text-fg3 tabular">
              {at + 1}
            </span>
            <span className="min-w-0">
              {sectionLabel(id, id)}
              {optional && <span className="ml-1.5 text-fg3 text-meta">{t('offer.optional')}</span>}
            </span>
          </li>
        ))}
      </ol>
      <ul className="mt-4 flex flex-col gap-1.5 text-fg2 text-note">
        <li className="flex items-center gap-2">
          <FileText aria-hidden="true" className="size-4 text-fg3" />
          {t('offer.documents')}
        </li>
        {workbook && (
          <li className="flex items-center gap-2">
            <Sheet aria-hidden="true" className="size-4 text-fg3" />
            {t('offer.workbook')}
          </li>
        )}
      </ul>
      <Cost credits={credits} seconds={seconds} />
    </section>
  );
};
