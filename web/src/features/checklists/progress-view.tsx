// The progress of the list: shares by section as chart and table, rows without a document, documents that no row cites.
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BlockOf } from '#shared/report/blocks.ts';
import { ChartView } from '#web/components/report/chart-view.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatPercent } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useCan } from '#web/lib/use-user.ts';
import type { List, Progress } from './types.ts';
import { useAddress } from './use-address.ts';
import { useEditRows } from './use-edit-rows.ts';

const MEASURES = ['answered', 'verified', 'signedOff'] as const;
/** The most sections drawn in the chart; beyond that only the table is shown. */
const MAX_DRAWN = 20;

type Props = { list: List; progress: Progress; onChanged: () => unknown };
type Counts = Progress['total'];
type Section = Progress['sections'][number];

const shareOf = (counts: Counts, measure: (typeof MEASURES)[number]): number =>
  counts.rows === 0 ? 0 : counts[measure] / counts.rows;

const useSectionName = () => {
  const { t } = useTranslation('checklists');
  return ({ sheet, section }: Section): string => section || sheet || t('screen.withoutSection');
};

const useChart = ({ sections }: Progress): BlockOf<'chart'> | undefined => {
  const { t } = useTranslation('checklists');
  const nameOf = useSectionName();
  return useMemo(() => {
    if (sections.length < 2 || sections.length > MAX_DRAWN) return undefined;
    const datumOf = (section: Section, measure: (typeof MEASURES)[number]) => {
      const value = Math.round(shareOf(section, measure) * 100);
      return { value, text: String(value), refs: [], check: 'verified' as const };
    };
    return {
      kind: 'chart',
      title: t('screen.sectionShares'),
      unit: '%',
      chart: {
        type: 'bar',
        categories: sections.map(nameOf),
        series: MEASURES.map((measure) => ({
          name: t(`screen.${measure}`),
          values: sections.map((section) => datumOf(section, measure)),
        })),
      },
    };
  }, [sections, t, nameOf]);
};

const Tiles = ({ progress: { total, marks } }: { progress: Progress }) => {
  const { t } = useTranslation('checklists');
  const { change } = useAddress();
  return (
    <ul className="grid shrink-0 grid-cols-4 gap-3 max-lg:grid-cols-2">
      {MEASURES.map((measure) => (
        <li key={measure} className="rounded-card border border-line px-4 py-3">
          <span className="text-fg2 text-note">{t(`screen.${measure}`)}</span>
          <p className="font-semibold text-title tabular">{formatPercent(shareOf(total, measure))}</p>
          <span className="text-fg3 text-meta tabular">
            {total[measure]} / {total.rows}
          </span>
        </li>
      ))}
      <li className="rounded-card border border-line px-4 py-3">
        <span className="text-fg2 text-note">{t('mark.noDocument')}</span>
        <p className="font-semibold text-title tabular">{marks.noDocument}</p>
        <button
          type="button"
          className="text-accent-fg text-meta hover:underline"
          onClick={() => change({ view: undefined, mark: 'noDocument' }, false)}
        >
          {t('screen.showRows')}
        </button>
      </li>
    </ul>
  );
};

const Sections = ({ list, progress: { sections }, onChanged }: Props) => {
  const { t } = useTranslation('checklists');
  const mayWrite = useCan('checklist.write', list.projectId);
  const { edit, isMutating } = useEditRows(list, onChanged);
  const nameOf = useSectionName();
  const head = 'h-9 px-3 font-medium text-fg3 text-meta whitespace-nowrap';
  return (
    <div className="shrink-0 overflow-x-auto rounded-card border border-line">
      <table aria-label={t('screen.sectionShares')} className="w-full text-note">
        <thead className="border-line-strong border-b">
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {t('section')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('screen.rowsView')}
            </th>
            {MEASURES.map((measure) => (
              <th key={measure} scope="col" className={`${head} text-right`}>
                {t(`screen.${measure}`)}
              </th>
            ))}
            <th scope="col" className={`${head} text-right`}>
              {t('mark.noDocument')}
            </th>
            {mayWrite && <td />}
          </tr>
        </thead>
        <tbody>
          {sections.map((one) => (
            <tr key={`${one.sheet}\n${one.section}`} className="border-line border-b last:border-b-0">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                {nameOf(one)}
              </th>
              <td className="px-3 py-2 text-right tabular">{one.rows}</td>
              {MEASURES.map((measure) => (
                <td key={measure} className="px-3 py-2 text-right tabular">
                  {one[measure]} <span className="text-fg3">({formatPercent(shareOf(one, measure))})</span>
                </td>
              ))}
              <td className="px-3 py-2 text-right tabular">{one.noDocument}</td>
              {mayWrite && (
                <td className="px-3 py-1 text-right">
                  <Button
                    size="small"
                    disabled={one.answered === 0 || one.signedOff === one.answered}
                    loading={isMutating}
                    onClick={() =>
                      void edit({ section: { sheet: one.sheet, section: one.section }, change: { status: 'approved' } })
                    }
                  >
                    {t('screen.approveSection')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Uncited = ({ uncited: { count, files } }: Pick<Progress, 'uncited'>) => {
  const { t } = useTranslation('checklists');
  return (
    <section>
      <h2 className="pb-2 font-semibold text-section">
        {t('screen.uncited')} <span className="font-normal text-fg3 tabular">{count}</span>
      </h2>
      {count === 0 && <p className="text-fg2 text-note">{t('screen.uncitedNone')}</p>}
      <ul className="columns-2 gap-6 text-note max-lg:columns-1">
        {files.map(({ id, filename }) => (
          <li key={id} className="break-inside-avoid py-0.5">
            <Link to={`${paths.files}?file=${id}`} className="wrap-anywhere text-fg no-underline hover:underline">
              {filename}
            </Link>
          </li>
        ))}
      </ul>
      {count > files.length && (
        <p className="pt-1 text-fg3 text-meta">{t('screen.uncitedMore', { count: count - files.length })}</p>
      )}
    </section>
  );
};

export const ProgressView = ({ list, progress, onChanged }: Props) => {
  const chart = useChart(progress);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-6 pb-6 max-md:px-4">
      <Tiles progress={progress} />
      {chart && <ChartView block={chart} />}
      <Sections list={list} progress={progress} onChanged={onChanged} />
      <Uncited uncited={progress.uncited} />
    </div>
  );
};
