// Rewrites quoted sentences as statements about the company: without `we`, without the label of their paragraph, their days in full; else
// names who speaks before them.
import adviserNames from '#shared/language/lexicon/adviser-names.json' with { type: 'json' };
import comparison from '#shared/language/lexicon/comparison-titles.json' with { type: 'json' };
import letterTitles from '#shared/language/lexicon/letter-titles.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';
import type { Language } from '#shared/model/enums.ts';
import type { Block, BlockOf, Sentence } from '#shared/report/blocks.ts';
import { mapSentences, sentencesOf } from '#shared/report/visit.ts';
import { companyNames, isNamedIn } from '../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../engine/understand/names/find-entities.ts';
import type { SectionContext } from './builder.ts';
import { daysInFull } from './days-in-full.ts';
import { dateIn } from './evidence/date-in.ts';
import { documentName } from './evidence/document-name.ts';
import { withoutGloss } from './evidence/without-gloss.ts';
import { withPassed } from './passed-plans.ts';
import { isSubjectAlone, labelOf } from './room/report-subjects.ts';
import { inPassive, inThirdPerson } from './third-person.ts';

type Context = Pick<SectionContext, 'notes' | 'language' | 'section' | 'now' | 'text'> & {
  readonly company?: SectionContext['company'];
};

const FIRST_PERSON =
  /\b(?:we|our|ours|us)\b(?!\s+(?:GAAP|dollars?))|(?<![가-힣])(?:당사(?!자)|우리|저희)|当社|弊社|当行|私たち|我々/iu;
/** A label before a colon already names the speaker. */
const LABELLED = /^[^:：]{2,60}[:：]\s/u;
const DAY_LENGTH = 'yyyy-mm-dd'.length;

const comparesIn = compile(comparison.titles);
const namesAdviser = compile(adviserNames);
const isCorrespondence = compile(letterTitles.titles);
/** `Broker's note, July 2024 (Quillfeather Securities)`: brackets at the end of a title name its author. */
const AUTHOR = /[(（]([^()（）]{2,40})[)）]\s*$/u;
const authorIn = (heading: string): string => {
  const author = AUTHOR.exec(heading)?.[1] ?? '';
  return namesAdviser(author).length > 0 ? author : '';
};

const namesIt = (company: string, text: string): boolean => companyNames(company).some((name) => isNamedIn(name, text));

/**
 * The company that a source calls `we`. A note on a competitor is not the competitor's own: the company of the report
 * wrote it, or nobody knows who did.
 */
const companyOf = ({ notes, company }: Context, n: number): string => {
  const stated = withoutGloss(withoutLegalForm(notes.companiesBehind(new Set([n]))[0] ?? ''));
  const { title = '', locator } = notes.all().find((one) => one.n === n) ?? {};
  const head = `${documentName(title).replaceAll(/[_-]/g, ' ')} ${locator?.section?.split(' > ')[0] ?? ''}`;
  // A letter and a broker's note speak for who sends or wrote them, whatever company they are about.
  if (isCorrespondence(head).length > 0 || authorIn(head) !== '') return '';
  if (comparesIn(head).length === 0 || (stated !== '' && !namesIt(stated, head))) return stated;
  return company && !namesIt(company.name, head) ? company.name : '';
};

const speakerOf = (context: Context, n: number): string => {
  const { title = '', locator } = context.notes.all().find((one) => one.n === n) ?? {};
  const author = authorIn(locator?.section?.split(' > ')[0] ?? '');
  return companyOf(context, n) || author || documentName(title).replaceAll('-', ' ');
};

/** The date in the heading above the sentence, where press cuttings have it. */
const dayOf = ({ notes }: Context, n: number): string => {
  const section = notes.all().find((one) => one.n === n)?.locator.section ?? '';
  const day = dateIn(section.split(' > ').at(-1) ?? '') ?? '';
  return day.length === DAY_LENGTH ? day : '';
};

