// A valuation to adjust before a run: its value, what moves it, its drivers by year and its starting figures.
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#shared/analyses/analysis.ts';
import type { DcfProposed } from '#shared/contract/routes/run-plans.ts';
import { Fold } from '#web/components/ui/fold.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { BaseFigures } from './base-figures.tsx';
import { DriverGrid } from './driver-grid.tsx';
import { LiveValue } from './live-value.tsx';
import { ReportedYears } from './reported-years.tsx';
import { Sliders } from './sliders.tsx';
import { type Draft, valued, valuedAsProposed } from './valuation.ts';

type Proposal = NonNullable<DcfProposed['proposal']>;

type PanelProps = {
  proposal: Proposal;
  missing: readonly string[];
  fields: readonly Field[];
  draft: Draft;
  onChange: (name: string, text: string) => void;
  errorOf: (name: string) => string | undefined;
  /** Inputs of a run, compared with instead of the proposal. */
  run?: Draft | undefined;
};

const useValuation = (proposal: Proposal, draft: Draft, run: Draft | undefined) => {
  const settled = useDeferredValue(draft);
  const now = useMemo(() => valued(proposal, settled), [proposal, settled]);
  const { scenario, discounting } = draft;
  const before = useMemo(
    () => (run ? valued(proposal, run) : valuedAsProposed(proposal, { scenario, discounting })),
    [proposal, run, scenario, discounting],
  );
  return { now, before };
};

const ValuationPanel = ({ proposal, missing, fields, draft, onChange, errorOf, run }: PanelProps) => {
  const { t } = useTranslation('runs');
  const { now, before } = useValuation(proposal, draft, run);
  const yearly = fields.filter((field) => field.kind === 'yearly');
  // If the model refuses the inputs it has no cells; the grid then shows the proposal.
  const shown = now.result ? now : { ...before, input: now.input };
  return (
    <section aria-label={t('valuation.title')} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 className="font-semibold text-section">{t('valuation.title')}</h2>
        <p className="text-fg3 text-meta">{t(run ? 'valuation.runText' : 'valuation.text')}</p>
      </div>
      <LiveValue now={now} before={before} change={run ? 'overRun' : 'overProposal'} />
      <Sliders now={now} draft={draft} onChange={onChange} errorOf={errorOf} />
      <DriverGrid fields={yearly} now={shown} draft={draft} onChange={onChange} errorOf={errorOf} />
      <Fold open={false} title={t('valuation.baseTitle')} names={[]}>
        <div className="flex flex-col gap-4">
          <BaseFigures input={now.input} />
          <ReportedYears input={now.input} />
        </div>
      </Fold>
      {missing.length > 0 && <Notice tone="info">{t('valuation.missing', { names: missing.join(', ') })}</Notice>}
    </section>
  );
};

export default ValuationPanel;
