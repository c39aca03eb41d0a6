// Drivers as a grid of years: each cell is one year, and each row becomes the text that the analysis parses.
import { useTranslation } from 'react-i18next';
import type { Field } from '#shared/analyses/analysis.ts';
import { FORECAST_YEARS } from '#shared/analyses/fields.ts';
import { withYear, yearlyParts } from '#shared/analyses/yearly-numbers.ts';
import { shortLabel } from '#web/components/runs/loose-text.ts';
import { DriverCell } from '#web/components/valuation/driver-cell.tsx';
import type { Draft } from '../draft.ts';
import { asText } from './field-props.ts';

type Yearly = Extract<Field, { kind: 'yearly' }>;

type GridProps = {
  fields: readonly Yearly[];
  draft: Draft;
  onChange: (name: string, text: string) => void;
  errorOf: (name: string) => string | undefined;
};

const Row = ({
  field,
  years,
  draft,
  onChange,
  errorOf,
}: Omit<GridProps, 'fields'> & { field: Yearly; years: readonly number[] }) => {
  const { t } = useTranslation('runs');
  const text = asText(draft[field.name]);
  const parts = yearlyParts(text);
  const [label, error] = [shortLabel(field.name), errorOf(field.name)];
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="px-3 py-1.5 text-left font-medium">
        <span className="whitespace-nowrap">{`${label} (${t(`form.unit.${field.unit}`)})`}</span>
        {error && <span className="block font-normal text-bad text-meta">{error}</span>}
      </th>
      {years.map((year) => (
        <td key={year} className="px-1 py-1.5">
          <DriverCell
            name={`${label}, ${t('form.yearNumber', { n: year + 1 })}`}
            text={parts[year] ?? ''}
            placeholder={parts.at(-1) ?? ''}
            isInvalid={error !== undefined}
            isOwn={parts[year] !== undefined}
            onEnter={(entry) => onChange(field.name, withYear(text, year, entry))}
          />
        </td>
      ))}
    </tr>
  );
};

/** A grid with as many years as the form's field says. */
export const YearlyGrid = ({ fields, draft, ...rest }: GridProps) => {
  const { t } = useTranslation('runs');
  const entered = Number(draft.years);
  const count = Number.isInteger(entered) && entered > 0 ? Math.min(entered, FORECAST_YEARS.max) : FORECAST_YEARS.min;
  const years = Array.from({ length: count }, (_, year) => year);
  return (
    <div className="flex flex-col gap-2">
      <div className="overflow-x-auto rounded-card border border-line">
        <table aria-label={t('form.yearlyTitle')} className="w-full text-note">
          <thead>
            <tr className="border-line border-b text-fg3 text-meta">
              <th className="px-3 py-1.5 text-left font-normal">{t('drivers.driver')}</th>
              {years.map((year) => (
                <th key={year} className="whitespace-nowrap px-2 py-1.5 text-right font-normal">
                  {t('form.yearNumber', { n: year + 1 })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <Row key={field.name} field={field} years={years} draft={draft} {...rest} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-fg3 text-meta">{t('form.yearlyHint')}</p>
    </div>
  );
};
