// The starting figures of a valuation: last year's revenue, the bridge to equity and the shares, each with its source.
import { useTranslation } from 'react-i18next';
import { CLAIMS } from '#shared/finance/dcf/claims.ts';
import type { DcfInput } from '#shared/finance/dcf/input.ts';
import type { Given } from '#shared/finance/given.ts';
import { looseText } from '#web/components/runs/loose-text.ts';
import { OriginText } from './origin-line.tsx';
import { amountText, priceText, unitOf } from './wording.ts';

type Row = { readonly key: string; readonly given: Given; readonly text: string; readonly unit: string };

const nameOf = (key: string): string => looseText('finance', `dcf.${key}`, key);

/** Whether nobody reported or entered the figure: it is shown as empty, not as zero. */
const isUnknown = ({ preparedBy }: DcfInput, { value, origin }: Given): boolean =>
  value === 0 && origin.kind === 'assumption' && origin.by === preparedBy;

const rowsOf = (input: DcfInput): Row[] => {
  const { money, shares, price } = input;
  const amount = (key: string, given: Given): Row => ({
    ...{ key, given, unit: unitOf(money) },
    text: isUnknown(input, given) ? '–' : amountText(given.value),
  });
  return [
    amount('baseRevenue', input.baseRevenue),
    ...CLAIMS.map(({ key }) => amount(key, input.bridge[key])),
    ...(shares ? [{ ...amount('shares', shares), unit: '' }] : []),
    ...(price
      ? [{ key: 'price', given: price, text: priceText(price.value, money.currency), unit: money.currency }]
      : []),
  ];
};

export const BaseFigures = ({ input }: { input: DcfInput }) => {
  const { t } = useTranslation('runs');
  return (
    <div className="overflow-x-auto rounded-card border border-line">
      <table aria-label={t('valuation.baseTitle')} className="w-full text-note">
        <tbody>
          {rowsOf(input).map(({ key, given, text, unit }) => (
            <tr key={key} className="border-line border-b last:border-b-0">
              <th scope="row" className="whitespace-nowrap px-3 py-1.5 text-left font-medium">
                {nameOf(key)}
              </th>
              <td className="whitespace-nowrap px-3 py-1.5 text-right tabular">
                {text} <span className="text-fg3 text-meta">{text === '–' ? '' : unit}</span>
              </td>
              <td className="min-w-40 px-3 py-1.5 text-fg2 text-meta">
                <OriginText origin={given.origin} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
