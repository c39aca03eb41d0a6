// Selects the sentences of the data room that fit what a question wants, best first, and the table about it.
import { periodsIn } from '#shared/language/grammar/periods.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Passage } from '../../engine/evidence.ts';
import { moveOf } from '../../engine/rank/sentence-score.ts';
import { isSupposition } from '../../engine/understand/kinds/suppositions.ts';
import { companyNames } from '../../engine/understand/names/company-names.ts';
import { type Quotable, quotable } from '../../engine/write/prose/sentences.ts';
import type { SectionContext } from '../builder.ts';
import { bySpeaker } from '../evidence/by-speaker.ts';
import { isCoverLine } from '../evidence/cover-line.ts';
import { dateIn } from '../evidence/date-in.ts';
import { turnOf } from '../evidence/dialogue.ts';
import { isEvidenceIn, isMeeting } from '../evidence/evident.ts';
import { withFigureLines } from '../evidence/figure-lines.ts';
import { statesMultiple } from '../evidence/multiples.ts';
import { type PlainTable, shownTable } from '../evidence/plain-table.ts';
import { tells } from '../evidence/tells.ts';
import { type Whose, whoseOf } from '../evidence/whose.ts';
import { asWritten, withoutOrphans } from './as-written.ts';
import { bestFirst } from './best-first.ts';
import { casesFirst } from './cases-first.ts';
import { hasFigure, isLargeAs } from './figure-checks.ts';
import { ABOUT, type Bar, fitOf, isInOtherStance, MENTIONED, opensElsewhere } from './fit.ts';
import { isNoBuyer } from './no-large-customer.ts';
import { isOnMethod } from './on-method.ts';
import { aboutOf } from './report-subjects.ts';
import { passagesFor } from './room-passages.ts';
import { tablesIn } from './room-tables.ts';
import { WANTS } from './section-subjects.ts';
import { tableFindings } from './table-findings.ts';
import type { Want } from './want.ts';
import { wholeParagraphs } from './whole-paragraphs.ts';

/** True if the sentence has a date after today. */
const isYetToHold = ({ now }: Pick<SectionContext, 'now'>, text: string): boolean =>
  (dateIn(text) ?? '') > new Date(now).toISOString().slice(0, 10);

const holdsAs = (context: Pick<SectionContext, 'now'>, { holds }: Want, text: string): boolean =>
  holds === undefined || isYetToHold(context, text) === (holds === 'later');

const MONTH_LENGTH = 'yyyy-mm'.length;
/** `2027년부터`, `from 2027`, `2027年から`: an event. A year alone gives the state of things in that year. */
const BEGINS = /\d{4}년부터|\d{4}年(?:から|より)|\bfrom (?:the start of )?\d{4}\b/iu;
const isEvent = (text: string): boolean =>
  periodsIn(text).length === 1 && ((dateIn(text) ?? '').length >= MONTH_LENGTH || BEGINS.test(text));

const isDatedAs = ({ isDated }: Want, text: string): boolean =>
  isDated === undefined || (dateIn(text) !== undefined && (isDated === 'ever' || isEvent(text)));

/** The question alone makes no answer in an interview a statement about an industry: it has a word for the subject. */
const isRemark = (one: Quotable, { ofIndustry, subjects, amid = [], stances = [] }: Want): boolean =>
  ofIndustry === true && turnOf(one) > 0 && ![...subjects, ...amid, ...stances].some((id) => aboutOf(one).own.has(id));

/** The subjects of what companies are worth. */
const OF_VALUE = ['sale', 'acquisitions', 'ownership'];

/** Sentences that are evidence by themselves, whatever their subject. */
const evidenceIn = (passages: readonly Passage[], want: Want): Quotable[] =>
  passages
    .filter((one) => one.chunk.kind === 'prose' && !(want.subjects.includes('business') && isMeeting(one)))
    .flatMap(withFigureLines)
    .filter(isEvidenceIn(passages, want))
    .filter((one) => !isCoverLine(one) && tells(one))
    .filter(({ text }) => OF_VALUE.some((id) => want.subjects.includes(id)) || !statesMultiple(text));

/** Those not on the method, and dated as the question requires. */
const candidatesIn = (context: Pick<SectionContext, 'now'>, passages: readonly Passage[], want: Want): Quotable[] =>
  evidenceIn(passages, want)
    .filter(({ text }) => holdsAs(context, want, text))
    .filter(({ text }) => want.subjects.includes('method') || !isOnMethod(text))
    .filter((one) => !opensElsewhere(one.text, want, companyNames(one.passage.chunk.context.company)))
    .filter((one) => !isNoBuyer(want, one.text) && !isRemark(one, want))
    .filter(({ text }) => isDatedAs(want, text) && !(want.isFact && isSupposition(text)))
    .filter(({ text }) => !(want.isForIt && moveOf(text) === 'fall'));

export const quotesIn = (
  context: Pick<SectionContext, 'now'>,
  passages: readonly Passage[],
  want: Want,
  isOf: (one: Quotable) => boolean = () => true,
): Quotable[] => {
  const all = candidatesIn(context, passages, want).filter(
    (one) => hasFigure(one.text, want.hasFigure) && isLargeAs(want, one.text) && isOf(one),
  );
  const fitting = (bar: Bar) => bestFirst(all.map((one) => ({ one, fit: fitOf(aboutOf(one), want, bar) })));
  const about = fitting(ABOUT);
  return about.length > 0 ? about : fitting(MENTIONED);
};

