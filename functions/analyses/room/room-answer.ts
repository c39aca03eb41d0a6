// Answers a section's question from the data room: by what the question wants, by a topic's subject, or by a case.
import type { CompanyIds } from '#shared/model/fact.ts';
import type { Block } from '#shared/report/blocks.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import { withoutLegalForm } from '../../engine/understand/names/find-entities.ts';
import { itemsOnCase } from '../board-decisions.ts';
import type { Answered, SectionContext } from '../builder.ts';
import { bySpeaker } from '../evidence/by-speaker.ts';
import { isPrivate } from '../evidence/for-outsiders.ts';
import { telling } from '../evidence/topic-words.ts';
import { caseQuotes, headedQuotes, openingQuotes, topicOf } from './case-quotes.ts';
import { caseRows } from './case-rows.ts';
import { introduced } from './introduction.ts';
import { aboutText } from './report-subjects.ts';
import { blocksFor, roomBlocks } from './room-quotes.ts';
import { WANTS } from './section-subjects.ts';
import type { Want } from './want.ts';

const best = (of: ReadonlyMap<string, number>): string[] => {
  const [first] = [...of].sort(([, a], [, b]) => b - a);
  return first ? [first[0]] : [];
};

/** A custom question wants the subjects or stances that its words name: the risks of a company. */
const wantOf = (topic: string): Want | undefined => {
  const { subjects, stances } = aboutText(topic, []);
  const [stance, subject] = [best(stances), best(subjects)];
  if (stance.length > 0) return { subjects: [], stances: stance };
  return subject.length > 0 ? { subjects: subject } : undefined;
};

/** The companies of the documents that are found for a topic, without their legal forms. */
const companiesFor = async (context: SectionContext, topic: string): Promise<readonly string[]> => {
  const { passages } = await context.passages(topic);
  return passages.flatMap(({ chunk }) => withoutLegalForm(chunk.context.company ?? '') || []);
};

/** The company of a topic that is only its name. */
export const companyAlone = async (context: SectionContext, topic: string): Promise<CompanyIds | undefined> => {
  const companies = await companiesFor(context, topic);
  const wanted = withoutLegalForm(topic.trim()).toLowerCase();
  const name = companies.find((one) => companyNames(one).some((own) => own.toLowerCase() === wanted));
  return name === undefined ? undefined : { name: topic.trim() };
};

/** The company of the data room that a topic names: risks of others do not answer a question about it. */
const companyNamed = async (context: SectionContext, topic: string): Promise<CompanyIds | undefined> => {
  const companies = await companiesFor(context, topic);
  const name = companies.find((one) => companyNames(one).some((own) => isNamedIn(own, topic)));
  return name === undefined ? undefined : { name };
};

const MAX_SHOWN = 5;
const MAX_OPENING = 3;

/** An item of minutes is on the case by its title. */
const minutedCase = async (context: SectionContext, key: string): Promise<Block[]> => {
  const of = telling(topicOf(context));
  if (!of || !(key === 'caseBackground' || key === 'caseResults')) return [];
  const passages = [...(await context.passages(topicOf(context))).passages, ...(await context.room(['governance']))];
  const once = [...new Map(passages.map((one) => [one.chunk.id, one])).values()].filter(
    (one) => !isPrivate(context, one),
  );
  const { proposed, decided } = itemsOnCase(context, once, (title) => of.test(title));
  const sentences = (key === 'caseBackground' ? proposed : decided).slice(0, MAX_SHOWN);
  return sentences.length > 0 ? [{ kind: 'list', ordered: false, items: sentences.map((one) => [one]) }] : [];
};

/** Reasons first, then the text below a heading on the case, its item in minutes, and the opening of a paper on it. */
const quotesOfCase = async (context: SectionContext, key: string, want: Want): Promise<Block[]> => {
  const quotes = await caseQuotes(context, want);
  const isOpen = quotes.length === 0 && key === 'caseBackground';
  const found = (isOpen ? await headedQuotes(context) : quotes).slice(0, MAX_SHOWN);
  const shown = found.length > 0 ? bySpeaker(context, found) : await minutedCase(context, key);
  const opening = shown.length === 0 && isOpen ? (await openingQuotes(context)).slice(0, MAX_OPENING) : [];
  return opening.length > 0 ? bySpeaker(context, opening) : shown;
};

const blocksOfCase = async (context: SectionContext, key: string, want: Want): Promise<Block[]> => {
  const shown = await quotesOfCase(context, key, want);
  const moved = key === 'caseResults' ? await caseRows(context) : [];
  return moved.length === 0 ? shown : [...shown, { kind: 'list', ordered: false, items: moved.map((one) => [one]) }];
};

const blocksOf = async (context: SectionContext, key: string): Promise<Block[]> => {
  const company = key === 'theTopic' ? await companyAlone(context, topicOf(context)) : undefined;
  if (company) return introduced({ ...context, company });
  const want = key === 'theTopic' ? wantOf(topicOf(context)) : WANTS[key];
  if (!want) return [];
  if (key.startsWith('case')) return blocksOfCase(context, key, want);
  if (key !== 'theTopic') return roomBlocks(context, [key]);
  const named = await companyNamed(context, topicOf(context));
  return blocksFor(named ? { ...context, company: named } : context, [[topicOf(context), want]]);
};

export const roomAnswer = async (context: SectionContext, key: string): Promise<Answered> => {
  const blocks = context.hasModel ? [] : await blocksOf(context, key);
  return { blocks, isComposed: false, isEmpty: blocks.length === 0, isOfRoom: true };
};
