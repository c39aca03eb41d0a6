// The plan of an analysis: sections and sources to switch on and off, cost and duration; and its start.
import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Analysis } from '#shared/analyses/analysis.ts';
import { creditsFor, secondsAt, secondsFor, structureCredits } from '#shared/analyses/plan.ts';
import type { Planned } from '#shared/contract/routes/run-plans.ts';
import type { Language } from '#shared/model/enums.ts';
import { BreakReason, type RunPlan } from '#shared/model/run.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Confirm } from '#web/components/ui/confirm.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useAction } from '#web/lib/api.ts';
import { useErrorText } from '#web/lib/error-text.ts';
import { formatNumber } from '#web/lib/format.ts';
import { runPath } from '#web/lib/paths.ts';
import { useWriter } from '#web/lib/use-config.ts';
import { Cost, useBalance } from './cost.tsx';
import { forgetDraft } from './draft.ts';
import { PlanBreaks } from './plan-breaks.tsx';
import { PlanChoices, useSourceName } from './plan-choices.tsx';

type PlanViewProps = {
  analysis: Analysis;
  projectId: string;
  planned: Planned;
  language: Language;
  /** Whether the inputs have changed since the plan was made. */
  isStale: boolean;
  onLanguage: (language: Language) => void;
};

const GoingOut = ({ given: { shareable, internal, names } }: { given: NonNullable<Planned['goingOut']> }) => {
  const { t } = useTranslation('runs');
  if (internal === 0) return null;
  const rest = internal - names.length;
  const named = [names.join(', '), rest > 0 ? t('plan.andMore', { count: rest }) : ''].filter(Boolean).join(' ');
  return (
    <Notice tone={shareable === 0 ? 'warn' : 'info'}>
      {t(shareable === 0 ? 'plan.allInternal' : 'plan.internalLeftOut', { count: internal, names: named })}
    </Notice>
  );
};

/** The expected duration: as measured on this stage, or, before any measurement, the usual time of its writer. */
const useSeconds = (
  analysis: Analysis,
  { secondsPerSection: pace }: Planned,
  sections: RunPlan['sections'],
): number => {
  const writer = useWriter();
  return pace ? secondsAt(pace, sections) : secondsFor(analysis, sections, writer);
};

/** Without a model, quotes are not translated; offers to write the report in the language of the files instead. */
type QuotedInProps = { language: Language | undefined; onLanguage: (language: Language) => void };

const QuotedIn = ({ language, onLanguage }: QuotedInProps) => {
  const { t } = useTranslation('runs');
  const writer = useWriter();
  if (!language || writer !== 'offline') return null;
  const name = t(`plan.languages.${language}`);
  return (
    <Notice
      tone="info"
      action={
        <Button size="small" onClick={() => onLanguage(language)}>
          {t('plan.writeIn', { language: name })}
        </Button>
      }
    >
      {t('plan.quotedIn', { language: name })}
    </Notice>
  );
};

/** Starts over with another plan: pass the plan as its key. */
export const PlanView = ({ analysis, projectId, planned, language, isStale, onLanguage }: PlanViewProps) => {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { trigger, isMutating, error } = useAction('runs.start');
  const [plan, setPlan] = useState(planned.plan);
  const nameOf = useSourceName(analysis);
  const credits = creditsFor(analysis, plan.sections);
  const seconds = useSeconds(analysis, planned, plan.sections);
  const balance = useBalance();
  // A memorandum is charged only for the proposal of its structure at first.
  const due = analysis.choosesStructure ? structureCredits(analysis) : credits;
  const readsFiles = plan.sources.some(({ source, on }) => source === 'FILES' && on);
  const breaks = readsFiles ? (planned.breaks ?? []) : [];
  const [reason, setReason] = useState('');
  const isUnaccepted = breaks.length > 0 && !BreakReason.safeParse(reason).success;
  const samples = plan.sources.filter(({ on, isSample }) => on && isSample);
  const [asks, setAsks] = useState(false);
  const { goingOut } = planned;
  const isAllInternal = goingOut !== undefined && goingOut.internal > 0 && goingOut.shareable === 0;
  const isPoor = balance !== undefined && balance < due;
  const lack = !plan.sections.some(({ on }) => on)
    ? t('plan.noSection')
    : plan.sources.length > 0 && !plan.sources.some(({ on }) => on)
      ? t('plan.noSource')
      : undefined;
  const start = async () => {
    const { type } = analysis;
    try {
      const run = await trigger({
        body: {
          ...{ projectId, type, language, inputs: planned.inputs, plan: { ...plan, credits, seconds } },
          ...(breaks.length > 0 ? { acceptedBreaks: reason } : {}),
        },
      });
      forgetDraft({ projectId, type });
      navigate(runPath(run.id));
    } catch {
      // The error is shown below, from the action's state.
    }
  };
  return (
    <section aria-label={t('plan.title')} className="rounded-card border border-line p-4">
      <h2 className="px-2 font-semibold text-section">{t('plan.title')}</h2>
      <p className="mb-3 px-2 text-fg3 text-meta">{t('plan.text')}</p>
      <PlanChoices analysis={analysis} plan={plan} onChange={setPlan} />
      <Cost credits={credits} seconds={seconds} left={balance === undefined ? undefined : balance - due}>
        {analysis.choosesStructure && <p className="text-fg3 text-meta">{t('plan.firstPart', { count: due })}</p>}
      </Cost>
      <div className="mt-4 flex flex-col gap-3">
        {error && <Notice tone="bad">{errorText(error)}</Notice>}
        {planned.goingOut && <GoingOut given={planned.goingOut} />}
        <QuotedIn language={planned.filesLanguage} onLanguage={onLanguage} />
        {breaks.length > 0 && <PlanBreaks breaks={breaks} reason={reason} onReason={setReason} />}
        {isStale && <Notice tone="warn">{t('plan.changed')}</Notice>}
        {lack && <Notice tone="warn">{lack}</Notice>}
        {isPoor && <Notice tone="warn">{t('plan.lacking', { balance: formatNumber(balance) })}</Notice>}
        <Button
          variant="primary"
          size="large"
          icon={<Play />}
          loading={isMutating}
          disabled={isStale || isPoor || lack !== undefined || isAllInternal || isUnaccepted}
          onClick={() => (samples.length > 0 ? setAsks(true) : void start())}
        >
          {t('plan.start')}
        </Button>
        {asks && (
          <Confirm
            open
            onOpenChange={setAsks}
            title={t('plan.sampleTitle')}
            description={t('plan.sampleConfirm', {
              sources: samples.map(({ source }) => nameOf(source)).join(', '),
            })}
            confirmLabel={t('plan.sampleStart')}
            onConfirm={start}
          />
        )}
      </div>
    </section>
  );
};
