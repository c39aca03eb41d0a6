// A figure by segment or function: the table of its members, with each member's share.
import type { Block } from '#shared/report/blocks.ts';
import { membersOf } from '../../tables/members.ts';
import { isParticle } from '../../terms.ts';
import { findBreakdown, isOfBreakdown, isSegmentHead, withoutBreakdown } from '../../understand/kinds/breakdown.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import { isDivision } from '../../understand/names/name-words.ts';
import { contentWords } from '../../understand/words/content-words.ts';
import { figureCell } from '../figures/figure-cell.ts';
import { isOfCompany, namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { type Divided, dividedHead, divides, shareSentences } from './divided.ts';

/** 수는: the noun 수 with a particle, "the number of". */
const isNumber = (word: string): boolean => isParticle(word.slice(1));

const tableOf = ({ citations }: Writing, { passage, members }: Divided): Block => {
  const { unit, section } = passage.chunk.context;
  return {
    kind: 'table',
    caption: [section?.split(' > ').at(-1), unit].filter(Boolean).join(' '),
    columns: [{ label: '' }, { label: members[0]?.value.column?.label ?? '' }],
    rows: members.map(({ name, row, value }) => {
      const { n } = citations.cite(passage, row.start, row.end);
      return [{ text: name }, fitted(figureCell(passage, row, value, n), [])];
    }),
  };
};

export const breakdownBlocks = (writing: Writing): Block[] => {
  const { plan, passages } = writing;
  const dimension = findBreakdown(plan.question);
  const [metric, ...others] = plan.metrics;
  if (!dimension || !metric || others.length + plan.ratios.length > 0 || namesNobody(plan)) return [];
  const isHeaded = (one: Divided): boolean => dimension === 'function' || isSegmentHead(dividedHead(one));
  const divided = passages
    .filter((passage) => passage.chunk.kind === 'table' && isOfCompany(plan, passage))
    .map((passage): Divided => ({ passage, metric, members: membersOf(plan, passage) }))
    .find((one) => one.members.length > 0 && isHeaded(one) && divides(plan, metric, one, passages));
  if (!divided) return [];
  const left = contentWords(withoutBreakdown(plan.question), plan.names).filter(
    (word) => !isOfBreakdown(word) && !mentions(metric, word) && !isNumber(word),
  );
  // Another division is reported as missing; a part of the total belongs to another table.
  if (!left.every(isDivision)) return [];
  const sentences = dimension === 'business' ? shareSentences(writing, divided) : [];
  return [
    ...(sentences.length > 0 ? [{ kind: 'text' as const, sentences }] : []),
    tableOf(writing, divided),
    ...(left.length > 0
      ? [{ kind: 'notice' as const, code: 'partNotFound' as const, params: { what: left.join(' ') } }]
      : []),
  ];
};
