// Which member of a table grew most or least in a year, computed where no column prints the change.
import { samePeriod } from '#shared/language/grammar/same-period.ts';
import type { Block, Sentence } from '#shared/report/blocks.ts';
import type { FoundCell } from '../../tables/find-cells.ts';
import { type Member, membersOf } from '../../tables/members.ts';
import { METRICS } from '../../understand/measures/metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { checked } from '../checked.ts';
import { amountText, amountValue, isFiscal } from '../figures/figure-sentence.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { say, sayPeriod } from '../wording.ts';
import type { Writing } from '../writer.ts';
import { type Divided, divides, memberCell } from './divided.ts';
import { leftOver } from './rank-blocks.ts';

type Growth = { readonly member: Member; readonly from: FoundCell; readonly to: FoundCell; readonly percent: number };

/** The default measure of growth: a segment that grew sold more. */
const GROWING = METRICS.filter(({ id }) => id === 'revenue');

const yearBefore = (period: string): string => `${Number(period.slice(0, 4)) - 1}${period.slice(4)}`;

const growthOf = (divided: Divided, member: Member): Growth[] => {
  const to = memberCell(divided, member);
  const { period } = to;
  const about = member.value.column?.about;
  const earlier = member.row.values.filter(
    ({ column }) => period !== undefined && column?.periods.some((one) => samePeriod(yearBefore(period), one)),
  );
  // Two columns of the year before are of different measures: net sales and operating income.
  const [value, ...others] = earlier.length > 1 ? earlier.filter(({ column }) => column?.about === about) : earlier;
  if (!value || others.length > 0) return [];
  const from = memberCell(divided, { ...member, value });
  const [before, after] = [amountValue(from), amountValue(to)];
  return before > 0 && after > 0 ? [{ member, from, to, percent: (after / before - 1) * 100 }] : [];
};

const keyOf = (way: 'highest' | 'lowest', percent: number) =>
  way === 'highest' ? (percent > 0 ? 'grewMost' : 'fellLeast') : percent < 0 ? 'fellMost' : 'grewLeast';

const textOf = (plan: Plan, { member, from, to, percent }: Growth, place: number): string => {
  const { language, rank } = plan;
  const key = place === 0 && rank ? keyOf(rank.way, percent) : percent < 0 ? 'memberFell' : 'memberGrew';
  return say(language, `figure.${key}`, {
    name: member.name,
    period: sayPeriod(language, to.period ?? '', isFiscal(plan, [to])),
    percent: Math.abs(percent).toFixed(1),
    from: amountText(language, from),
    to: amountText(language, to),
  });
};

/** Lists all members in order, so that the first can be compared. */
export const memberGrowth = ({ plan, passages, citations }: Writing): Block[] => {
  const { rank } = plan;
  const [metric, ...others] = plan.metrics.length > 0 ? plan.metrics : GROWING;
  if (!rank?.isOfChange || !metric || others.length + plan.ratios.length > 0 || namesNobody(plan)) return [];
  const unranked: Plan = { ...plan, rank: undefined, periods: plan.periods.slice(-1) };
  for (const passage of passages.filter((one) => one.chunk.kind === 'table' && isOfCompany(plan, one))) {
    const divided: Divided = { passage, metric, members: membersOf(unranked, passage) };
    const growths = divided.members.flatMap((member) => growthOf(divided, member));
    const isWhole = growths.length > 1 && growths.length === divided.members.length;
    if (!isWhole || !divides(plan, metric, divided, passages)) continue;
    const sign = rank.way === 'highest' ? -1 : 1;
    const near = leftOver({ ...plan, metrics: [] }, divided);
    const sentences: Sentence[] = growths
      .toSorted((a, b) => sign * (a.percent - b.percent))
      .map((one, place) => {
        const { row } = one.member;
        return fitted(checked(textOf(plan, one, place), [citations.cite(passage, row.start, row.end)], plan), near);
      });
    return [{ kind: 'text', sentences }];
  }
  return [];
};
