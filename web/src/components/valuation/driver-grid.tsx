// The drivers of a valuation by year, from the last reported to the terminal year, each cell with its origin.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#shared/analyses/analysis.ts';
import { isFading } from '#shared/analyses/dcf-entries.ts';
import { shownNumber, withOwnYear } from '#shared/analyses/yearly-numbers.ts';
import { looseText, shortLabel } from '#web/components/runs/loose-text.ts';
import { tip } from '#web/components/ui/tooltip.tsx';
import { DriverCell } from './driver-cell.tsx';
import { driverYear, type Focused, ownYears, rowText } from './driver-rows.ts';
import { OriginLine } from './origin-line.tsx';
import type { Draft, Valued } from './valuation.ts';
import { originText } from './wording.ts';

type Yearly = Extract<Field, { kind: 'yearly' }>;

type GridProps = {
  fields: readonly Yearly[];
  now: Valued;
  draft: Draft;
  onChange: (name: string, text: string) => void;
  errorOf: (name: string) => string | undefined;
};

type RowProps = Omit<GridProps, 'fields'> & { field: Yearly; onFocus: (at: Focused) => void };

const Fixed = ({ value, source }: { value: number | undefined; source: string }) => (
  <td className="whitespace-nowrap px-2 py-1.5 text-right text-fg2 tabular" {...(source ? tip(source) : {})}>
    {value === undefined ? '–' : shownNumber(value)}
  </td>
);

const Row = ({ field, now, draft, onChange, errorOf, onFocus }: RowProps) => {
  const { t } = useTranslation('runs');
  const { name, unit } = field;
  const { baseYear, years } = now.input;
  const text = rowText(draft, name);
  const own = ownYears(draft, name, years.length);
  const [label, error] = [shortLabel(name), errorOf(name)];
  const at = (year: number | string) => driverYear(now, name, year, unit === 'percent');
  const sourceOf = (year: number | string) => {
    const { origin, value } = at(year);
    if (origin) return originText(origin);
    return value === undefined ? '' : t('valuation.onTheWay');
  };
  return (
    <tr className="border-line border-b last:border-b-0">
      <th
        scope="row"
        className="sticky left-0 z-1 bg-canvas px-3 py-1.5 text-left font-medium max-sm:max-w-32 max-sm:px-2"
      >
        <span className="sm:whitespace-nowrap">{`${label} (${t(`form.unit.${unit}`)})`}</span>
        {error && <span className="block font-normal text-bad text-meta">{error}</span>}
      </th>
      <Fixed value={at(baseYear).value} source={at(baseYear).value === undefined ? '' : sourceOf(baseYear)} />
      {years.map((year, i) => (
        <td key={year} className="px-0.5 py-1.5">
          <DriverCell
            name={`${label}, ${year}`}
            text={own[i] ?? String(at(year).value ?? '')}
            isInvalid={error !== undefined}
            isOwn={own[i] !== undefined}
            source={sourceOf(year)}
            onFocus={() => onFocus({ field: name, year })}
            onEnter={(entry) =>
              onChange(name, withOwnYear({ text, count: years.length, isFading: isFading(name) }, i, entry))
            }
          />
        </td>
      ))}
      <Fixed value={at('terminal').value} source={sourceOf('terminal')} />
    </tr>
  );
};

export const DriverGrid = ({ fields, ...rest }: GridProps) => {
  const { t } = useTranslation('runs');
  const [focused, setFocused] = useState<Focused>();
  const { baseYear, years } = rest.now.input;
  const heads = [`${baseYear}A`, ...years.map((year) => `${year}E`), looseText('finance', 'dcf.terminalYear', '')];
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-x-auto rounded-card border border-line">
        <table aria-label={t('form.yearlyTitle')} className="w-full text-note">
          <thead>
            <tr className="border-line border-b text-fg3 text-meta">
              <th className="sticky left-0 z-1 bg-canvas px-3 py-1.5 text-left font-normal">{t('drivers.driver')}</th>
              {heads.map((head) => (
                <th key={head} className="min-w-14 break-keep px-2 py-1.5 text-right font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <Row key={field.name} field={field} onFocus={setFocused} {...rest} />
            ))}
          </tbody>
        </table>
      </div>
      <OriginLine now={rest.now} focused={focused} />
      <p className="text-fg3 text-meta">{t('valuation.gridHint')}</p>
    </div>
  );
};
