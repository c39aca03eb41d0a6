// States the conclusions of a memorandum in one sentence each: what the company is, why to invest, what a buyer
// acquires.
import type { Sentence } from '#shared/report/blocks.ts';
import { amountIn, amountText, percentIn, quotientIn } from './evidence/amounts.ts';
import { computed, refsOf } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { type Known, known, yearsOf } from './evidence/known-figure.ts';
import { nameOfPart, partTable } from './evidence/parts.ts';
import { sayYear } from './evidence/say-year.ts';
import type { Latest } from './latest-year.ts';

/** A sentence can list no more parts. */
const MAX_PARTS = 5;

/** The segments into which the company's own table divides revenue, largest first. */
const partsOf = async ({ context, year }: Latest): Promise<readonly Known[]> => {
  const table = context.company && (await partTable(context, context.company));
  const parts = (table?.parts ?? []).flatMap((part) => known(table?.figures ?? [], part, year) ?? []);
  return parts.length > MAX_PARTS ? [] : parts.toSorted((a, b) => b.value - a.value);
};

export const profileRelation = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, revenue, scale, year } = latest;
  const { company, language } = context;
  if (!company) return undefined;
  const parts = await partsOf(latest);
  const amount = amountText(language, scale, revenue.value);
  const text = context.text(parts.length > 1 ? 'say.profileOf' : 'say.profileAlone', {
    company: company.name,
    parts: new Intl.ListFormat(language, { type: 'conjunction' }).format(parts.map(({ metric }) => nameOfPart(metric))),
    period: sayYear(language, year, [revenue]),
    amount,
  });
  return { text, refs: refsOf([revenue, ...parts]), check: 'verified' };
};

const marginOf = (figures: readonly Known[], year: string) => {
  const [income, revenue] = [known(figures, 'operatingIncome', year), known(figures, 'revenue', year)];
  return income && revenue && revenue.value > 0
    ? { share: income.value / revenue.value, of: [income, revenue] }
    : undefined;
};

export const caseRelation = async ({ context, revenue, scale, year }: Latest): Promise<Sentence | undefined> => {
  const { company, language } = context;
  const figures = company ? await figuresOf(context, company, ['revenue', 'operatingIncome']) : [];
  const from = yearsOf(figures).find((one) => known(figures, 'revenue', one)) ?? year;
  const first = known(figures, 'revenue', from);
  const years = Number(year) - Number(from);
  if (!first || first.value <= 0 || years < 1 || revenue.value <= first.value) return undefined;
  const growth = (revenue.value / first.value) ** (1 / years) - 1;
  const [before, after] = [marginOf(figures, from), marginOf(figures, year)];
  const isHigher =
    before &&
    after &&
    percentIn(language, after.share) !== percentIn(language, before.share) &&
    after.share > before.share;
  const rate = percentIn(language, growth);
  const text = context.text(isHigher ? 'say.investmentCase' : 'say.investmentCaseGrowth', {
    from: sayYear(language, from, [first]),
    to: sayYear(language, year, [revenue]),
    growth: rate,
    ...(isHigher ? { before: percentIn(language, before.share), after: percentIn(language, after.share) } : {}),
  });
  const refs = refsOf([first, revenue, ...(isHigher ? [...before.of, ...after.of] : [])]);
  const formula = `(${amountIn(language, scale, revenue.value)} ÷ ${amountIn(language, scale, first.value)}) ^ (1 ÷ ${years}) − 1 = ${rate}`;
  const margins = isHigher
    ? [before, after].flatMap(({ share, of: [income, whole] }) =>
        income && whole
          ? (computed(
              percentIn(language, share),
              `${quotientIn(language, income, whole)} = ${percentIn(language, share)}`,
              refs,
            ).findings ?? [])
          : [],
      )
    : [];
  const own = computed(rate, formula, refs);
  return { ...own, findings: [...(own.findings ?? []), ...margins], text, refs, check: 'verified' };
};

export const buyerRelation = ({ context, revenue, earnings, scale, year }: Latest): Sentence | undefined => {
  if (!earnings || earnings.value <= 0) return undefined;
  const { language } = context;
  const stated = amountText(language, scale, earnings.value);
  const text = context.text('say.buyerGets', {
    period: sayYear(language, year, [revenue]),
    amount: amountText(language, scale, revenue.value),
    earnings: stated,
  });
  const refs = refsOf([revenue, ...earnings.of]);
  const formula = `${earnings.formula} = ${amountIn(language, scale, earnings.value)}`;
  return { ...computed(stated, formula, refs), text, refs, check: 'verified' };
};
