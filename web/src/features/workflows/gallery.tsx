// All analyses by category, with results, inputs, duration and cost; recently used ones first.
import { Clock, Coins, FolderOutput, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { ANALYSES } from '#shared/analyses/registry.ts';
import { CATEGORIES } from '#shared/model/analysis.ts';
import { AnalysisIcon } from '#web/components/runs/analysis-icon.tsx';
import { choiceLabel, shortLabel } from '#web/components/runs/loose-text.ts';
import { usualCost } from '#web/components/runs/usual-cost.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { SearchField } from '#web/components/ui/search-field.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { useCall } from '#web/lib/api.ts';
import { formatEstimate } from '#web/lib/format.ts';
import { paths } from '#web/lib/paths.ts';
import { useWriter } from '#web/lib/use-config.ts';
import { useCan } from '#web/lib/use-user.ts';
import { withParams } from '#web/lib/with-params.ts';
import { type Card, findAnalyses } from './find-analyses.ts';

const RECENT = 4;
const RECENT_RUNS = 30;

const CardLink = ({ card: { analysis, label, text } }: { card: Card }) => {
  const { t } = useTranslation('runs');
  const { credits, seconds } = usualCost(analysis, useWriter());
  const needs = analysis.fields.filter(({ optional, initial }) => !optional && initial === undefined);
  return (
    <Link
      to={`${paths.workflows}?type=${analysis.type}`}
      className="flex h-full flex-col gap-2.5 rounded-card border border-line p-4 text-fg no-underline transition-colors duration-120 hover:border-line-strong hover:bg-sunken"
    >
      <span className="flex items-center gap-3">
        <AnalysisIcon type={analysis.type} />
        <span className="min-w-0 flex-1 text-balance font-semibold text-ui">{label}</span>
      </span>
      <span className="flex-1 text-fg2 text-note">{text}</span>
      {needs.length > 0 && (
        <span className="text-fg3 text-meta">
          {t('gallery.needs')}: {needs.map(({ name }) => shortLabel(name)).join(', ')}
        </span>
      )}
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-fg3 text-meta tabular">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden="true" className="size-3.5" />
          {t('gallery.takes', { time: formatEstimate(seconds) })}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Coins aria-hidden="true" className="size-3.5" />
          {t('gallery.credits', { count: credits })}
        </span>
      </span>
    </Link>
  );
};

const Section = ({ title, cards }: { title: string; cards: readonly Card[] }) => (
  <section aria-label={title} className="px-6 pb-8 max-md:px-4">
    <h2 className="pb-3 font-semibold text-section">{title}</h2>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] gap-3">
      {cards.map((card) => (
        <li key={card.analysis.type}>
          <CardLink card={card} />
        </li>
      ))}
    </ul>
  </section>
);

const useCards = (): readonly Card[] => {
  const { t } = useTranslation('analyses');
  return Object.values(ANALYSES).map((analysis) => ({
    analysis,
    label: t(`types.${analysis.type}.label`),
    text: t(`types.${analysis.type}.text`),
  }));
};

const useRecent = (projectId: string, cards: readonly Card[]): readonly Card[] => {
  const { data } = useCall('runs.list', { query: { projectId, limit: RECENT_RUNS, mine: 'true' } });
  const types = [...new Set(data?.rows.map(({ type }) => type))];
  return types.flatMap((type) => cards.find(({ analysis }) => analysis.type === type) ?? []).slice(0, RECENT);
};

const useFilter = () => {
  const [params, setParams] = useSearchParams();
  const set = (name: 'q' | 'category', value: string) => setParams(withParams({ [name]: value }), { replace: true });
  const category = CATEGORIES.find((one) => one === params.get('category'));
  return { search: params.get('q') ?? '', category, set, clear: () => setParams({}, { replace: true }) };
};

type ToolsProps = ReturnType<typeof useFilter> & { cards: readonly Card[] };

const Tools = ({ search, category, set, cards }: ToolsProps) => {
  const { t } = useTranslation('runs');
  const used = CATEGORIES.filter((one) => cards.some(({ analysis }) => analysis.category === one));
  const options = used.map((value) => ({ value, label: choiceLabel(value) }));
  return (
    <div className="flex flex-wrap items-center gap-3 px-6 pb-5 max-md:px-4">
      <SearchField label={t('gallery.search')} value={search} onSearch={(text) => set('q', text)} />
      <Select
        aria-label={t('gallery.category')}
        className="w-56 max-sm:w-full"
        value={category ?? ''}
        options={[{ value: '', label: t('gallery.everything') }, ...options]}
        onChange={(event) => set('category', event.target.value)}
      />
    </div>
  );
};

export const Gallery = ({ projectId }: { projectId: string }) => {
  const { t } = useTranslation('runs');
  const filter = useFilter();
  const cards = useCards();
  const recent = useRecent(projectId, cards);
  const mayStart = useCan('search.ask', projectId);
  const mayRead = useCan('search.read', projectId);
  const groups = findAnalyses(cards, filter);
  const isFiltered = filter.search !== '' || filter.category !== undefined;
  const outputs = (
    <Link to={paths.outputs} className={buttonClass()}>
      <FolderOutput aria-hidden="true" />
      {t('gallery.outputs')}
    </Link>
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('gallery.text')} actions={outputs} />
      {mayRead && !mayStart && (
        <Notice tone="info" className="mx-6 mb-4 max-md:mx-4">
          {t('gallery.guest')}
        </Notice>
      )}
      <Tools {...filter} cards={cards} />
      {!isFiltered && recent.length > 0 && <Section title={t('gallery.recent')} cards={recent} />}
      {groups.map(({ category, cards: found }) => (
        <Section key={category} title={choiceLabel(category)} cards={found} />
      ))}
      {groups.length === 0 && (
        <EmptyState
          icon={<SearchX />}
          title={t('gallery.noMatch')}
          text={t('gallery.noMatchText')}
          action={<Button onClick={filter.clear}>{t('gallery.clear')}</Button>}
        />
      )}
    </>
  );
};
