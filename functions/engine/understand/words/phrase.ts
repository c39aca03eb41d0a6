// Reduces a question to the phrase that a row label would print: without company, period and question words.
import { daysIn, periodsIn } from '#shared/language/grammar/periods.ts';
import { remembering } from '#shared/remembering.ts';
import { withoutNames } from '../names/company-names.ts';
import { withoutLegalForm } from '../names/find-entities.ts';
import { withoutLatest } from './set-aside.ts';

const ASKS =
  /^\W*(?:(?:please\s+)?(?:tell|show|give) (?:me|us)\s+|(?:what|which|how (?:much|many|large|big|high))\b(?:\s*(?:percent(?:age)?|part|share)?\s*\b(?:was|were|is|are|did|does|do|has|have|had)\b)?\s*)|(?:은|는|이|가|을|를|의)?\s*(?:얼마|몇|무엇|어떻게|알려|말해|보여|구해|찾아)[^\n]*$|(?:[はをがの]|って)?\s?(?:いくら|何(?:円|人|株|社|%|％|ですか)|どの|どれ|どう|教えて|示して)[^\n]*$/giu;
const AROUND =
  /\b(?:did|does|do|has|have|had)\s+\ue000\s+(?:make|earn|generate|report|record|post|book|have|had|bring in|take in|spend|pay|incur)\b|\((?:in |단위|単位)[^)]*\)|\b(?:as (?:of|at)|at the (?:end|beginning) of|year[- ]end|for the|during|in|for|of|on|the|its|their|total amount of|amount of|value of|reported?|fiscal|fy|years?|quarter|ended|end)\b(?=\s*(?:['’]s\b|[?.,]|\s*$|\s*\ue000))|^(?:\s*(?:['’]s|the|its|total amount of|amount of|value of|의|の))+\s|\ue000+(?:\s?(?:말|기말|년|年|末|期末|현재|기준|당시|현재의|의(?![가-힣])|の|に|で|における|時点))*|\b(?:consolidated|standalone|unconsolidated)\b|연결(?:\s?기준)?|별도(?:\s?기준)?|連結|単体|個別/giu;

/** Korean and Japanese words can have two characters: 菓子, 급식. */
const isLongEnough = (text: string): boolean => text.length >= (/[^\x20-\x7e]/.test(text) ? 2 : 3);

const bared = (text: string): string =>
  text
    .replace(/[ㆍ‧・]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%&+]+/gu, '');
/** Longer texts are no labels, which are read for each question. */
const MAX_LABEL = 100;
const baredLabel = remembering(bared);

/** Letters and digits only, since labels print varying spaces, brackets and marks. */
export const bare = (text: string): string => (text.length <= MAX_LABEL ? baredLabel(text) : bared(text));

const blanked = (text: string, words: readonly string[]): string => {
  const periods = [...periodsIn(text), ...daysIn(text)].sort((a, b) => a.start - b.start);
  const undated = periods.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}\ue000${left.slice(end)}`,
    text,
  );
  return withoutNames(undated, words, '\ue000');
};

const withoutNamesAndVerbs = (question: string, entities: readonly string[]): string =>
  blanked(withoutLegalForm(withoutLatest(question)), entities).replace(ASKS, ' ');

const bareThing = (text: string): string => {
  const thing = bare(text.replace(/(?:은|는|이|가|을|를|의|は|が|を|の)?\s*[?？.。!]*\s*$/u, ''));
  return isLongEnough(thing) ? thing : '';
};

/** Empty if too little is left. */
export const phraseOf = (question: string, entities: readonly string[]): string => {
  let text = withoutNamesAndVerbs(question, entities);
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(AROUND, ' ').trim();
  }
  return bareThing(text);
};

/** Like `phraseOf`, with words of basis, time and unit that labels may print: (별도)당기순이익(백만원), 기말의 현금. */
export const wordingOf = (question: string, entities: readonly string[]): string =>
  bareThing(withoutNamesAndVerbs(question, entities));
