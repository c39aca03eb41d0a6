// Relates findings of different documents: the asking price to EBITDA, a plan to the prior year.
import type { Relation } from '#shared/analyses/relation.ts';
import type { Sentence } from '#shared/report/blocks.ts';
import { boardDecisions } from './board-decisions.ts';
import type { Builder, SectionContext } from './builder.ts';
import { capexRelation, ordersRelation, plannedCapexRelation } from './capital-relations.ts';
import { covenantRelations, covenantStrain } from './covenant-relations.ts';
import { customerShares } from './customers.ts';
import { buyerRelation, caseRelation, profileRelation } from './deal-relations.ts';
import { amountIn, amountText, percentIn, plainIn, scaleFor } from './evidence/amounts.ts';
import { computed, refsOf } from './evidence/computed.ts';
import { figuresOf } from './evidence/figures-of.ts';
import { known } from './evidence/known-figure.ts';
import { sayComing, sayYear } from './evidence/say-year.ts';
import { segmentNamedBy } from './evidence/segment-scope.ts';
import { type Stated, type StatedName, statedAmount } from './evidence/stated-amount.ts';
import { inScale, type Latest, latestOf, relationSentence, statedText } from './latest-year.ts';
import { growthRelation, marketRelation } from './market-relation.ts';
import { nothingIn } from './nothing.ts';
import { openPoints } from './open-points.ts';
import { planPremises, planSensitivity } from './plan-premises.ts';
import { planProfitRelation } from './plan-profit.ts';
import { planRelations } from './plan-relations.ts';
import { planYears, priceVerdict, valueToPeers } from './price-verdict.ts';
import { recurringRelation } from './recurring-relation.ts';
import { registerFindings } from './register-findings.ts';
import { largestRisk, riskRelations } from './risk-relations.ts';
import { rivalsAhead, standing } from './standing.ts';
import { valueRelations } from './value-relations.ts';

const planRelation = (latest: Latest, stated: Stated): Sentence | undefined => {
  const { context, revenue, scale, year } = latest;
  const target = stated.years.find((one) => one > year);
  if (!target) return undefined;
  const change = stated.figure.value / revenue.value - 1;
  const rate = percentIn(context.language, Math.abs(change));
  const text = context.text(change >= 0 ? 'say.planAbove' : 'say.planBelow', {
    target: sayComing(context.language, target, revenue),
    stated: statedText(latest, stated),
    period: sayYear(context.language, year, [revenue]),
    amount: amountText(context.language, scale, revenue.value),
    rate,
  });
  const formula = `${inScale(latest, stated)} ÷ ${amountIn(context.language, scale, revenue.value)} − 1 = ${percentIn(context.language, change)}`;
  return relationSentence(latest, { stated, of: [revenue], text, about: rate, formula });
};

const customerRelation = (latest: Latest, stated: Stated): Sentence | undefined => {
  const { context, revenue, scale, year } = latest;
  const isOther = stated.years.length > 0 && !stated.years.includes(year);
  if (isOther || stated.figure.value >= 100) return undefined;
  const amount = amountText(context.language, scale, (revenue.value * stated.figure.value) / 100);
  const text = context.text('say.customerAmount', {
    stated: statedText(latest, stated),
    period: sayYear(context.language, year, [revenue]),
    amount,
  });
  const formula = `${amountIn(context.language, scale, revenue.value)} × ${stated.figure.text} = ${amount}`;
  return relationSentence(latest, { stated, of: [revenue], text, about: amount, formula });
};

