// The flags that a custom role may hold, each explained in a line.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#web/components/ui/checkbox.tsx';
import { OFFERED_FLAGS, type OfferedFlag } from './matrix-rows.ts';

type FlagChoiceProps = {
  value: readonly OfferedFlag[];
  onChange: (flags: OfferedFlag[]) => void;
  error: string | undefined;
};

export const FlagChoice = ({ value, onChange, error }: FlagChoiceProps) => {
  const { t } = useTranslation('roles');
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 font-medium text-note">{t('form.flags')}</legend>
      <div className="divide-y divide-line rounded-control border border-line-strong">
        {OFFERED_FLAGS.map((flag) => (
          <label
            key={flag}
            htmlFor={`${id}-${flag}`}
            className="flex cursor-pointer items-start gap-3 px-3 py-2 hover:bg-hover"
          >
            <Checkbox
              id={`${id}-${flag}`}
              className="mt-0.5"
              checked={value.includes(flag)}
              onChange={({ target }) =>
                onChange(OFFERED_FLAGS.filter((one) => (one === flag ? target.checked : value.includes(one))))
              }
            />
            <span>
              <span className="block font-medium">{t(`flags.${flag}.name`)}</span>
              <span className="block text-fg2 text-meta">{t(`flags.${flag}.text`)}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={id} className="mt-1.5 text-bad text-meta">
          {error}
        </p>
      )}
    </fieldset>
  );
};
