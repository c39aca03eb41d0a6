// The form of an analysis, generated from its fields, with errors beside them; and its plan.
import { ArrowLeft, ListChecks } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Analysis } from '#shared/analyses/analysis.ts';
import { fieldLabel, shortLabel } from '#web/components/runs/loose-text.ts';
import { MemoSteps } from '#web/components/runs/memo-steps.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { cx } from '#web/components/ui/class-names.ts';
import { Fold } from '#web/components/ui/fold.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageHeader } from '#web/components/ui/page-header.tsx';
import { useErrorText } from '#web/lib/error-text.ts';
import { paths } from '#web/lib/paths.ts';
import { fieldGroups, isTouched } from './field-groups.ts';
import { FieldView } from './field-view.tsx';
import { DriverImport } from './fields/driver-import.tsx';
import { YearlyGrid } from './fields/yearly-grid.tsx';
import { LanguageField } from './language-field.tsx';
import { OfferView } from './offer-view.tsx';
import { PlanView } from './plan-view.tsx';
import { problemText } from './problem-text.ts';
import { useInputs } from './use-inputs.ts';
import { ownFields, ValuationSection } from './valuation-section.tsx';

type InputFormProps = { analysis: Analysis; projectId: string };

/** Whether two such fields fit beside each other. */
const isShort = (field: Analysis['fields'][number]): boolean =>
  ['number', 'currency', 'period', 'country'].includes(field.kind) || (field.kind === 'choice' && !field.many);

/** Whether a hint below the field explains what may be entered. */
const hasHint = ({ kind }: Analysis['fields'][number]): boolean => kind === 'company' || kind === 'companies';

/** Focuses the first field marked as invalid. */
const focusFirstInvalid = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]');
    first?.closest('details')?.setAttribute('open', '');
    first?.focus();
    first?.scrollIntoView({ block: 'nearest' });
  });

/** The inputs of an earlier run that is to be run again. */
const useGivenInputs = (): Readonly<Record<string, unknown>> | undefined => {
  const state: unknown = useLocation().state;
  const inputs: unknown = Object(state).inputs;
  return typeof inputs === 'object' && inputs !== null ? { ...inputs } : undefined;
};

const Form = ({ analysis, projectId, inputs }: InputFormProps & { inputs: ReturnType<typeof useInputs> }) => {
  const { t } = useTranslation('runs');
  const errorText = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const { draft, set, enter, problems, candidates, planned, error } = inputs;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isGood = await inputs.plan().catch(() => true);
    if (!isGood) focusFirstInvalid(form.current);
  };
  const errorOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    const field = analysis.fields.find((one) => one.name === name);
    return problem && problemText(problem, field);
  };
  const fields = ownFields(analysis);
  const { main, more } = fieldGroups(fields);
  const [wasTouched] = useState(() => isTouched(more, draft));
  const labelOf = (field: Analysis['fields'][number]) =>
    hasHint(field) ? shortLabel(field.name) : fieldLabel(field.name);
  const yearly = analysis.fields.filter((field) => field.kind === 'yearly');
  const grid = (fields: typeof main) => (
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 max-sm:grid-cols-1 min-[1920px]:grid-cols-4">
      {fields.map((field) =>
        field.kind === 'yearly' ? (
          field === yearly[0] && (
            <div key={field.name} className="col-span-full min-w-0">
              <YearlyGrid fields={yearly} draft={draft} onChange={set} errorOf={errorOf} />
            </div>
          )
        ) : (
          <div key={field.name} className={cx('min-w-0', !isShort(field) && 'col-span-full')}>
            <FieldView
              field={field}
              value={draft[field.name]}
              onChange={(value) => set(field.name, value)}
              label={labelOf(field)}
              error={errorOf(field.name)}
              candidates={candidates.filter((one) => one.field === field.name)}
              projectId={projectId}
            />
          </div>
        ),
      )}
    </div>
  );
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="flex min-w-0 flex-col gap-5">
      {grid(main)}
      {fields !== analysis.fields && (
        <ValuationSection
          projectId={projectId}
          fields={analysis.fields}
          draft={draft}
          onChange={set}
          errorOf={errorOf}
          instead={grid(analysis.fields.filter((field) => !fields.includes(field)))}
        />
      )}
      {yearly.length > 0 && (
        <Fold open={false} title={t('drivers.title')} names={[]}>
          <DriverImport projectId={projectId} onEnter={enter} />
        </Fold>
      )}
      {more.length > 0 && (
        <Fold open={wasTouched} title={t('form.more')} names={more.map((field) => shortLabel(field.name))}>
          {grid(more)}
        </Fold>
      )}
      <LanguageField value={inputs.language} onChange={inputs.setLanguage} />
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          variant={planned ? 'outline' : 'primary'}
          icon={<ListChecks />}
          loading={inputs.isPlanning}
        >
          {planned ? t('form.replan') : t('form.plan')}
        </Button>
        <span className="text-fg3 text-meta">{t('form.draftKept')}</span>
      </div>
    </form>
  );
};

export const InputForm = ({ analysis, projectId }: InputFormProps) => {
  const { t } = useTranslation(['runs', 'analyses']);
  const given = useGivenInputs();
  const inputs = useInputs({ analysis, projectId, inputs: given });
  const { planned } = inputs;
  const { type } = analysis;
  return (
    <>
      <div className="px-6 pt-4 max-md:px-4">
        <Link to={paths.workflows} className="inline-flex items-center gap-1.5 text-fg2 text-note hover:text-fg">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('form.back')}
        </Link>
      </div>
      <PageHeader title={t(`analyses:types.${type}.label`)} description={t(`analyses:types.${type}.text`)} />
      {analysis.choosesStructure && (
        <div className="px-6 pb-4 max-md:px-4">
          <MemoSteps step="inputs" />
        </div>
      )}
      <div
        className={cx(
          'grid items-start gap-8 px-6 pt-2 pb-12 max-lg:grid-cols-1 min-[1920px]:grid-cols-[minmax(0,64rem)_minmax(0,36rem)] max-md:px-4',
          // The grid of years needs a wide form.
          analysis.workbook === 'dcf'
            ? 'grid-cols-[minmax(0,48rem)_minmax(16rem,22rem)]'
            : 'grid-cols-[minmax(0,40rem)_minmax(0,24rem)]',
        )}
      >
        <Form analysis={analysis} projectId={projectId} inputs={inputs} />
        <div className="lg:sticky lg:top-6" aria-live="polite">
          {planned ? (
            <PlanView
              key={JSON.stringify(planned.plan)}
              analysis={analysis}
              projectId={projectId}
              planned={planned}
              language={inputs.language}
              isStale={inputs.isStale}
              onLanguage={inputs.setLanguage}
            />
          ) : (
            <OfferView analysis={analysis} />
          )}
        </div>
      </div>
    </>
  );
};
