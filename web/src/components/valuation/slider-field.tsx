// A number to type or to slide: both are one value. What is being typed stays as it is.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';

export type SliderRange = { readonly min: number; readonly max: number; readonly step: number };

type SliderFieldProps = {
  label: string;
  unit: string;
  range: SliderRange;
  /** As it is typed. */
  text: string;
  /** Where the slider stands while nothing is typed. */
  proposed: number;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (text: string) => void;
};

export const SliderField = ({ label, unit, range, text, proposed, hint, error, onChange }: SliderFieldProps) => {
  const { t } = useTranslation('runs');
  const [typed, setTyped] = useState<string>();
  const number = Number(text);
  const at = text.trim() === '' || !Number.isFinite(number) ? proposed : number;
  return (
    <Field label={label} hint={hint} error={error} optional="unmarked">
      {(control) => (
        <span className="flex items-center gap-3">
          <input
            type="range"
            aria-label={t('valuation.slider', { name: label })}
            aria-valuetext={`${at}${unit}`}
            className="h-8 min-w-0 flex-1 cursor-pointer accent-accent"
            {...range}
            value={at}
            onChange={({ target }) => onChange(target.value)}
          />
          <Input
            {...control}
            inputMode="decimal"
            className="w-20 shrink-0"
            placeholder={String(proposed)}
            value={typed ?? text}
            onFocus={() => setTyped(text)}
            onBlur={() => setTyped(undefined)}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(target.value.replace(/,/g, ''));
            }}
          />
          <span className="w-4 shrink-0 text-fg3 text-note">{unit}</span>
        </span>
      )}
    </Field>
  );
};
