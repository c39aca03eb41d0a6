// Sliders for what moves the value most: cost of capital, terminal growth, exit multiple, and growth and margin of all
// years.
import { useTranslation } from 'react-i18next';
import { shownNumber } from '#shared/analyses/yearly-numbers.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import { premiumFor, waccOf } from '#shared/finance/dcf/wacc.ts';
import { fieldLabel, looseText } from '#web/components/runs/loose-text.ts';
import { SliderField, type SliderRange } from './slider-field.tsx';
import type { Draft, Valued } from './valuation.ts';
import { percentText } from './wording.ts';

/** Ranges a banker would consider, set by hand; a number outside them may be typed. */
const RANGES = {
  wacc: { min: 3, max: 20, step: 0.1 },
  terminalGrowth: { min: -2, max: 5, step: 0.1 },
  exitMultiple: { min: 2, max: 25, step: 0.5 },
  shift: { min: -10, max: 10, step: 0.5 },
} satisfies Record<string, SliderRange>;

/** The slider's start if there is no multiple yet. Set by hand. */
const USUAL_MULTIPLE = 8;
const PERCENT = 100;
/** More decimals than a field shows. */
const PREMIUM_DECIMALS = 4;

/** The risk premium that leads to the given WACC, in percent as in the form. Empty if the text is not a number. */
const premiumText = ({ capital }: DcfInput, wacc: string): string => {
  const wanted = Number(wacc) / PERCENT;
  const isNumber = wacc.trim() !== '' && Number.isFinite(wanted);
  return isNumber ? String(Number((premiumFor(capital, wanted) * PERCENT).toFixed(PREMIUM_DECIMALS))) : '';
};

type SlidersProps = {
  now: Valued;
  draft: Draft;
  onChange: (name: string, text: string) => void;
  errorOf: (name: string) => string | undefined;
};

const textIn = (draft: Draft, name: string): string => {
  const value = draft[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const WaccSlider = ({ now, draft, onChange, errorOf }: SlidersProps) => {
  const { t } = useTranslation('runs');
  const percent = waccOf(now.input.capital) * PERCENT;
  const premium = textIn(draft, 'sizePremium');
  return (
    <SliderField
      label={looseText('finance', 'dcf.wacc', 'WACC')}
      unit="%"
      range={RANGES.wacc}
      text={shownNumber(percent)}
      proposed={percent}
      hint={
        premium === ''
          ? t('valuation.waccHint')
          : t('valuation.waccBy', { premium: percentText(Number(premium) / PERCENT, 2) })
      }
      error={errorOf('sizePremium')}
      onChange={(text) => onChange('sizePremium', premiumText(now.input, text))}
    />
  );
};

export const Sliders = (props: SlidersProps) => {
  const { t } = useTranslation('runs');
  const { now, draft, onChange, errorOf } = props;
  const implied = now.result?.scenarios[now.input.scenario].impliedMultiple ?? USUAL_MULTIPLE;
  const own = (name: string) => ({
    label: fieldLabel(name),
    text: textIn(draft, name),
    error: errorOf(name),
    onChange: (text: string) => onChange(name, text),
  });
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-sm:grid-cols-1">
      <WaccSlider {...props} />
      <SliderField
        {...own('terminalGrowth')}
        unit="%"
        range={RANGES.terminalGrowth}
        proposed={now.input.terminal.growth.value * PERCENT}
      />
      <SliderField {...own('growthShift')} unit={t('valuation.points')} range={RANGES.shift} proposed={0} />
      <SliderField {...own('marginShift')} unit={t('valuation.points')} range={RANGES.shift} proposed={0} />
      <SliderField
        {...own('exitMultiple')}
        unit="x"
        range={RANGES.exitMultiple}
        proposed={Number(shownNumber(implied))}
      />
    </div>
  );
};
