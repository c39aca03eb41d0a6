// The headcount from a sentence, where no table row has it.
import { type Figure, readFigures } from '#shared/language/grammar/figures.ts';
import { statesPeriod } from '#shared/language/grammar/same-period.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import partialHeadcounts from '#shared/language/lexicon/partial-headcounts.json' with { type: 'json' };
import lexicon from '#shared/language/lexicon/stated-headcounts.json' with { type: 'json' };
import type { Block } from '#shared/report/blocks.ts';
import { countsTime } from '../../understand/kinds/answer-type.ts';
import { isOfMore } from '../../understand/kinds/aspects.ts';
import { countAt, requestedCounter } from '../../understand/kinds/counters.ts';
import { mentions } from '../../understand/measures/find-metrics.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';
import { namesNobody } from '../figures/pick-figure.ts';
import { fitted } from '../fit/fit.ts';
import type { Writing } from '../writer.ts';
import { ownSentences } from './own-sentences.ts';
import { quoted } from './prose-blocks.ts';
import type { Quotable } from './sentences.ts';

const partsIn = compile(partialHeadcounts);

/**
 * Characters between a number and the people it counts: "9,200 total full-time and part-time employees". Set by hand.
 */
const BEHIND = 48;

/** "Employs 640 people at three sites" counts all employees. */
const EMPLOYS = /\bemploy(?:s|ed)?\s+(?:(?:about|approximately|around|some|over|nearly|a total of)\s+)?$/iu;

const { subjects, behind, before, about } = lexicon;
const ABOUT = `(?:(?:${about.join('|')})\\s?)?`;
/** "It has 187 staff", "a workforce of 640": the company's own staff, not a site's or department's. */
const HAS = new RegExp(
  `(?:^|[,;]\\s)\\s*(?:${subjects.join('|')})\\s(?:has|have|had)\\s+${ABOUT}$|^(?:${subjects.join('|')})\\b.*\\b(?:${before.en.join('|')})\\s+${ABOUT}$`,
  'iu',
);
const STAFF = new RegExp(`^[^.,;]{0,12}?\\b(?:${behind.join('|')})\\b`, 'iu');
const OWN = new RegExp(
  `(?:^|[,、]\\s?)(?:당사의?\\s?|회사의?\\s?|当社の)?(?:${[...before.ko, ...before.ja].join('|')})(?:은|는|이|가|は|が)\\s?${ABOUT}$`,
  'u',
);
const isOfStaff = (text: string, { start, end }: Figure): boolean => {
  const ahead = text.slice(0, start).trimStart();
  return OWN.test(ahead) || (HAS.test(ahead) && (STAFF.test(text.slice(end)) || !/(?:has|have|had)\s*$/iu.test(ahead)));
};

/** A name may begin with a digit: 3M is not a figure. */
const countsPeople = (plan: Plan, whole: string): number | undefined => {
  const text = withoutNames(whole, plan.names, 'it');
  const { figures, periods } = readFigures(text);
  const isOfPeriod =
    periods.length === 0 || plan.periods.every((one) => periods.some(({ key }) => statesPeriod(one, key)));
  const isEmployed = figures.some(({ start }) => EMPLOYS.test(text.slice(0, start)));
  const isNamed =
    isEmployed ||
    figures.some((figure) => isOfStaff(text, figure)) ||
    plan.metrics.some((metric) => mentions(metric, text));
  const isOfAll = isNamed && partsIn(text).length === 0;
  if (!isOfPeriod || !isOfAll || isOfMore(plan.question, text)) return undefined;
  return figures.find((figure) => {
    const counted = countAt(text, figure);
    if (counted === 'nothing' || countsTime(text, figure.start)) return false;
    const behind = text.slice(figure.end, figure.end + BEHIND).split(/[,.;、。()（）]/u)[0] ?? '';
    return (
      (counted !== undefined && counted.id === 'people') || plan.metrics.some((metric) => mentions(metric, behind))
    );
  })?.value;
};

/** The largest number is the total. */
export const statedHeadcount = (writing: Writing): Block[] => {
  const { plan } = writing;
  const isRequested = plan.metrics.length > 0 && plan.metrics.every(({ id }) => id === 'employees');
  if (!isRequested || plan.qualifiers.length > 0 || namesNobody(plan)) return [];
  if (plan.wanted !== undefined && plan.wanted !== 'count' && requestedCounter(plan.question) === undefined) return [];
  const counts = ownSentences(writing).flatMap((one: Quotable) => {
    const count = countsPeople(plan, one.text);
    return count === undefined ? [] : [{ one, count }];
  });
  const [first] = counts.sort((a, b) => b.count - a.count);
  return first ? [{ kind: 'text', sentences: [fitted(quoted(writing, first.one), [])] }] : [];
};
