// Which of several is highest or lowest, with the table that lists them all.
import { isRest } from '#shared/language/lexicon/totals.ts';
import type { Block, Finding } from '#shared/report/blocks.ts';
import type { Passage } from '../../evidence.ts';
import { type Member, membersOf } from '../../tables/members.ts';
import { qualified } from '../../tables/qualified.ts';
import { allowsRank, isChangeWord, isGroupWord, withoutEarning } from '../../understand/kinds/find-rank.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { checked } from '../checked.ts';
import { compared, figureCell } from '../figures/figure-cell.ts';
import { amountText } from '../figures/figure-sentence.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import { rateKey, say } from '../wording.ts';
import type { Writing } from '../writer.ts';

const LOOKED_AT = 24;
const MAX_ROWS = 16;
/** Below this, a table lists something else. */
const MIN_SCORE = 1;

type Listed = { readonly passage: Passage; readonly members: readonly Member[]; readonly worth: number };

const aboveOf = ({ chunk: { context, text } }: Passage, members: readonly Member[]): string =>
  `${context.section ?? ''} ${members[0] ? text.slice(0, members[0].row.start) : ''}`;

/** The group's name must be above the table or in every member's name: "Internet customers" is not a customer. */
const groupNamed = (plan: Plan, passage: Passage, members: readonly Member[]): number =>
  Math.max(
    qualified(plan, aboveOf(passage, members)),
    Math.min(...members.map(({ row }) => qualified(plan, `${row.section} ${row.label}`))),
  );

const headOf = (passage: Passage, members: readonly Member[]): string =>
  [aboveOf(passage, members), ...members.map(({ row }) => `${row.section} ${row.label}`)].join(' ');

/** Whether all columns are periods of one measure. */
const isOfOneMeasure = ({ row }: Member): boolean =>
  row.values.every(({ column }) => column !== undefined && column.periods.length > 0);

/** A list of products in a column of segments does not rank the segments: its first heading names its members. */
const listsOthers = (plan: Plan, { chunk }: Passage, members: readonly Member[]): boolean => {
  const kindsOf = (words: readonly string[]): readonly string[] => words.filter(isGroupWord);
  const [corner = ''] = chunk.text
    .slice(0, members[0]?.row.start ?? 0)
    .trim()
    .split(/[\t,\n]/u);
  const listed = kindsOf(contentWords(corner, []));
  const wanted = kindsOf(plan.qualifiers);
  return listed.length > 0 && wanted.length > 0 && !listed.some((word) => wanted.includes(word));
};

/** The subject of the table counts first, then its rank. */
const listedIn = (plan: Plan, passage: Passage, best: number): Listed[] => {
  const members = membersOf(plan, passage);
  if (members.length === 0 || listsOthers(plan, passage, members)) return [];
  const head = headOf(passage, members);
  if (!allowsRank(plan.question, passage.chunk.context.section?.split(' > ').at(-1) ?? '')) return [];
  // Under "Revenue by segment", a column of sites is no revenue.
  const isOfMetric = (metric: Plan['metrics'][number]): boolean =>
    mentions(metric, head) &&
    members.every(
      ({ row, value }) =>
        row.values.some(({ column }) => column !== undefined && column.periods.length > 0) ||
        mentions(metric, `${row.label} ${value.column?.label ?? ''}`),
    );
  const named = plan.metrics.some(isOfMetric) ? 1 : 0;
  // The requested measure selects the table, not the group's name.
  const qualifiers = plan.qualifiers.filter((word) => !isGroupWord(word));
  const qualifierShare = qualifiers.length > 0 ? qualified({ ...plan, qualifiers }, head) : 0;
  if (plan.metrics.length === 0 && qualifiers.length > 0 && qualifierShare === 0) return [];
  // "Which segment is the largest?" gives only the group's name, which selects a table of one measure.
  const isBare = plan.metrics.length + qualifiers.length === 0 && members.every(isOfOneMeasure);
  const groups = isBare ? plan.qualifiers : [];
  const groupShare = groups.length > 0 ? groupNamed({ ...plan, qualifiers: groups }, passage, members) : 0;
  const worth = named + groupShare + 1.5 * qualifierShare + (best > 0 ? passage.score / best : 0);
  return [{ passage, members, worth: named + qualifierShare + groupShare > 0 ? worth : 0 }];
};

