// Builds the sections of a valuation of a bank or an insurer: by book value and return on equity instead of free cash
// flows.
import {
  dividends,
  laterDividends,
  returnFor,
  warrantedMultiple,
  warrantedValue,
} from '#shared/finance/financials/warranted-value.ts';
import { translate } from '#shared/i18n/translate.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { Built } from '../builder.ts';
import { amountText } from '../evidence/amounts.ts';
import { computed, verified } from '../evidence/computed.ts';
import { metricLabel } from '../evidence/known-figure.ts';
import { sayYear } from '../evidence/say-year.ts';
import { quotedOf } from '../evidence/select-quotes.ts';
import type { FinancialCase } from './financial-case.ts';
import { scenarios, sensitivity } from './financial-ranges.ts';
import { amount, given, type Key, percent, type Row, refsIn, row, say, tableOf, times } from './financial-rows.ts';

const assumptions = (one: FinancialCase): Block[] => {
  const { context, equity, profit, rates, value, year, scale } = one;
  const named = (metric: string) =>
    `${metricLabel(context.language, metric)} (${sayYear(context.language, year, [equity])}, ${scale.label})`;
  const stated = (metric: string, { value: own, refs }: { value: number; refs: readonly number[] }): Row => [
    { text: named(metric) },
    { text: amount(one, own), ...verified(refs) },
  ];
  const capm = `${percent(one, rates.riskFreeRate)} + ${rates.beta} × ${percent(one, rates.equityPremium)} + ${percent(one, rates.sizePremium)}`;
  return [
    tableOf(one, 'basis', [
      stated('equity', equity),
      stated('netIncome', profit),
      row(
        say(one, 'returnOnEquity'),
        percent(one, value.returnOnEquity),
        `${amount(one, profit.value)} ÷ ${amount(one, equity.value)}`,
        refsIn(one),
      ),
      given(say(one, 'riskFreeRate'), percent(one, rates.riskFreeRate)),
      given(say(one, 'beta'), String(rates.beta)),
      given(say(one, 'equityPremium'), percent(one, rates.equityPremium)),
      given(say(one, 'sizePremium'), percent(one, rates.sizePremium)),
      row(say(one, 'costOfEquity'), percent(one, value.costOfEquity), capm, []),
      given(say(one, 'growth'), percent(one, value.growth)),
    ]),
  ];
};

const flows = (one: FinancialCase): Block[] => {
  const all = dividends(one.value, one.years);
  const refs = refsIn(one);
  const line = (label: Key, of: (year: (typeof all)[number]) => number): Row => [
    { text: say(one, label) },
    ...all.map((year) => ({ text: amount(one, of(year)), refs })),
  ];
  const years = all.map((_, i) => ({ label: `${Number(one.year) + i + 1}E`, unit: one.scale.label, numeric: true }));
  return [
    {
      kind: 'table',
      caption: say(one, 'dividends'),
      columns: [{ label: translate(one.context.language, 'finance.workbook.item') }, ...years],
      rows: [
        line('opening', ({ opening }) => opening),
        line('profit', ({ profit }) => profit),
        line('dividend', ({ dividend }) => dividend),
        line('present', ({ present }) => present),
      ],
    },
  ];
};

