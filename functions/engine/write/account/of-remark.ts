// Tests whether a row has the words of a how-much question in a remark alone: its figures are those of something else.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import remarkHeads from '#shared/language/lexicon/remark-heads.json' with { type: 'json' };
import type { Plan } from '../../understand/plan-type.ts';
import { type Judged, namesOf } from './account-features.ts';
import { ifAny, type Refused } from './other-event.ts';
import type { Row } from './statements.ts';

const remarksIn = compile(remarkHeads);

/** "How far is the fibre laid": the price of a plan that is "sold where there is fibre". A remark with a figure may answer. */
export const ofRemarkAlone = ({ wanted }: Plan, { account, statement: { of, table } }: Judged): Refused => {
  if (!table || wanted !== 'count') return undefined;
  const cells = (of as Row).map(({ text }, at) => ({ text, label: table.columns[at]?.label ?? '' }));
  const isRemark = ({ label, text }: (typeof cells)[number]): boolean =>
    remarksIn(label).length > 0 && !/\d/.test(text);
  const remarks = cells.filter(isRemark);
  const rest = [
    table.caption ?? '',
    ...cells.filter((cell) => !isRemark(cell)).flatMap(({ label, text }) => [label, text]),
  ];
  const own = account.filter(({ concept, place }) => place === 'own' && !concept.isExact);
  const isOfRest = own.some(({ concept }) => concept.isIn(rest.join(' ')));
  const isOfRemarks = own.some(({ concept }) => remarks.some(({ text }) => concept.isIn(text)));
  return isOfRemarks && !isOfRest ? ifAny(namesOf(own)) : undefined;
};
