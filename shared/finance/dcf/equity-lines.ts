// Builds the lines from enterprise value to equity value and value per share, by both methods, and the headline figure.
import { type Label, label } from '../label.ts';
import { currencyLabel, moneyLabel } from '../money.ts';
import { add, call, divide, multiply, subtract, sum, whenNumbers } from '../workbook/expression.ts';
import { blank, formula, head, input, type Line, line, PERCENT, total } from '../workbook/workbook.ts';
import { CLAIMS } from './claims.ts';
import type { DcfInput } from './input.ts';

const methodsOf = ({ terminal }: DcfInput) =>
  terminal.exitMultiple ? (['growth', 'multiple'] as const) : (['growth'] as const);
const methodNames = (dcf: DcfInput): readonly Label[] => methodsOf(dcf).map((method) => label(METHOD_NAMES[method]));

const METHOD_NAMES = { growth: 'dcf.byGrowth', multiple: 'dcf.byMultiple' } as const;

const claimLines = ({ money }: DcfInput): readonly Line[] => {
  const unit = moneyLabel(money);
  return [
    ...CLAIMS.map(({ key, sign }) =>
      line({ label: label(`dcf.${key}`), unit }, [
        formula(`bridge.${key}`, sign > 0 ? key : multiply(-1, key), 'amount'),
      ]),
    ),
    line({ label: label('dcf.claims'), unit }, [
      formula('claims', sum(CLAIMS.map(({ key }) => `bridge.${key}`)), 'amount'),
    ]),
  ];
};

const valueLines = (dcf: DcfInput): readonly Line[] => {
  const methods = methodsOf(dcf);
  const equity = methods.map((method) => {
    const enterprise = `enterpriseValue.${method}`;
    return formula(`equityValue.${method}`, whenNumbers([enterprise], add(enterprise, 'claims')), 'amount');
  });
  const share = methods.map((method) => {
    const value = `equityValue.${method}`;
    return formula(`perShare.${method}`, whenNumbers([value], divide(value, 'shares')), 'price');
  });
  return [
    total({ label: label('dcf.equityValue'), unit: moneyLabel(dcf.money) }, equity),
    ...(dcf.shares ? [total({ label: label('dcf.perShare'), unit: currencyLabel(dcf.money.currency) }, share)] : []),
  ];
};

const headlineLines = ({ terminal, money, shares }: DcfInput): readonly Line[] => {
  const chosen = (id: string) =>
    terminal.exitMultiple ? call('CHOOSE', 'method', `${id}.growth`, `${id}.multiple`) : `${id}.growth`;
  const unit = moneyLabel(money);
  const measure = shares ? 'perShare' : 'equityValue';
  return [
    total({ label: label('dcf.headlineEnterprise'), unit }, [
      formula('headline.enterpriseValue', chosen('enterpriseValue'), 'amount'),
    ]),
    total({ label: label(`dcf.headline.${measure}`), unit: shares ? currencyLabel(money.currency) : unit }, [
      formula('headline', chosen(measure), shares ? 'price' : 'amount'),
    ]),
  ];
};

const convertedLines = (dcf: DcfInput): readonly Line[] => {
  const { conversion, money, shares } = dcf;
  if (!conversion) return [];
  const { currency, rate, isInverse } = conversion;
  const inCurrency = (value: string) => (isInverse ? divide : multiply)(value, 'conversionRate');
  const values = (id: string, format: 'amount' | 'decimal') =>
    methodsOf(dcf).map((method) => {
      const value = `${id}.${method}`;
      return formula(`converted.${value}`, whenNumbers([value], inCurrency(value)), format);
    });
  return [
    blank,
    head(label('dcf.converted'), methodNames(dcf)),
    line(
      {
        label: label('dcf.conversionRate'),
        unit: isInverse ? `${currency}/${money.currency}` : `${money.currency}/${currency}`,
      },
      [input('conversionRate', rate, rate.value < 1 ? 'factor' : 'decimal')],
    ),
    total(
      { label: label('dcf.equityValue'), unit: moneyLabel({ ...money, currency }) },
      values('equityValue', 'amount'),
    ),
    ...(shares
      ? [total({ label: label('dcf.perShare'), unit: currencyLabel(currency) }, values('perShare', 'decimal'))]
      : []),
  ];
};

const marketLines = ({ price, shares, money }: DcfInput): readonly Line[] =>
  price && shares
    ? [
        line({ label: label('dcf.marketValue'), unit: moneyLabel(money) }, [
          formula('marketValue', multiply('price', 'shares'), 'amount'),
        ]),
        line({ label: label('dcf.overMarket'), unit: PERCENT }, [
          over('overMarket', 'equityValue.growth', 'marketValue'),
        ]),
      ]
    : [];

const over = (id: string, value: string, other: string) =>
  formula(id, whenNumbers([value], subtract(divide(value, other), 1)), 'percent');

const askingPriceLines = ({ askingPrice }: DcfInput): readonly Line[] =>
  askingPrice
    ? [
        line({ label: label('dcf.overAskingPrice'), unit: PERCENT }, [
          over('overAskingPrice', 'headline.enterpriseValue', 'askingPrice'),
        ]),
      ]
    : [];

/** Compares the value with the market price and the asking price. */
const comparedLines = (dcf: DcfInput): readonly Line[] => {
  const lines = [...marketLines(dcf), ...askingPriceLines(dcf)];
  return lines.length > 0 ? [blank, head(label('dcf.market'), [undefined]), ...lines] : [];
};

export const equityLines = (dcf: DcfInput): readonly Line[] => [
  head(label('dcf.bridge'), methodNames(dcf)),
  ...claimLines(dcf),
  ...valueLines(dcf),
  blank,
  ...headlineLines(dcf),
  ...comparedLines(dcf),
  ...convertedLines(dcf),
];