type Found = { readonly quotes: readonly Quotable[]; readonly tables: readonly PlainTable[] };

/** True if sentences about other companies are wanted: on threats, risks or lawsuits, or on an industry. */
const isOfAnyCompany = ({ ofIndustry, stances = [], subjects }: Want): boolean =>
  ofIndustry === true || ['threat', 'risk'].some((id) => stances.includes(id)) || subjects.includes('litigation');

/** Assigns sentences to this or another company; all count as this one's if the question wants any. */
const whoseFor = async (
  context: SectionContext,
  passages: readonly Passage[],
  want: Want,
): Promise<(one: Quotable) => Whose> =>
  isOfAnyCompany(want) ? () => 'own' : whoseOf(context, passages, want.stances?.includes('strength'));

/** The sentences that may be quoted for a question, whatever their subject, where their stance and date allow it. */
export const quotableFor = async (
  context: SectionContext,
  passages: readonly Passage[],
  want: Want,
): Promise<Quotable[]> => {
  const whose = await whoseFor(context, passages, want);
  return evidenceIn(passages, want)
    .filter((one) => whose(one) !== 'other')
    .filter((one) => holdsAs(context, want, one.text) && !isInOtherStance(aboutOf(one), want));
};

/** For an industry, documents of no company come first. */
const foundIn = async (context: SectionContext, passages: readonly Passage[], want: Want): Promise<Found> => {
  const whose = await whoseFor(context, passages, want);
  const found = (some: readonly Passage[]) => ({
    quotes: wholeParagraphs(
      quotesIn(context, some, want, (one) => whose(one) !== 'other'),
      candidatesIn(context, some, want).filter((one) => whose(one) === 'own'),
      want,
    ),
    tables: tablesIn(some, want),
  });
  const outside = want.prefersOutsiders ? found(passages.filter(({ chunk }) => !chunk.context.company)) : undefined;
  return outside && outside.quotes.length > 0 ? outside : found(passages);
};

/** Dated sentences of the room on the subjects of a question. */
export const datedQuotes = async (context: SectionContext, key: string): Promise<Quotable[]> => {
  const want = WANTS[key];
  if (!want) return [];
  const passages = await passagesFor(context, context.textOf('ask', key), want);
  const { quotes } = await foundIn(context, passages, want);
  return quotes.filter(({ text }) => dateIn(text) !== undefined);
};

export const MAX_SHOWN = 8;

/** As in their documents, lawsuits by case. */
export const inOrder = (context: SectionContext, quotes: readonly Quotable[], want: Want | undefined): Quotable[] => {
  const written = withoutOrphans(asWritten(quotes));
  return want?.subjects.includes('litigation') ? casesFirst(context, written) : written;
};

/** With fewer sentences, the table on the subject is shown as well. Set by hand. */
const FEW = 3;

const OF_LEDGER = ['customers', 'concentration'];

/** The total revenue of competitors is not a finding; for customers, the ledger is computed instead. */
const withFindings = (context: SectionContext, table: PlainTable, want: Want | undefined): Block[] => {
  const isOfLedger = want?.subjects.some((id) => OF_LEDGER.includes(id));
  const findings = want?.ofIndustry || isOfLedger ? [] : tableFindings(context, table);
  const list: Block = { kind: 'list', ordered: false, items: findings.map((one) => [one]) };
  return [shownTable(context, table), ...(findings.length > 0 ? [list] : [])];
};

/** `wants`: each with the question that finds passages in addition to those of its subjects. */
export const blocksFor = async (
  context: SectionContext,
  wants: readonly (readonly [question: string, want: Want])[],
): Promise<Block[]> => {
  const quotes = new Map<string, Quotable>();
  const tables = new Map<string, PlainTable>();
  const read = async (question: string, want: Want): Promise<void> => {
    const passages = await passagesFor(context, question, want);
    const found = await foundIn(context, passages, want);
    for (const one of found.quotes) quotes.set(one.text, one);
    for (const one of found.tables) tables.set(one.passage.chunk.id, one);
    if (quotes.size + tables.size === 0 && want.otherwise) await read(question, want.otherwise);
  };
  for (const [question, want] of wants) await read(question, want);
  const [[, first] = []] = wants;
  const shown = inOrder(context, [...quotes.values()].slice(0, MAX_SHOWN), first);
  // Lines of notes and remarks of a conversation do not take the place of a table.
  const whole = shown.filter((one) => quotable(one.passage).includes(one) && turnOf(one) === 0);
  const most = first?.tables ?? (whole.length < FEW ? 1 : 0);
  const printed = [...tables.values()].slice(0, most);
  return [
    ...printed.flatMap((table) => withFindings(context, table, first)),
    ...(shown.length > 0 ? bySpeaker(context, shown) : []),
  ];
};

/** `keys`: of i18n `analyses.ask`. Empty if the room has nothing that they want. */
export const roomBlocks = (context: SectionContext, keys: readonly string[]): Promise<Block[]> =>
  blocksFor(
    context,
    keys.flatMap((key) => (WANTS[key] ? [[context.textOf('ask', key), WANTS[key]] as const] : [])),
  );
