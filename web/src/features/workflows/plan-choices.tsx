// The sections and sources of an analysis to switch on and off.
import { useTranslation } from 'react-i18next';
import type { Analysis } from '#shared/analyses/analysis.ts';
import type { Source } from '#shared/model/enums.ts';
import type { RunPlan } from '#shared/model/run.ts';
import { choiceLabel, sectionLabel } from '#web/components/runs/loose-text.ts';
import { SampleBadge } from '#web/components/runs/sample-badge.tsx';
import { Tick } from '#web/components/runs/tick.tsx';

const switched = <T extends { on: boolean }>(all: readonly T[], at: number): T[] =>
  all.map((one, i) => (i === at ? { ...one, on: !one.on } : one));

/** For analyses of financials, the web source means only the database. */
export const useSourceName = ({ kinds }: Analysis) => {
  const { t } = useTranslation('runs');
  return (source: Source) =>
    source === 'WEB' && kinds?.includes('financials') ? choiceLabel('CapitalIQ') : t(`plan.source.${source}`);
};

type PlanChoicesProps = { analysis: Analysis; plan: RunPlan; onChange: (plan: RunPlan) => void };

export const PlanChoices = ({ analysis, plan, onChange }: PlanChoicesProps) => {
  const { t } = useTranslation('runs');
  const nameOf = useSourceName(analysis);
  return (
    <>
      <fieldset>
        <legend className="px-2 pb-1 font-medium text-fg3 text-meta">{t('plan.sections')}</legend>
        {plan.sections.map(({ id, title, on }, at) => (
          <Tick
            isRow
            key={id}
            checked={on}
            label={sectionLabel(id, title)}
            onChange={() => onChange({ ...plan, sections: switched(plan.sections, at) })}
          />
        ))}
      </fieldset>
      <fieldset className="mt-4">
        <legend className="px-2 pb-1 font-medium text-fg3 text-meta">{t('plan.sources')}</legend>
        {plan.sources.map(({ source, on, isSample }, at) => (
          <Tick
            isRow
            key={source}
            checked={on}
            label={nameOf(source)}
            onChange={() => onChange({ ...plan, sources: switched(plan.sources, at) })}
          >
            {isSample && <SampleBadge />}
          </Tick>
        ))}
      </fieldset>
    </>
  );
};