/** `(hereinafter the "Company")`: the name that a document gives itself. */
const SO_CALLED =
  /\s?[(（](?:이하|以下|hereinafter|hereafter|the)[,、]?\s?[^()（）]{0,20}["“「'‘][^()（）]{1,30}["”」'’][^()（）]{0,12}[)）]/giu;
const MARKS: Readonly<Record<Language, readonly [string, string]>> = {
  ko: ['“', '”'],
  en: ['“', '”'],
  ja: ['「', '」'],
};

/** Sections whose computed lines refer to a risk by its label. */
const BY_LABEL: ReadonlySet<string> = new Set(['riskFactors', 'thesisRisks', 'threats']);

/**
 * The label of a paragraph of a report, `Environment: from 2027 …`, names a subject that the section's title names. One
 * that names a thing, `Hull brewery lease: …`, says what the sentence is about.
 */
const withoutLabel = ({ section }: Context, text: string): string => {
  const named = BY_LABEL.has(section.id) ? '' : labelOf(text);
  const label = isSubjectAlone(named) ? named : '';
  // `主要株主:青木 46%`: without a space the label is part of the line.
  const colon = /^(?::\s+|：\s*)/u.exec(text.slice(label.length))?.[0];
  const rest = label === '' || !colon ? text : text.slice(label.length + colon.length);
  return rest === text ? text : `${(rest[0] ?? '').toUpperCase()}${rest.slice(1)}`;
};

/** What a company states in the first person becomes a statement about it; other first persons are quoted. */
const quotedAs = (context: Context, given: Sentence, heading: string): string => {
  const [n] = given.refs;
  const isComputed = given.findings?.some(({ code }) => code === 'computed') ?? false;
  const quoted = isComputed ? given.text : withoutLabel(context, given.text.replace(SO_CALLED, ''));
  const company = n === undefined ? '' : companyOf(context, n);
  const day = n === undefined ? '' : dayOf(context, n);
  const dated = day === '' ? quoted : daysInFull(context.language, quoted, day);
  const rewritten = company ? inThirdPerson(context.language, dated, company) : inPassive(context.language, dated);
  const text = rewritten ?? dated;
  if (n === undefined || LABELLED.test(text)) return text;
  const speaker = FIRST_PERSON.test(text) ? speakerOf(context, n) : '';
  const lead = speaker === heading ? '' : speaker;
  const [opens, closes] = speaker && !text.includes(MARKS[context.language][0]) ? MARKS[context.language] : ['', ''];
  return lead ? `${lead}: ${opens}${text}${closes}` : text;
};

const FILE = /\.(?:md|pdf|docx?|xlsx?|csv|pptx?|html?|txt)$/iu;

/** The sentences below a heading, up to the next one. */
const below = (blocks: readonly Block[], at: number): readonly Sentence[] => {
  const next = blocks.findIndex(({ kind }, i) => i > at && kind === 'heading');
  return blocks.slice(at + 1, next < 0 ? undefined : next).flatMap(sentencesOf);
};

/** A file name as heading becomes a readable name, or is dropped if a sentence below it is from another file. */
const headed = ({ notes }: Context, blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block, at): Block[] => {
    if (block.kind !== 'heading' || !FILE.test(block.text)) return [block];
    const titles = new Map(notes.all().map(({ n, title }) => [n, title]));
    const isOfFile = below(blocks, at).every(({ refs }) => refs.every((n) => titles.get(n) === block.text));
    return isOfFile ? [{ ...block, text: documentName(block.text) }] : [];
  });

/** An event has its date, and may name no speaker. */
const ofCompany = (context: Context, one: Sentence): Sentence => {
  const [n] = one.refs;
  const company = n === undefined ? '' : companyOf(context, n);
  const text = withoutLabel(context, one.text.replace(SO_CALLED, ''));
  const rewritten = (company && inThirdPerson(context.language, text, company)) || text;
  return { ...one, text: withPassed(context, rewritten) };
};

/** The row of a cell names its company. */
const inCells = (context: Context, block: BlockOf<'matrix'>): BlockOf<'matrix'> => ({
  ...block,
  rows: block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const [n] = cell.refs ?? [];
      const company = n === undefined ? '' : companyOf(context, n);
      const text = cell.text?.replace(SO_CALLED, '') ?? '';
      return cell.text === undefined
        ? cell
        : { ...cell, text: (company && inThirdPerson(context.language, text, company)) || text };
    }),
  })),
});

export const withVoices = (context: Context, given: readonly Block[]): Block[] => {
  let heading = '';
  return headed(context, given).map((block) => {
    if (block.kind === 'heading') heading = block.text;
    if (block.kind === 'matrix') return inCells(context, block);
    if (block.kind === 'timeline') return mapSentences(block, (one) => ofCompany(context, one));
    if (block.kind !== 'text' && block.kind !== 'list') return block;
    return mapSentences(block, (sentence) => ({
      ...sentence,
      text: withPassed(context, quotedAs(context, sentence, heading)),
    }));
  });
};
