// Statements that do not add up, shown before a valuation: the equations, their pages, and the reason for accepting
// them.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Locator } from '#shared/model/file.ts';
import type { StatementBreak } from '#shared/model/run.ts';
import { referencePath } from '#shared/report/reference-path.ts';
import { Field } from '#web/components/ui/field.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { Textarea } from '#web/components/ui/textarea.tsx';

/** The most breaks shown; the full number is in the text above. */
const MAX_SHOWN = 6;

const Place = ({ fileId, place }: { fileId: string; place: Locator }) => {
  const { t } = useTranslation('runs');
  const text = place.page === undefined ? (place.sheet ?? '') : t('plan.breaks.page', { page: place.page });
  return (
    <Link to={referencePath({ fileId, locator: place }) ?? ''} target="_blank" className="underline">
      {text || t('plan.breaks.open')}
    </Link>
  );
};

const Break = ({ broken: { fileId, document, equation, places } }: { broken: StatementBreak }) => (
  <li className="break-words">
    <span className="tabular">{equation}</span>
    <span className="flex flex-wrap gap-x-2 text-meta">
      {document}
      {places.map((place) => (
        <Place key={`${place.page} ${place.sheet}`} fileId={fileId} place={place} />
      ))}
    </span>
  </li>
);

type PlanBreaksProps = { breaks: readonly StatementBreak[]; reason: string; onReason: (reason: string) => void };

export const PlanBreaks = ({ breaks, reason, onReason }: PlanBreaksProps) => {
  const { t } = useTranslation('runs');
  const rest = breaks.length - MAX_SHOWN;
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warn">
        <p>{t('plan.breaks.text', { count: breaks.length })}</p>
        <ul className="mt-2 flex flex-col gap-2">
          {breaks.slice(0, MAX_SHOWN).map((broken) => (
            <Break key={`${broken.fileId} ${broken.period} ${broken.equation}`} broken={broken} />
          ))}
        </ul>
        {rest > 0 && <p className="mt-2">{t('plan.andMore', { count: rest })}</p>}
      </Notice>
      <Field label={t('plan.breaks.reason')} hint={t('plan.breaks.hint')}>
        {(control) => (
          <Textarea {...control} maxLength={500} value={reason} onChange={({ target }) => onReason(target.value)} />
        )}
      </Field>
    </div>
  );
};
