// Judges lines of an answer by the request: kind, party, fields, thing, and translated words.

import { readFigures } from '#shared/language/grammar/figures.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import rateQuestions from '#shared/language/lexicon/rate-questions.json' with { type: 'json' };
import { lazy } from '#shared/lazy.ts';
import type { Finding, Sentence } from '#shared/report/blocks.ts';
import type { Cited } from '../../evidence.ts';
import { differencesOf } from '../../fields/differences.ts';
import { lacksKind } from '../../fields/kinds.ts';
import { isOfOtherDocument, isOfOtherParty, isOfSameDoer } from '../../fields/parties.ts';
import { requestedBy } from '../../fields/requested.ts';
import { terms } from '../../terms.ts';
import { asksForDone, isUnrealized } from '../../understand/kinds/done-questions.ts';
import { speaksOf, topicSection } from '../../understand/kinds/topics.ts';
import { asksYesNo } from '../../understand/kinds/yes-no.ts';
import { isKnownWord } from '../../understand/words/dictionary.ts';
import { isAnyDocument, isExempting, termsIn } from '../clauses/clause-terms.ts';
import { agreementsIn } from '../clauses/clauses-of.ts';
import { accounted, conceptsOf } from '../explained/explained.ts';
import { openingsOf, surroundingsIn, wholeTextsOf } from '../explained/surroundings.ts';
import { isSteering } from '../prose/furniture.ts';
import { splitSentences } from '../prose/split-sentences.ts';
import { whoseJudge } from '../whose/whose-judge.ts';
import type { Writing } from '../writer.ts';
import { isOfOtherHolders, isOfRegions, overIt, requestedRegions } from './of-members.ts';
import { ofThing, requestedThing } from './of-thing.ts';
import { isOfOtherKind } from './other-kind.ts';
import { unknownNames } from './unknown-words.ts';

/** Words that ask for a rate need not be in the answer. */
const namesRate = compile(rateQuestions);

export const OFF: readonly Finding[] = [{ code: 'offQuestion' }];
export type Judge = (one: Pick<Sentence, 'text'>, cited: readonly Cited[]) => readonly Finding[];

const countsPeople = (text: string): boolean => readFigures(text).figures.some(({ unit }) => unit === 'people');

const innermost = ({ chunk: { context } }: Pick<Cited, 'chunk'>): string =>
  [context.document, context.section?.split(' > ').at(-1)].filter(Boolean).join(' ');

/** Whether a line in another language lacks a translation of a question word or is off topic. */
const foreignJudge = ({ plan, passages }: Writing): ((text: string, at: Cited) => boolean) => {
  const { question, topic } = plan;
  const words = new Set([
    ...plan.words.filter((word) => isKnownWord(question, word) && namesRate(word).length === 0 && !isAnyDocument(word)),
    ...plan.metrics.filter(({ isLine }) => !isLine).map(({ id }) => id),
  ]);
  const concepts = conceptsOf(plan).filter(({ name, isExact }) => !isExact && words.has(name));
  const around = surroundingsIn(plan, passages);
  const isOfPeople = plan.metrics.some(({ id }) => id === 'employees');
  return (text, { chunk, start }) => {
    const passage = passages.find((one) => one.chunk.id === chunk.id);
    // The rules for causes, positions and headcounts know further words.
    const isOfRules = plan.wanted === 'cause' || plan.position !== undefined || (isOfPeople && countsPeople(text));
    if (!passage || isOfRules || languageOf(text) === languageOf(question)) return false;
    const isOffTopic = topic && !speaksOf(topic, text) && topicSection(topic, chunk.context.section) === undefined;
    const places = termsIn(`${innermost({ chunk })} ${text}`).flatMap(({ wordsIn }) => [...wordsIn(question)]);
    const isOfTerm = (name: string): boolean =>
      places.some((place) => terms(question.slice(place.start, place.end)).includes(name));
    const open = accounted(concepts, around({ passage, text, start })).filter(({ by }) => by === undefined);
    return isOffTopic || open.some(({ name }) => !isOfTerm(name));
  };
};

/** The companies that the question names, or those of the workspace. */
export const namesOf = ({ plan, ofSubject }: Writing): readonly string[] =>
  plan.names.length > 0 ? plan.names : (ofSubject?.plan.names ?? []);

