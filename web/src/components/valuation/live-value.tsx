// Enterprise value, equity and value per share with the current entries, and their difference from the proposal.
import { useTranslation } from 'react-i18next';
import { looseText } from '#web/components/runs/loose-text.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import type { Valued } from './valuation.ts';
import { amountText, percentText, priceText, timesText, unitOf } from './wording.ts';

type Shown = { readonly name: string; readonly text: string; readonly unit: string; readonly change?: string };

/** A smaller relative change counts as the same figure. */
const MIN_CHANGE = 0.0005;

const changeOf = (now: number | undefined, before: number | undefined): string => {
  if (now === undefined || before === undefined || before === 0) return '';
  const change = now / before - 1;
  return Math.abs(change) < MIN_CHANGE ? '' : `${change > 0 ? '+' : ''}${percentText(change)}`;
};

type Compared = 'overProposal' | 'overRun';

const Figure = ({ name, text, unit, change, compared }: Shown & { compared: Compared }) => {
  const { t } = useTranslation('runs');
  return (
    <div className="min-w-0">
      <dt className="text-fg3 text-meta">{name}</dt>
      <dd className="font-semibold text-section tabular">
        {text} <span className="font-normal text-fg3 text-meta">{unit}</span>
      </dd>
      {change && <dd className="text-accent-fg text-meta tabular">{t(`valuation.${compared}`, { change })}</dd>}
    </div>
  );
};

const caseOf = ({ input, result }: Valued) => result?.scenarios[input.scenario];

const LINES = ['enterpriseValue', 'equityValue', 'perShare'] as const;

const figuresOf = (now: Valued, before: Valued): Shown[] => {
  const { money, shares } = now.input;
  const nameOf = (key: string) => looseText('finance', `dcf.${key}`, key);
  return LINES.filter((line) => line !== 'perShare' || shares).map((line) => {
    const value = caseOf(now)?.byGrowth[line];
    const isPrice = line === 'perShare';
    const text = value === undefined ? '–' : isPrice ? priceText(value, money.currency) : amountText(value);
    const change = changeOf(value, caseOf(before)?.byGrowth[line]);
    return { name: nameOf(line), text, unit: isPrice ? money.currency : unitOf(money), change };
  });
};

const besideOf = (now: Valued): Shown[] => {
  const found = caseOf(now);
  if (!found) return [];
  const { byMultiple, byGrowth, impliedMultiple } = found;
  const nameOf = (key: string) => looseText('finance', `dcf.${key}`, key);
  const none = { unit: '' };
  return [
    ...(byGrowth.terminalShare === undefined
      ? []
      : [{ ...none, name: nameOf('terminalShare'), text: percentText(byGrowth.terminalShare) }]),
    ...(impliedMultiple === undefined
      ? []
      : [{ ...none, name: nameOf('impliedMultiple'), text: timesText(impliedMultiple) }]),
    ...(byMultiple?.enterpriseValue === undefined
      ? []
      : [
          {
            name: `${nameOf('enterpriseValue')}, ${nameOf('byMultiple')}`,
            text: amountText(byMultiple.enterpriseValue),
            unit: unitOf(now.input.money),
          },
        ]),
  ];
};

type LiveValueProps = { now: Valued; before: Valued; change: Compared };

export const LiveValue = ({ now, before, change }: LiveValueProps) => {
  const { t } = useTranslation('runs');
  if (now.refusal)
    return <Notice tone="warn">{looseText('finance', `refusal.${now.refusal}`, t('valuation.refused'))}</Notice>;
  return (
    <output aria-label={t('valuation.value')} className="block rounded-card bg-sunken p-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {[...figuresOf(now, before), ...besideOf(now)].map((one) => (
          <Figure key={one.name} {...one} compared={change} />
        ))}
      </dl>
    </output>
  );
};
