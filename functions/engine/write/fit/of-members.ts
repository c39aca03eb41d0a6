// Tests whether a text is about the requested region and kind of member.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import segments from '#shared/language/lexicon/segments.json' with { type: 'json' };
import { isRest, isTotalAlone } from '#shared/language/lexicon/totals.ts';
import type { Cited } from '../../evidence.ts';
import { sumsIn } from '../../fields/fields.ts';
import { tellsConcentration } from '../../understand/kinds/customer-concentration.ts';
import { namesExtreme } from '../../understand/kinds/find-rank.ts';
import { speaksOf, type Topic } from '../../understand/kinds/topics.ts';
import { regionsIn } from '../../understand/measures/part-names.ts';
import { withoutNames } from '../../understand/names/company-names.ts';
import type { Plan } from '../../understand/plan-type.ts';

const segmentsIn = compile(segments);

/** The document, company and headings above a cited range. */
export const overIt = ({ chunk: { context } }: Cited): string =>
  [context.document, context.company, context.section].filter(Boolean).join(' ');
const headsOf = ({ chunk: { kind, text } }: Cited): string => (kind === 'table' ? (text.split('\n')[0] ?? '') : '');

/** The regions of the question, without company names. */
export const requestedRegions = ({ question, names }: Plan): readonly string[] =>
  regionsIn(withoutNames(question, names, ' '));

/** Whether a text names a requested region; a group's total does not answer for a region. */
export const isOfRegions = (requested: readonly string[], texts: readonly string[]): boolean => {
  const named = new Set(texts.flatMap(regionsIn));
  return requested.length === 0 || requested.some((one) => named.has(one));
};

/** Topics whose largest member is a person or company. */
const speaksOfHolders = (topic: Topic, text: string): boolean =>
  speaksOf(topic, text) || (topic.id === 'shareholders' && sumsIn(text).includes('holding'));
const HOLDERS: ReadonlySet<string> = new Set(['customers', 'shareholders']);

/** Whether a text names no member of the requested kind: the largest customer is no shareholder and no segment. */
export const isOfOtherHolders = ({ question, topic }: Plan, text: string, cited: Cited): boolean => {
  if (!topic || !HOLDERS.has(topic.id) || !namesExtreme(question)) return false;
  const isOfSegments = segmentsIn(text).length > 0 && segmentsIn(question).length === 0 && !tellsConcentration(text);
  const whole = [text, cited.quote, overIt(cited), headsOf(cited)].join(' ');
  return isOfSegments || !speaksOfHolders(topic, whole);
};

/** Whether a label is a total or a remainder. */
export const isNoMember = ({ question }: Plan, label: string): boolean =>
  namesExtreme(question) && (isRest(label) || isTotalAlone(label));
