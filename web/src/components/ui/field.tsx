// A labeled form field: label, hint and error are associated with the control for assistive technology.
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** `unmarked` leaves out the mark, for forms in which nearly every field is optional. */
  optional?: boolean | 'unmarked' | undefined;
  /** Renders the control; receives the props that it must carry. */
  children: (control: FieldControl) => ReactNode;
};

export const Field = ({ label, hint, error, optional, children }: FieldProps) => {
  const { t } = useTranslation('common');
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-fg text-note">
        {label}
        {optional === true && <span className="ml-1.5 font-normal text-fg3">{t('optional')}</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-fg3 text-meta">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1 text-bad text-meta">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
};
