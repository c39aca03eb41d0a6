// The reported figures of peers and target, each in its own currency and linked to its source.
import { assumed } from '../given.ts';
import { type Label, label, labelOf } from '../label.ts';
import { currencyLabel, moneyLabel } from '../money.ts';
import { blank, formula, head, input, type Line, line, note, type Sheet, title } from '../workbook/workbook.ts';
import {
  type Company,
  type CompanyNumber,
  type CompsInput,
  cellOf,
  listedTarget,
  type Metric,
  type Peer,
  usedMetrics,
} from './input.ts';
import { rateCell, rateFor } from './rates.ts';

const BALANCE = ['debt', 'preferred', 'minorities', 'cash', 'associates'] as const;
const PERIODS = ['fiscalYear', 'currentPart', 'priorPart', 'nextFiscalYear', 'priorFiscalYear'] as const;

const named = (what: string): Label => labelOf('comps', what);

const moneyOf = ({ scale }: CompsInput, { currency }: Company): Label => moneyLabel({ currency, scale });

const marketRow = (comps: CompsInput, peer: Peer, n: CompanyNumber): Line =>
  line({ label: peer.name, unit: currencyLabel(peer.priceCurrency) }, [
    { ...input(cellOf('price', n), peer.price, 'price'), currency: peer.priceCurrency },
    input(cellOf('shares', n), peer.shares, 'decimal'),
    formula(cellOf('priceRate', n), rateFor(comps, { from: peer.priceCurrency, to: peer.currency }), 'factor'),
    formula(cellOf('rate', n), rateFor(comps, { from: peer.currency, to: comps.target.currency }), 'factor'),
  ]);

const targetMarket = (comps: CompsInput): readonly Line[] => {
  const { name, shares } = comps.target;
  const listed = listedTarget(comps);
  if (listed) return [marketRow(comps, listed, 'target')];
  return shares ? [line({ label: name }, [undefined, input(cellOf('shares', 'target'), shares, 'decimal')])] : [];
};

const balanceRow = (comps: CompsInput, company: Company, n: CompanyNumber): Line =>
  line({ label: company.name, unit: moneyOf(comps, company) }, [
    ...BALANCE.map((key) => input(cellOf(key, n), company[key], 'amount')),
    company.bookEquity && input(cellOf('bookEquity', n), company.bookEquity, 'amount'),
  ]);

const metricRow =
  (comps: CompsInput, metric: Metric) =>
  (company: Company, n: CompanyNumber): Line => {
    const periods = company.metrics[metric];
    return line({ label: company.name, unit: moneyOf(comps, company) }, [
      ...PERIODS.map((period) => {
        const given = periods?.[period];
        return given && input(`${cellOf(metric, n)}.${period}`, given, 'amount');
      }),
    ]);
  };

const yearEndRow =
  ({ preparedBy }: CompsInput) =>
  (company: Company, n: CompanyNumber): Line =>
    line({ label: company.name }, [input(cellOf('yearEnd', n), assumed(company.yearEnd, preparedBy), 'whole')]);

/** Units of the second currency for one unit of the first. */
const rateRows = ({ rates }: CompsInput): readonly Line[] =>
  rates.length === 0
    ? []
    : [
        blank,
        head(named('rates'), [named('rate')]),
        ...rates.map(({ from, to, rate }) =>
          line({ label: `${from}/${to}`, unit: to }, [input(rateCell({ from, to }), rate, 'factor')]),
        ),
      ];

export const companiesOf = ({ target, peers }: CompsInput): readonly (readonly [Company, CompanyNumber])[] => [
  ...peers.map((peer, n) => [peer, n] as const),
  [target, 'target'],
];

export const inputsSheet = (comps: CompsInput): Sheet => {
  const all = companiesOf(comps);
  const unit = moneyLabel({ currency: comps.target.currency, scale: comps.scale });
  return {
    id: 'inputs',
    title: label('sheet.inputs'),
    frozen: 2,
    lines: [
      title(label('comps.title', { company: comps.target.name })),
      note(label('workbook.legend', { unit })),
      blank,
      head(named('market'), [named('price'), named('shares'), named('priceRate'), named('rate')]),
      ...comps.peers.map((peer, n) => marketRow(comps, peer, n)),
      ...targetMarket(comps),
      ...rateRows(comps),
      blank,
      head(named('balance'), [...BALANCE, 'bookEquity'].map(named)),
      ...all.map(([company, n]) => balanceRow(comps, company, n)),
      blank,
      head(named('yearEnd'), [named('month')]),
      ...all.map(([company, n]) => yearEndRow(comps)(company, n)),
      ...usedMetrics(comps).flatMap((metric) => [
        blank,
        head(named(metric), PERIODS.map(named)),
        ...all.map(([company, n]) => metricRow(comps, metric)(company, n)),
      ]),
    ],
  };
};
