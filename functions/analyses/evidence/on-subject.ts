// Keeps the parts of an answer that are about its subject: no cover lines, no list of rivals among strengths.
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { filterSentences } from '#shared/report/visit.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { isElsewhere } from '../room/fit.ts';
import { isOnMethod } from '../room/on-method.ts';
import { aboutText, NEAREST } from '../room/report-subjects.ts';
import { WANTS } from '../room/section-subjects.ts';
import { isCoverLine } from './cover-line.ts';
import { rivalsIn } from './names.ts';
import { isOfPeople } from './people.ts';
import { isPrice } from './price-lists.ts';
import type { Telling } from './quotes-on.ts';
import { SUBJECTS } from './subjects.ts';
import { telling } from './topic-words.ts';
import { isReasonAlone } from './with-subject.ts';

/** What is asked for on a cover is found there. */
const ON_COVER: ReadonlySet<string> = new Set([
  'foundedAndSeat',
  'employeesOf',
  'governanceOf',
  'leadersBackground',
  'theTopic',
]);

const OF_RIVALRY: readonly Telling[] = [SUBJECTS.rivalry, SUBJECTS.market, SUBJECTS.marketShare, SUBJECTS.demand];

/** `The five largest hold 57%`, `首位は…、2位は…`: how a market is divided, without the word for it. */
const SHARES = /\b(?:largest|leads?|leader)\b.*\d\s?%|(?:상위|首位|上位|1위).*\d/iu;

/** What the company pays for what it buys is no price of its own. */
export const isBought = (text: string): boolean => {
  const { subjects } = aboutText(text, []);
  return ['suppliers', 'inputCosts'].some((id) => (subjects.get(id) ?? 0) >= NEAREST);
};

/** What is paid out is no prospect, whatever it says of the years to come. */
const isOfDividends = (text: string): boolean => aboutText(text, []).subjects.has('dividends');

/** What has the words of a question and is of another: a list of rivals, the price of the company among those of its goods. */
const BESIDE: Readonly<Record<string, (text: string) => boolean>> = {
  // What the company is better at has a section of its own; whom it competes with for workers is no rival.
  competitionOf: (text) =>
    rivalsIn(text).length === 0 &&
    (SUBJECTS.advantage.test(text) || SUBJECTS.labour.test(text) || !OF_RIVALRY.some((one) => one.test(text))) &&
    !SHARES.test(text),
  customersOf: (text) => SUBJECTS.hazard.test(text) || SUBJECTS.complaint.test(text),
  marketOf: (text) => rivalsIn(text).length > 0 || !OF_RIVALRY.some((one) => one.test(text)),
  pricesOf: (text) =>
    isBought(text) || [SUBJECTS.rivalry, SUBJECTS.sale, SUBJECTS.cost, SUBJECTS.reason].some((one) => one.test(text)),
  priceChangesOf: (text) => SUBJECTS.sale.test(text),
  // What the owners do with their shares is no plan of the company.
  outlookOf: (text) => SUBJECTS.sale.test(text) || SUBJECTS.dispute.test(text) || isOfDividends(text),
  marketShareOf: (text) => !SUBJECTS.marketShare.test(text) && !SUBJECTS.market.test(text),
  whatCompanyDoes: (text) => !SUBJECTS.business.test(text) && !SUBJECTS.seat.test(text),
};
/** Each sentence by itself: what stands beside one of these is of another question. */
const BY_SENTENCE: ReadonlySet<string> = new Set(['whatCompanyDoes', 'employeesOf', 'leadersBackground']);

/** Who they are and how many: a sentence without a word for either stands beside one that has it. */
const OF_STAFF: Readonly<Record<string, readonly string[]>> = {
  employeesOf: ['headcount', 'organisation'],
  leadersBackground: ['management', 'governance', 'ownership', 'people'],
};
const isOfStaff = (key: string, text: string): boolean => {
  const of = OF_STAFF[key];
  const { subjects } = aboutText(text, []);
  return of === undefined || of.some((id) => subjects.has(id));
};

