// A number that can be typed or set by a slider; typing is not reformatted.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#web/components/ui/field.tsx';
import { Input } from '#web/components/ui/input.tsx';

export type SliderRange = { readonly min: number; readonly max: number; readonly step: number };

type SliderFieldProps = {
  label: string;
  unit: string;
  range: SliderRange;
  /** The text as typed. */
  text: string;
  /** The slider's position while the field is empty. */
  proposed: number;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (text: string) => void;
};

export const SliderField = ({ label, unit, range, text, proposed, hint, error, onChange }: SliderFieldProps) => {
  const { t } = useTranslation('runs');
  const [typed, setTyped] = useState<string>();
  const entered = typed ?? text;
  const at = entered.trim() === '' || !Number.isFinite(Number(entered)) ? proposed : Number(entered);
  const enter = (entry: string) => {
    setTyped(entry);
    onChange(entry.replace(/,/g, ''));
  };
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
            onChange={({ target }) => enter(target.value)}
            onBlur={() => setTyped(undefined)}
          />
          <Input
            {...control}
            inputMode="decimal"
            className="w-20 shrink-0"
            placeholder={String(proposed)}
            value={entered}
            onFocus={() => setTyped(text)}
            onBlur={() => setTyped(undefined)}
            onChange={({ target }) => enter(target.value)}
          />
          <span className="w-6 shrink-0 whitespace-nowrap text-fg3 text-note">{unit}</span>
        </span>
      )}
    </Field>
  );
};