/** Whether everything the text states about a yes/no question is an exemption from it. */
const isExemption = (question: string, text: string): boolean => {
  if (!asksYesNo(question) || !isExempting(question, text)) return false;
  const sentences = splitSentences(text).map((one) => one.text);
  const own = sentences.filter((one) => termsIn(question).some(({ wordsIn }) => wordsIn(one).length > 0));
  return (own.length > 0 ? own : sentences).every((one) => isExempting(question, one));
};

/** A table row with its column heads, which have the unit and kind of its figures. */
const withHeads = ({ chunk: { kind, text, context }, quote }: Cited): string =>
  kind === 'table' ? `${quote} ${text.slice(0, text.indexOf('\n'))} ${context.unit ?? ''}` : quote;

/** Judges a quoted line by kind, party and fields, and by translated words if it is in another language. */
const quoteJudge = (writing: Writing): Judge => {
  const { plan } = writing;
  const requested = requestedBy(plan);
  const isForeignOther = foreignJudge(writing);
  return ({ text }, cited) => {
    const own = cited.find(({ quote }) => quote === text);
    if (!own) return [];
    const statement = { text, around: innermost(own), isOfSameDoer: isOfSameDoer(plan, text) };
    const isOther =
      isOfOtherKind(plan, text) ||
      isExemption(plan.question, text) ||
      lacksKind(plan, withHeads(own), statement.around) ||
      isOfOtherParty(plan, text, requested.isQuantity) ||
      differencesOf(requested, statement).length > 0 ||
      isForeignOther(text, own);
    return isOther ? OFF : [];
  };
};

/** Rejects lines from documents of other companies. */
const partyJudge = (writing: Writing): Judge => {
  const names = namesOf(writing);
  const openings = openingsOf(writing.passages);
  // A contract belongs to both its parties, whichever it names first.
  const agreements = lazy(() => new Set(agreementsIn(writing.passages).map(({ fileId }) => fileId)));
  const isOther = ({ chunk: { fileId, context }, quote }: Cited): boolean =>
    isOfOtherDocument(writing.plan, names, { text: `${openings.get(fileId) ?? ''}\n${quote}`, context }) &&
    !agreements().has(fileId);
  return (_, cited) => (cited.length > 0 && cited.every(isOther) ? OFF : []);
};

/** Checks the requested region and kind of holder, in the text or in what it cites. */
const memberJudge = ({ plan }: Writing): Judge => {
  const regions = requestedBy(plan).isQuantity ? requestedRegions(plan) : [];
  return ({ text }, cited) => {
    const isOfOther = (one: Cited): boolean =>
      !isOfRegions(regions, [text, one.quote, overIt(one)]) || isOfOtherHolders(plan, text, one);
    return cited.length > 0 && cited.every(isOfOther) ? OFF : [];
  };
};

/** Checks which one of its kind the line is about, and that the documents know every name of the question. */
const thingJudge = ({ plan, passages }: Writing): Judge => {
  // A short document may name its subject anywhere.
  const openings = new Map(plan.things ? [...openingsOf(passages), ...wholeTextsOf(passages)] : []);
  const unknown = unknownNames(plan, passages);
  return (_, cited) => {
    if (cited.length > 0 && unknown.length > 0)
      return [{ code: 'partDiffers', about: unknown.join(', '), instead: cited[0]?.chunk.context.document ?? '' }];
    if (!plan.things) return [];
    const all = cited.map(({ chunk, start, end }) => ofThing(plan, chunk, { start, end }, openings.get(chunk.fileId)));
    if (all.length === 0 || all.some((one) => one?.isRequested !== false)) return [];
    const instead = all.find((one) => one?.other !== undefined)?.other;
    return instead === undefined ? OFF : [{ code: 'partDiffers', about: requestedThing(plan), instead }];
  };
};

/** Rejects lines about others than the company. */
const ownerJudge = (writing: Writing): Judge => {
  const judge = whoseJudge(writing);
  return (_, cited) => judge(cited);
};

/** A plan, a proposal or a refusal does not say when, or for how much, something was done. */
const doneJudge = ({ plan }: Writing): Judge => {
  const isOfDone = asksForDone(plan);
  return ({ text }) => (isOfDone && isUnrealized(text) ? [{ code: 'notDone' }] : []);
};

/** A text that tells what to answer says nothing of what is asked. */
const steeringJudge: Judge = ({ text }) => (isSteering(text) ? OFF : []);

export const judgesFor = (writing: Writing): readonly Judge[] => [
  quoteJudge(writing),
  partyJudge(writing),
  memberJudge(writing),
  thingJudge(writing),
  ownerJudge(writing),
  doneJudge(writing),
  steeringJudge,
];
