// The reported years that the drivers are computed from; each figure opens its page in a new tab.
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import { looseText } from '#web/components/runs/loose-text.ts';
import { tip } from '#web/components/ui/tooltip.tsx';
import { amountText, originText, unitOf } from './wording.ts';

const Figure = ({ given: { value, origin } }: { given: Given }) => {
  const text = amountText(value);
  const url = origin.kind === 'source' ? origin.url : undefined;
  const source = originText(origin);
  if (!url?.startsWith('/')) return <span {...tip(source)}>{text}</span>;
  return (
    <Link
      to={url}
      target="_blank"
      rel="noreferrer"
      aria-description={source}
      className="underline-offset-2 hover:underline"
      {...tip(source)}
    >
      {text}
    </Link>
  );
};

export const ReportedYears = ({ input: { history, money } }: { input: DcfInput }) => {
  const { t } = useTranslation('runs');
  if (!history) return null;
  const title = looseText('finance', 'sheet.history', '');
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table aria-label={title} className="w-full text-note">
        <thead>
          <tr className="border-line border-b text-fg3 text-meta">
            <th className="px-3 py-1.5 text-left font-normal">{`${title} (${unitOf(money)})`}</th>
            {history.years.map((year) => (
              <th key={year} className="whitespace-nowrap px-3 py-1.5 text-right font-normal">
                {`${year}A`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {history.lines.map(({ metric, label, values }) => (
            <tr key={metric} className="border-line border-b last:border-b-0">
              <th scope="row" className="px-3 py-1.5 text-left font-medium">
                {label}
              </th>
              {history.years.map((year, i) => {
                const given = values[i];
                return (
                  <td key={year} className="whitespace-nowrap px-3 py-1.5 text-right tabular">
                    {given ? <Figure given={given} /> : <span {...tip(t('valuation.notFound'))}>–</span>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