/** Reports metrics and words of the question that the table's headings and labels lack. */
export const leftOver = (plan: Plan, { passage, members }: Pick<Listed, 'passage' | 'members'>): Finding[] => {
  const head = headOf(passage, members);
  const instead = passage.chunk.context.section?.split(' > ').at(-1) ?? members[0]?.row.label ?? '';
  const metrics = plan.metrics.filter((metric) => !mentions(metric, head));
  const isMissing = (word: string) =>
    !isGroupWord(word) && !isChangeWord(word) && qualified({ ...plan, qualifiers: [word] }, head) === 0;
  const words = contentWords(withoutEarning(plan.question), plan.names).filter(
    (word) => plan.qualifiers.includes(word) && isMissing(word),
  );
  const about = words.join(' ');
  return [
    ...metrics.map(({ id, labels }) => ({
      code: 'measureDiffers' as const,
      about: labels[plan.language][0] ?? id,
      instead,
    })),
    ...(words.length > 0 ? [{ code: 'partDiffers' as const, about, instead }] : []),
  ];
};

const valueText = (plan: Plan, passage: Passage, { row, value }: Member, isPercent: boolean): string =>
  isPercent
    ? value.text.replace(/\s*%?$/u, '%')
    : amountText(plan.language, { passage, metric: plan.metrics[0], row, value, period: undefined, fit: 1 });

export const rankBlocks = ({ plan, passages, citations }: Writing): Block[] => {
  if (!plan.rank || namesNobody(plan)) return [];
  const best = passages[0]?.score ?? 0;
  const [table] = passages
    .filter((passage) => isOfCompany(plan, passage))
    .slice(0, LOOKED_AT)
    .flatMap((passage) => listedIn(plan, passage, best))
    .filter(({ worth }) => worth >= MIN_SCORE)
    .sort((a, b) => b.worth - a.worth);
  if (!table) return [];
  const { passage, members } = table;
  const sign = plan.rank.way === 'highest' ? -1 : 1;
  const [first, second] = members.filter(({ name }) => !isRest(name)).toSorted((a, b) => sign * (a.amount - b.amount));
  if (!first || !second) return [];
  const cite = ({ row }: Member) => citations.cite(passage, row.start, row.end);
  const isOfOneRow = first.row === second.row;
  const isPercent = members.some(({ value }) => /%/.test(value.text));
  const figure = (one: Member) => `${isOfOneRow ? `${one.row.label} ` : ''}${valueText(plan, passage, one, isPercent)}`;
  const largest = figure(first);
  const text = say(plan.language, `figure.${plan.rank.way}${rateKey(largest)}`, {
    name: first.name,
    figure: largest,
    next: second.name,
    nextFigure: figure(second),
  });
  const near = leftOver(plan, table);
  const sentence = fitted(checked(text, [cite(first), cite(second)], plan), near);
  const { unit, section } = passage.chunk.context;
  const rows = [first, ...members.filter((one) => one !== first)].slice(0, MAX_ROWS);
  return [
    { kind: 'text', sentences: [sentence] },
    {
      kind: 'table',
      caption: [section?.split(' > ').at(-1), unit].filter(Boolean).join(' '),
      columns: [{ label: '' }, { label: isOfOneRow ? first.row.label : (first.value.column?.label ?? '') }],
      rows: rows.map((one) => {
        const cell = figureCell(passage, one.row, one.value, cite(one).n);
        return [{ text: one.name }, one === first ? fitted(cell, near) : compared(cell)];
      }),
    },
  ];
};
