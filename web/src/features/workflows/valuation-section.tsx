// The DCF form's section with a live value, shown once statements of the company propose one.
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis, Field } from '#shared/analyses/analysis.ts';
import { Fold } from '#web/components/ui/fold.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { LazyValuationPanel } from '#web/components/valuation/lazy-panel.ts';
import { useProposal } from '#web/components/valuation/use-proposal.ts';
import type { Draft } from './draft.ts';
import { isTouched } from './field-groups.ts';

/** Fields shown beside the value that they change. */
const MOVING: ReadonlySet<string> = new Set([
  ...['terminalGrowth', 'exitMultiple', 'growthShift', 'marginShift', 'sizePremium'],
]);
const isMoving = ({ kind, name }: Field): boolean => kind === 'yearly' || MOVING.has(name);

/** The fields of the form without those shown in the valuation. */
export const ownFields = ({ type, fields }: Analysis): readonly Field[] =>
  type === 'DCF' ? fields.filter((field) => !isMoving(field)) : fields;

type SectionProps = {
  projectId: string;
  fields: readonly Field[];
  draft: Draft;
  onChange: (name: string, text: string) => void;
  errorOf: (name: string) => string | undefined;
  /** The same fields, shown if there is no proposal. */
  instead: ReactNode;
};

export const ValuationSection = ({ projectId, instead, ...rest }: SectionProps) => {
  const { t } = useTranslation('runs');
  const { data, isLoading } = useProposal(projectId, rest.draft);
  const { fields, draft } = rest;
  if (isLoading) return <Loading />;
  if (data?.proposal)
    return (
      <Suspense fallback={<Loading />}>
        <LazyValuationPanel proposal={data.proposal} missing={data.missing} {...rest} />
      </Suspense>
    );
  return (
    <>
      {data && <Notice tone="info">{t('valuation.none')}</Notice>}
      <Fold open={isTouched(fields.filter(isMoving), draft)} title={t('form.yearlyTitle')} names={[]}>
        {instead}
      </Fold>
    </>
  );
};

const Loading = () => {
  const { t } = useTranslation('runs');
  return (
    <div role="status" aria-label={t('valuation.loading')} className="flex flex-col gap-3">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
};