/** The asking price of a file as a multiple of book value and profit, and the return that would justify it. */
const priced = (one: FinancialCase, worth: number): { readonly rows: Row[]; readonly sentences: Sentence[] } => {
  const { asked, equity, profit, value, context } = one;
  if (!asked) return { rows: [], sentences: [] };
  const refs = [...new Set([...quotedOf(context, asked.stated.sentence).refs, ...refsIn(one)])];
  const multiple = asked.value / equity.value;
  const needed = returnFor(multiple, value.growth, value.costOfEquity);
  const price = amount(one, asked.value);
  const rows = [
    [{ text: `${say(one, 'askingPrice')} (${one.scale.label})` }, { text: price, ...verified(refs) }],
    row(say(one, 'priceToBook'), times(one, multiple), `${price} ÷ ${amount(one, equity.value)}`, refs),
    ...(profit.value > 0
      ? [
          row(
            say(one, 'priceToEarnings'),
            times(one, asked.value / profit.value),
            `${price} ÷ ${amount(one, profit.value)}`,
            refs,
          ),
        ]
      : []),
    row(say(one, 'overPrice'), percent(one, worth / asked.value - 1), `${amount(one, worth)} ÷ ${price} − 1`, refs),
  ];
  const text = say(one, needed < value.returnOnEquity ? 'readBelow' : 'readAbove', {
    price: amountText(context.language, one.scale, asked.value),
    multiple: times(one, multiple),
    needed: percent(one, needed),
    earned: percent(one, value.returnOnEquity),
    cost: percent(one, value.costOfEquity),
  });
  const formula = `${percent(one, value.growth)} + ${times(one, multiple)} × (${percent(one, value.costOfEquity)} − ${percent(one, value.growth)}) = ${percent(one, needed)}`;
  return { rows, sentences: [{ ...computed(percent(one, needed), formula, refs), text, refs, check: 'verified' }] };
};

const worthOf = (one: FinancialCase): Block[] => {
  const worth = warrantedValue(one.value);
  const multiple = warrantedMultiple(one.value);
  if (worth === undefined || multiple === undefined) return [];
  const { growth, returnOnEquity, costOfEquity } = one.value;
  const ratio = `(${percent(one, returnOnEquity)} − ${percent(one, growth)}) ÷ (${percent(one, costOfEquity)} − ${percent(one, growth)})`;
  const { rows, sentences } = priced(one, worth);
  const near = dividends(one.value, one.years).reduce((sum, { present }) => sum + present, 0);
  const late = laterDividends(one.value, one.years);
  const refs = refsIn(one);
  const list: Block = { kind: 'list', ordered: false, items: sentences.map((sentence) => [sentence]) };
  return [
    tableOf(one, 'value', [
      [{ text: `${say(one, 'presentDividends')} (${one.scale.label})` }, { text: amount(one, near), refs }],
      [{ text: `${say(one, 'presentLater')} (${one.scale.label})` }, { text: amount(one, late), refs }],
      row(say(one, 'warrantedMultiple'), times(one, multiple), ratio, refsIn(one)),
      row(
        `${say(one, 'equityValue')} (${one.scale.label})`,
        amount(one, worth),
        `${amount(one, one.equity.value)} × ${times(one, multiple)}`,
        refsIn(one),
      ),
      ...rows,
    ]),
    ...(sentences.length > 0 ? [list] : []),
  ];
};

const isList = ({ kind }: Block): boolean => kind === 'list';

/** The value in the words of the conclusion: worth, and what it is of the book. */
const concluded = (one: FinancialCase): Block[] => {
  const worth = warrantedValue(one.value);
  const multiple = warrantedMultiple(one.value);
  if (worth === undefined || multiple === undefined) return [];
  const { language } = one.context;
  const value = amountText(language, one.scale, worth);
  const text = say(one, 'concluded', {
    ...{ value, multiple: times(one, multiple), earned: percent(one, one.value.returnOnEquity) },
    cost: percent(one, one.value.costOfEquity),
  });
  const formula = `${amount(one, one.equity.value)} × ${times(one, multiple)}`;
  const refs = refsIn(one);
  const first: Sentence = { ...computed(value, formula, refs), text, refs, check: 'verified' };
  return [{ kind: 'list', ordered: false, items: [[first]] }, ...worthOf(one).filter(isList)];
};

const PARTS: Readonly<Record<string, (one: FinancialCase) => Block[]>> = {
  conclusion: concluded,
  assumptions,
  flows,
  value: (one) => worthOf(one).filter((block) => !isList(block)),
  sensitivity,
  scenarios,
};

/** The first section explains why there are no free cash flows; the value section explains why there is no value. */
export const financialPart = (one: FinancialCase, part: string): Built => {
  const blocks = PARTS[part]?.(one) ?? [];
  const note =
    part === 'assumptions' ? say(one, 'why') : part === 'value' && blocks.length === 0 ? say(one, 'noValue') : '';
  return { blocks, status: 'done', ...(note ? { note } : {}) };
};
