// The filters of outputs: analysis, status, creator; and list or previews.
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ANALYSIS_TYPES } from '#shared/model/analysis.ts';
import { RUN_STATUSES } from '#shared/model/enums.ts';
import { Tick } from '#web/components/runs/tick.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Segments } from '#web/components/ui/segments.tsx';
import { Select } from '#web/components/ui/select.tsx';
import { currentLanguage } from '#web/lib/language.ts';
import { paths } from '#web/lib/paths.ts';
import type { Outputs } from './use-outputs.ts';

export const ViewSwitch = ({ view }: { view: 'list' | 'grid' }) => {
  const { t } = useTranslation('outputs');
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Segments
      label={t('view.label')}
      value={view}
      options={[
        { value: 'list', label: t('view.list') },
        { value: 'grid', label: t('view.grid') },
      ]}
      onChange={(to) => {
        // The views have different page sizes, so each starts at its first page.
        const params = new URLSearchParams(search);
        params.delete('page');
        navigate({ pathname: to === 'grid' ? paths.outputs2 : paths.outputs, search: params.toString() });
      }}
    />
  );
};

const useTypeOptions = () => {
  const { t } = useTranslation('analyses');
  return ANALYSIS_TYPES.map((value) => ({ value, label: t(`types.${value}.label`) })).sort((a, b) =>
    a.label.localeCompare(b.label, currentLanguage()),
  );
};

export const OutputFilters = ({ filter, setFilter, isFiltered, clear }: Outputs) => {
  const { t } = useTranslation(['outputs', 'runs']);
  const types = useTypeOptions();
  const statuses = RUN_STATUSES.map((value) => ({ value, label: t(`runs:status.${value}`) }));
  return (
    <>
      <Select
        aria-label={t('filter.type')}
        className="w-48 max-sm:w-[calc(50%-0.375rem)]"
        value={filter.type ?? ''}
        options={[{ value: '', label: t('filter.everyType') }, ...types]}
        onChange={(event) => setFilter({ type: event.target.value })}
      />
      <Select
        aria-label={t('filter.status')}
        className="w-40 max-sm:w-[calc(50%-0.375rem)]"
        value={filter.status ?? ''}
        options={[{ value: '', label: t('filter.everyStatus') }, ...statuses]}
        onChange={(event) => setFilter({ status: event.target.value })}
      />
      <Tick
        checked={filter.isMine}
        label={t('filter.mine')}
        onChange={() => setFilter({ mine: filter.isMine ? undefined : 'true' })}
      />
      {isFiltered && (
        <Button variant="ghost" icon={<X />} onClick={clear}>
          {t('filter.clear')}
        </Button>
      )}
    </>
  );
};