/** What papers report of a company says what happened, and not what it does. */
const NO_NEWS: ReadonlySet<string> = new Set(['whatCompanyDoes', 'foundedAndSeat']);
const isOfNews = (context: Context, { refs }: Sentence): boolean => {
  const titles = new Map(context.notes.all().map(({ n, title }) => [n, title.replaceAll('_', ' ')]));
  const isNews = (title: string) => aboutText('', [{ text: title, weight: NEAREST }]).subjects.has('news');
  return refs.length > 0 && refs.every((n) => isNews(titles.get(n) ?? ''));
};

/** The words of the question may stand under a heading of another: what suppliers hold of a market is no share of it. */
const isOfOther = ({ notes }: Context, key: string): ((sentence: Sentence) => boolean) => {
  const want = WANTS[key];
  if (!want?.elsewhere) return () => false;
  const headings = new Map(notes.all().map(({ n, locator }) => [n, locator.section?.split(' > ').at(-1) ?? '']));
  return ({ text, refs }) =>
    refs.length > 0 &&
    refs.every((n) => isElsewhere(aboutText(text, [{ text: headings.get(n) ?? '', weight: NEAREST }]), want));
};

/** Only sections on the method report how a figure was estimated. */
const ON_METHOD: ReadonlySet<string> = new Set(['estimateBasis', 'theTopic']);

type Inputs = Pick<SectionContext, 'inputs'>;
type Context = Pick<SectionContext, 'inputs' | 'company' | 'notes' | 'section'>;

/** What things are made of, what people want, what money costs. */
const DRIVERS = ['inputCosts', 'pricesAndRates', 'demand'];
const MOVES_PRICES: Telling = {
  test: (text) => DRIVERS.some((id) => aboutText(text, []).subjects.has(id)),
};

/** What moved a price is said of that price, not of another. */
export const itemOf = ({ inputs }: Inputs, key: string): Telling | undefined => {
  const item = key === 'priceDrivers' && typeof inputs.item === 'string' ? telling(inputs.item) : undefined;
  const drives = [SUBJECTS.cost, SUBJECTS.reason, SUBJECTS.rivalry, MOVES_PRICES];
  // A rate of interest is a cost to others: what moves it stands beside its own words.
  const words = item ? String(inputs.item).split(/\s+/) : [];
  const without = (text: string) => words.reduce((left, word) => left.replace(word, ' '), text);
  return item && { test: (text) => item.test(text) && drives.some((one) => one.test(without(text))) };
};

type Fits = (sentence: Sentence) => boolean;

const fitsOf = (context: Context, key: string): Fits => {
  const item = itemOf(context, key);
  const isOther = isOfOther(context, key);
  return (sentence) =>
    !isOther(sentence) &&
    (ON_COVER.has(key) || !isCoverLine(sentence)) &&
    !BESIDE[key]?.(sentence.text) &&
    (ON_METHOD.has(key) || !isOnMethod(sentence.text)) &&
    isOfStaff(key, sentence.text) &&
    !(NO_NEWS.has(key) && isOfNews(context, sentence)) &&
    !(BY_SENTENCE.has(key) && isReasonAlone(sentence.text)) &&
    (!item || item.test(sentence.text));
};

/** What an analyst or an economist writes of an industry stands for the company only where nothing is written of it. */
const OWN_FIRST: ReadonlySet<string> = new Set(['customersOf']);
/** What is expected of an economy is no plan of a company. */
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

/** Who sits on the board answers no question of plans or customers. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['governanceOf', 'leadersBackground', 'theTopic']);
const isListOfPeople = (block: Block): boolean =>
  block.kind === 'table' && isOfPeople(block.columns.map(({ label }) => label));

const isOfPlan = (label: string): boolean => aboutText(label, []).stances.has('plan');
const isOfBuyers = (label: string): boolean => aboutText(label, []).subjects.has('customers');
/** Rivals of which one is cheap are no list of prices, nor is the staff of customer service one of customers. */
const TABLE_OF: Readonly<Record<string, (label: string) => boolean>> = {
  pricesOf: isPrice,
  customersOf: isOfBuyers,
  outlookOf: isOfPlan,
  strategyOf: isOfPlan,
};

const isTableOf = (key: string, { columns, caption = '' }: BlockOf<'table'>): boolean => {
  const isOf = TABLE_OF[key];
  return isOf === undefined || [caption, ...columns.map(({ label }) => label)].some(isOf);
};

/** A point stays whole from the first of its sentences that fits: the next may say how much. A reason keeps what it is of. */
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
