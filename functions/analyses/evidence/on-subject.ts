// Keeps the parts of an answer that are about its subject: no cover lines, no list of competitors among strengths.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { isElsewhere, opensElsewhere } from '../room/fit.ts';
import { isOnMethod } from '../room/on-method.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';
import { WANTS } from '../room/section-subjects.ts';
import { isClauseHeading } from './clause.ts';
import { isCoverLine } from './cover-line.ts';
import { isReasonAlone } from './goes-on.ts';
import { isInStance, isSentence, OF_SENTENCES } from './in-stance.ts';
import { BESIDE } from './off-question.ts';
import { isOfPeople } from './people.ts';
import type { Telling } from './quotes-on.ts';
import { SUBJECTS } from './subjects.ts';
import { isTableOf } from './tables-of.ts';
import { telling } from './topic-words.ts';

/** Questions whose answers may be on a cover. */
const ON_COVER: ReadonlySet<string> = new Set([
  'foundedAndSeat',
  'employeesOf',
  'governanceOf',
  'leadersBackground',
  'theTopic',
]);

/**
 * Questions for which each sentence is judged by itself, since the sentence next to a fitting one may answer another
 * question.
 */
const BY_SENTENCE: ReadonlySet<string> = new Set(['whatCompanyDoes', 'employeesOf', 'leadersBackground']);

/** A sentence of the engine without a word for these, in it or in the heading above it, is about something else. */
const OF_STAFF: Readonly<Record<string, readonly string[]>> = {
  employeesOf: ['headcount', 'organisation'],
  leadersBackground: ['management', 'governance', 'ownership', 'people'],
};
const BY_HEADING: Readonly<Record<string, readonly string[]>> = {
  governanceOf: ['governance', 'management', 'people', 'ownership'],
  shareholdersOf: ['ownership', 'sale', 'acquisitions'],
  dealsOf: ['acquisitions', 'sale', 'ownership', 'subsidiaries', 'history'],
};
const isOn = (subjects: readonly string[] | undefined, text: string, heading = ''): boolean => {
  const { subjects: found } = aboutText(text, heading === '' ? [] : [{ text: heading, weight: NEAREST }]);
  return subjects === undefined || subjects.some((id) => found.has(id));
};

/** News reports what happened to a company, not what it does and for whom. */
const NO_NEWS: ReadonlySet<string> = new Set(['whatCompanyDoes', 'foundedAndSeat', 'customersOf']);
const isOfNews = (context: Context, { refs }: Sentence): boolean => {
  const titles = new Map(context.notes.all().map(({ n, title }) => [n, title.replaceAll('_', ' ')]));
  const isNews = (title: string) => aboutText('', [{ text: title, weight: NEAREST }]).subjects.has('news');
  return refs.length > 0 && refs.every((n) => isNews(titles.get(n) ?? ''));
};

/**
 * A heading of another subject overrides the words of the question: a supplier's part of a market is not the company's
 * share.
 */
const isOfOther = ({ notes, company }: Context, key: string): ((sentence: Sentence) => boolean) => {
  const want = WANTS[key];
  if (!want?.elsewhere) return () => false;
  const headings = new Map(notes.all().map(({ n, locator }) => [n, locator.section?.split(' > ').at(-1) ?? '']));
  return ({ text, refs }) =>
    refs.length > 0 &&
    (opensElsewhere(text, want, companyNames(company?.name)) ||
      refs.every((n) => isElsewhere(aboutText(text, [{ text: headings.get(n) ?? '', weight: NEAREST }]), want)));
};

/** Only sections on the method report how a figure was estimated. */
const ON_METHOD: ReadonlySet<string> = new Set(['estimateBasis', 'theTopic']);

type Inputs = Pick<SectionContext, 'inputs'>;
type Context = Pick<SectionContext, 'inputs' | 'company' | 'notes' | 'section'>;

/** Input costs, prices and rates, and demand. */
const DRIVERS = ['inputCosts', 'pricesAndRates', 'demand'];
const MOVES_PRICES: Telling = {
  test: (text) => DRIVERS.some((id) => aboutText(text, []).subjects.has(id)),
};