const perHeadRelation = async (latest: Latest): Promise<Sentence | undefined> => {
  const { context, revenue, scale, year } = latest;
  const figures = context.company ? await figuresOf(context, context.company, ['employees']) : [];
  const heads = known(figures, 'employees', year);
  // The headcount of the parent company did not earn the revenue of the group.
  const isOfOtherBasis = heads?.basis !== undefined && revenue.basis !== undefined && heads.basis !== revenue.basis;
  if (!heads || heads.value <= 0 || isOfOtherBasis) return undefined;
  const { language } = context;
  const own = scaleFor(language, revenue.unit, [revenue.value / heads.value]);
  const amount = amountText(language, own, revenue.value / heads.value);
  const text = context.text('say.perHead', { period: sayYear(language, year, [revenue]), amount });
  const formula = `${amountIn(language, scale, revenue.value)} ÷ ${plainIn(language, heads.value, 0)} = ${amount}`;
  const refs = refsOf([revenue, heads]);
  return { ...computed(amount, formula, refs), text, refs, check: 'verified' };
};

type Say = (latest: Latest, stated: Stated) => Sentence | undefined | Promise<Sentence | undefined>;

const stating =
  (name: StatedName, say: Say, inPercent = false) =>
  async (latest: Latest): Promise<Sentence | undefined> => {
    const stated = await statedAmount(latest.context, { name, unit: inPercent ? 'percent' : latest.revenue.unit });
    return stated && say(latest, stated);
  };

/** A target or a customer of one segment is not related to the whole company. */
const ofWhole =
  (say: Say): Say =>
  async (latest, stated) => {
    const { isOfSegment } = await segmentNamedBy(latest.context, stated, latest.year);
    return isOfSegment ? undefined : say(latest, stated);
  };

/** Relations that need no statements. */
const OF_PAPERS = {
  actualToPlan: planRelations,
  covenantRoom: covenantRelations,
  covenantStrain,
  openPoints,
  boardDecisions,
  registers: registerFindings,
  customerShares,
  planPremises,
  planSensitivity,
} as const;
type OfPapers = keyof typeof OF_PAPERS;
const isOfPapers = (relation: Relation): relation is OfPapers => relation in OF_PAPERS;

const RELATIONS: Readonly<
  Record<
    Exclude<
      Relation,
      'riskToIncome' | 'largestRisk' | 'standing' | 'rivalsAhead' | 'valueToFigures' | 'valueToPeers' | OfPapers
    >,
    (latest: Latest) => Promise<Sentence | undefined>
  >
> = {
  profile: profileRelation,
  investmentCase: caseRelation,
  buyerGets: async (latest) => buyerRelation(latest),
  planToRevenue: stating('revenueTarget', ofWhole(planRelation)),
  planYears,
  priceVerdict,
  recurringToRevenue: recurringRelation,
  planToProfit: stating('revenueTarget', ofWhole(planProfitRelation)),
  revenueToMarket: stating('marketSize', marketRelation),
  customerToRevenue: stating('largestCustomer', ofWhole(customerRelation), true),
  growthToMarket: growthRelation,
  revenuePerHead: perHeadRelation,
  capexToEarnings: capexRelation,
  plannedCapexToEarnings: stating('plannedCapex', plannedCapexRelation),
  ordersToRevenue: stating('orderBacklog', ofWhole(ordersRelation)),
};

const sentencesFor = async (
  context: SectionContext,
  relation: Relation,
  latest: Latest | undefined,
): Promise<readonly Sentence[]> => {
  if (isOfPapers(relation)) return OF_PAPERS[relation](context);
  if (!latest) return [];
  if (relation === 'riskToIncome') return riskRelations(context);
  if (relation === 'largestRisk') return largestRisk(context);
  if (relation === 'valueToPeers') return valueToPeers(latest);
  if (relation === 'standing') return standing(latest);
  if (relation === 'rivalsAhead') return rivalsAhead(latest);
  if (relation === 'valueToFigures') return valueRelations(latest);
  return [await RELATIONS[relation](latest)].filter((one) => one !== undefined);
};

export const relations: Builder<'relations'> = async ({ of }, context) => {
  const latest = await latestOf(context);
  const sentences: Sentence[] = [];
  for (const relation of of) sentences.push(...(await sentencesFor(context, relation, latest)));
  if (sentences.length === 0) return nothingIn(context);
  return { blocks: [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }], status: 'done' };
};
