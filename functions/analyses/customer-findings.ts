// Findings from a list of customers: the revenue share of the largest, and the share under contracts that end soon.
import { headsOf } from '#shared/analyses/map-columns.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import lexicon from '#shared/language/lexicon/table-columns.json' with { type: 'json' };
import type { BlockOf, Sentence } from '#shared/report/blocks.ts';
import { sayPeriod } from '../engine/write/wording.ts';
import type { SectionContext, Sheet } from './builder.ts';
import { refsOf } from './compute-parts/workbook-rows.ts';
import { customerContracts } from './customer-contracts.ts';
import { amountIn, amountText, percentIn, type Scale } from './evidence/amounts.ts';
import { computed } from './evidence/computed.ts';
import { dateIn } from './evidence/date-in.ts';
import type { SheetRow } from './evidence/sheet-rows.ts';

type Customer = { readonly name: string; readonly revenue: number; readonly rows: readonly SheetRow[] };
type Whole = { readonly value: number; readonly refs: readonly number[] };
type List = {
  readonly context: SectionContext;
  readonly scale: Scale;
  readonly whole: Whole;
  /** The largest first, without the row that sums up the others. */
  readonly customers: readonly Customer[];
};

const isEnding = compile({ ...lexicon.ending, id: 'ending', source: lexicon.source, not: [] });
const DAY = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** Contract ends by customer name. */
export const contractEnds = (sheets: readonly Sheet[], customerHead: string): ReadonlyMap<string, string> => {
  const ends = new Map<string, string>();
  for (const { rows } of sheets) {
    const at = rows.findIndex(({ cells }) => headsOf(cells).includes(customerHead));
    const heads = headsOf(rows[at]?.cells ?? []);
    const [name, end] = [heads.indexOf(customerHead), heads.findIndex((head) => isEnding(head).length > 0)];
    if (name < 0 || end < 0) continue;
    for (const { cells } of rows.slice(at + 1)) {
      const day = dateIn(cells[end] ?? '') ?? '';
      if (DAY.test(day) && cells[name]) ends.set(cells[name], day);
    }
  }
  return ends;
};

const FIVE = 5;

const sumOf = (customers: readonly Customer[]): number => customers.reduce((sum, { revenue }) => sum + revenue, 0);

const cited = ({ context, scale, whole }: List, of: readonly Customer[], text: string): Sentence => {
  const share = percentIn(context.language, sumOf(of) / whole.value);
  const parts = of.map(({ revenue }) => amountIn(context.language, scale, revenue)).join(' + ');
  const sum = of.length > 1 ? `(${parts})` : parts;
  const formula = `${sum} ÷ ${amountIn(context.language, scale, whole.value)} = ${share}`;
  const refs = [...new Set([...of.flatMap(({ rows }) => refsOf(rows)), ...whole.refs])];
  return { ...computed(share, formula, refs), text, refs, check: 'verified' };
};

const topSentence = (list: List): Sentence[] => {
  const { context, customers, whole } = list;
  if (customers.length <= FIVE) return [];
  const shareOf = (most: number) => percentIn(context.language, sumOf(customers.slice(0, most)) / whole.value);
  const text = context.text('say.topShares', { first: shareOf(1), five: shareOf(FIVE) });
  return [cited(list, customers.slice(0, FIVE), text)];
};

const YEAR_MS = 365.25 * 86_400_000;
const MAX_NAMED = 4;

const DAY_LENGTH = 10;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, DAY_LENGTH);

type Ends = ReadonlyMap<string, string>;

const sentenceOn = (
  list: List,
  key: 'say.endingContracts' | 'say.endedContracts',
  day: string,
  of: readonly Customer[],
): Sentence[] => {
  if (of.length === 0) return [];
  const { context, scale, whole } = list;
  const { language } = context;
  const names = of.slice(0, MAX_NAMED).map(({ name }) => name);
  const text = context.text(key, {
    until: sayPeriod(language, day),
    count: of.length,
    names: [...names, ...(of.length > MAX_NAMED ? ['…'] : [])].join(', '),
    value: amountText(language, scale, sumOf(of)),
    share: percentIn(language, sumOf(of) / whole.value),
  });
  return [cited(list, of, text)];
};

/**
 * Contracts that end within a year from today, and those that have ended: renewed or lost, which the list does not
 * state.
 */
const endingSentences = (list: List, ends: Ends): Sentence[] => {
  const { context, customers } = list;
  const [today, until] = [dayOf(context.now), dayOf(context.now + YEAR_MS)];
  const endOf = ({ name }: Customer) => ends.get(name) ?? '';
  const ending = customers.filter((one) => endOf(one) >= today && endOf(one) <= until);
  const ended = customers.filter((one) => endOf(one) !== '' && endOf(one) < today.slice(0, endOf(one).length));
  return [
    ...sentenceOn(list, 'say.endingContracts', until, ending),
    // Whether a contract was renewed is a question to the company, which its document for buyers does not ask.
    ...(analysisOf(context.type).forOutsiders ? [] : sentenceOn(list, 'say.endedContracts', today, ended)),
  ];
};

const contractsOf = (list: List, ends: Ends): Promise<Sentence[][]> => {
  const { context, customers, whole } = list;
  const stated = customers.map((customer) => {
    const share = percentIn(context.language, customer.revenue / whole.value);
    const end = ends.get(customer.name);
    const text = end
      ? context.text('say.customerContractEnds', { name: customer.name, share, end: sayPeriod(context.language, end) })
      : context.text('say.customerContract', { name: customer.name, share });
    return { name: customer.name, say: () => cited(list, [customer], text) };
  });
  return customerContracts(context, stated);
};

export const customerFindings = async (list: List, ends: Ends): Promise<BlockOf<'list'>[]> => {
  const sentences = [...topSentence(list), ...endingSentences(list, ends)];
  const items = [...sentences.map((one) => [one]), ...(await contractsOf(list, ends))];
  return items.length > 0 ? [{ kind: 'list', ordered: false, items }] : [];
};
