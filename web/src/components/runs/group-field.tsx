// A form field of several controls: its legend, hint and error are tied to the group.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

type GroupFieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: ReactNode;
};

export const GroupField = ({ label, hint, error, optional, children }: GroupFieldProps) => {
  const { t } = useTranslation('common');
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      tabIndex={-1}
      data-invalid={error ? true : undefined}
      className="flex min-w-0 flex-col outline-none"
    >
      <legend className="mb-1.5 font-medium text-fg text-note">
        {label}
        {optional && <span className="ml-1.5 font-normal text-fg3">{t('optional')}</span>}
      </legend>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-fg3 text-meta">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1 text-bad text-meta">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
};