/** The sentence must be about the price of the item, not of another one. */
export const itemOf = ({ inputs }: Inputs, key: string): Telling | undefined => {
  const item = key === 'priceDrivers' && typeof inputs.item === 'string' ? telling(inputs.item) : undefined;
  const drives = [SUBJECTS.cost, SUBJECTS.reason, SUBJECTS.rivalry, MOVES_PRICES];
  // The item's own words are removed before looking for a driver: an interest rate is itself a cost to others.
  const words = item ? String(inputs.item).split(/\s+/) : [];
  const without = (text: string) => words.reduce((left, word) => left.replace(word, ' '), text);
  return item && { test: (text) => item.test(text) && drives.some((one) => one.test(without(text))) };
};

type Fits = (sentence: Sentence) => boolean;

/** What a party must do moves no price: a sentence below the heading of a clause. */
const isOfClause = ({ notes }: Context, { refs }: Sentence): boolean =>
  notes.all().some(({ n, locator }) => refs.includes(n) && isClauseHeading(locator.section?.split(' > ').at(-1) ?? ''));

const headingAbove = ({ notes }: Context, { refs }: Sentence): string =>
  notes
    .all()
    .find(({ n }) => refs.includes(n))
    ?.locator.section?.split(' > ')
    .at(-1) ?? '';

const fitsOf = (context: Context, key: string): Fits => {
  const item = itemOf(context, key);
  const isOther = isOfOther(context, key);
  return (sentence) =>
    !isOther(sentence) &&
    isInStance(context.notes, key, sentence) &&
    (!OF_SENTENCES.has(key) || isSentence(sentence.text)) &&
    (ON_COVER.has(key) || !isCoverLine(sentence)) &&
    !BESIDE[key]?.(sentence.text) &&
    (ON_METHOD.has(key) || !isOnMethod(sentence.text)) &&
    isOn(OF_STAFF[key], sentence.text) &&
    isOn(BY_HEADING[key], sentence.text, headingAbove(context, sentence)) &&
    !(key === 'priceDrivers' && isOfClause(context, sentence)) &&
    !(NO_NEWS.has(key) && isOfNews(context, sentence)) &&
    !(BY_SENTENCE.has(key) && isReasonAlone(sentence.text)) &&
    (!item || item.test(sentence.text));
};

/** Sentences by analysts or economists on an industry are used for the company only if there is nothing about it. */
const OWN_FIRST: ReadonlySet<string> = new Set(['customersOf']);
/** Expectations for an economy are not plans of a company. */
const OWN_ALONE: ReadonlySet<string> = new Set(['outlookOf', 'strategyOf', 'investmentOf']);

const ofOwn = (context: Context, key: string, blocks: readonly Block[]): Block[] => {
  const { company, notes } = context;
  if (!company || !(OWN_FIRST.has(key) || OWN_ALONE.has(key))) return [...blocks];
  const names = companyNames(company.name);
  const titles = new Map(notes.all().map(({ n, title }) => [n, title]));
  const isOwn: Fits = ({ text, refs }) =>
    names.some((name) => isNamedIn(name, text)) ||
    refs.some((n) => names.some((name) => isNamedIn(name, titles.get(n) ?? ''))) ||
    notes.companiesBehind(new Set(refs)).some((other) => names.some((name) => isNamedIn(name, other)));
  const own = blocks.flatMap((block) => filterSentences(block, isOwn));
  return own.length > 0 || OWN_ALONE.has(key) ? own : [...blocks];
};

/** Questions for which a list of people may be shown; it does not answer questions on plans or customers. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['governanceOf', 'theTopic']);
const isListOfPeople = (block: Block): boolean =>
  block.kind === 'table' && isOfPeople(block.columns.map(({ label }) => label));

/**
 * Keeps a point from its first fitting sentence on: the next may give the amount. A reason keeps the sentence that it
 * explains.
 */
const fromFirst = (item: readonly Sentence[], fits: Fits): Sentence[] => {
  const at = item.findIndex(fits);
  return item.slice(at > 0 && isReasonAlone(item[at]?.text ?? '') ? at - 1 : at);
};

export const onSubject = (context: Context, key: string, given: readonly Block[]): Block[] => {
  const all = OF_PEOPLE.has(key) ? given : given.filter((block) => !isListOfPeople(block));
  const tabled = all.filter((block) => block.kind !== 'table' || isTableOf(key, block));
  const blocks = ofOwn(context, key, tabled);
  const fits = fitsOf(context, key);
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'list' || BY_SENTENCE.has(key)) return filterSentences(block, fits);
    const items = block.items.flatMap((item) => (item.some(fits) ? [fromFirst(item, fits)] : []));
    return items.length > 0 ? [{ ...block, items }] : [];
  });
};
