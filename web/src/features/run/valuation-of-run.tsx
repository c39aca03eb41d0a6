// The assumptions of a finished valuation, to change beside its report and run again.
import { Play, SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Source } from '#shared/model/enums.ts';
import type { RunRow } from '#shared/model/run.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { LazyValuationPanel } from '#web/components/valuation/lazy-panel.ts';
import { useProposal } from '#web/components/valuation/use-proposal.ts';
import { paths } from '#web/lib/paths.ts';

type Draft = Readonly<Record<string, unknown>>;

const noError = () => undefined;

const answered = ({ sources = [] }: RunRow): Source[] =>
  sources.filter(({ outcome }) => outcome === 'ok').map(({ source }) => source);

const Trial = ({ run, inputs, onClose }: { run: RunRow; inputs: Draft; onClose: () => void }) => {
  const { t } = useTranslation('runs');
  const [draft, setDraft] = useState(inputs);
  const { data } = useProposal(run.projectId, inputs, answered(run));
  const loading = <Skeleton className="h-64 w-full" />;
  if (!data) return loading;
  if (!data.proposal) return <p className="text-fg2 text-note">{t('valuation.none')}</p>;
  return (
    <Suspense fallback={loading}>
      <LazyValuationPanel
        proposal={data.proposal}
        missing={data.missing}
        fields={analysisOf(run.type).fields}
        draft={draft}
        run={inputs}
        onChange={(name, text) => setDraft((now) => ({ ...now, [name]: text }))}
        errorOf={noError}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Link to={`${paths.workflows}?type=${run.type}`} state={{ inputs: draft }} className={buttonClass('primary')}>
          <Play aria-hidden="true" className="size-4" />
          {t('valuation.runAgain')}
        </Link>
        <Button icon={<X />} onClick={onClose}>
          {t('valuation.closeIt')}
        </Button>
      </div>
    </Suspense>
  );
};

/** Only these sources allow a new proposal: data of registers is neither among the files nor requested again. */
const CAN_BE_PROPOSED: ReadonlySet<Source> = new Set(['FILES', 'WEB']);
const isProposed = (run: RunRow): boolean => answered(run).every((source) => CAN_BE_PROPOSED.has(source));

export const canTry = (run: RunRow): boolean => run.type === 'DCF' && run.inputs !== undefined && isProposed(run);

export const ValuationOfRun = ({ run }: { run: RunRow }) => {
  const { t } = useTranslation('runs');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mx-auto w-full max-w-[76rem] px-6 pt-4 max-md:px-4 print:hidden">
      {isOpen ? (
        <div className="rounded-card border border-line p-4">
          <Trial run={run} inputs={run.inputs ?? {}} onClose={() => setOpen(false)} />
        </div>
      ) : (
        <Button icon={<SlidersHorizontal />} onClick={() => setOpen(true)}>
          {t('valuation.tryIt')}
        </Button>
      )}
    </div>
  );
};
