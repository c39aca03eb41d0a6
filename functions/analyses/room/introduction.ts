// Introduces a company for a topic that is only its name: what it is and does, then a few sentences on each subject.
import type { Block, Sentence } from '#shared/report/blocks.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import { companyNames, isNamedIn } from '../../engine/understand/names/company-names.ts';
import type { SectionContext } from '../builder.ts';
import { relations } from '../relations.ts';
import { aboutText } from './report-subjects.ts';
import { roomBlocks } from './room-quotes.ts';

/** By the section whose title heads them, in the order of an introduction. */
const ABOUT_COMPANY: readonly (readonly [section: string, questions: readonly string[]])[] = [
  ['businessSegments', ['segmentsOfCompany']],
  ['customers', ['customersOf', 'retentionOf']],
  ['rivalry', ['competitionOf']],
  ['ownership', ['shareholdersOf', 'dealsOf', 'transactionOf']],
  ['advantages', ['advantagesOf']],
  ['strategicDirection', ['outlookOf']],
  ['riskFactors', ['disputesOf', 'risksOf', 'threatsTo', 'suppliersOf']],
];
/** The most entries of one question, so that none fills the page. */
const MAX_OF_EACH = 2;

/** Sentences on the units of a company do not describe its business. */
const isOnUnits = (text: string): boolean => {
  const { own } = aboutText(text, []);
  return own.has('organisation') || own.has('segments');
};

/** The sums of a table belong to its section. */
const isSum = ([first]: readonly Sentence[]): boolean =>
  first?.findings?.some(({ code }) => code === 'computed') ?? false;

const listOf = (items: readonly (readonly Sentence[])[]): Block[] =>
  items.length > 0 ? [{ kind: 'list', ordered: false, items: items.map((item) => [...item]) }] : [];

/** What it is, in figures of its statements, and what it does. */
const opening = async (context: SectionContext): Promise<(readonly Sentence[])[]> => {
  const { blocks } = await context.ask(context.text('ask.whatCompanyDoes', { company: context.company?.name ?? '' }));
  const more = await roomBlocks(context, ['whatCompanyDoes']);
  const names = companyNames(context.company?.name ?? '');
  const does = [...blocks, ...more]
    .flatMap(sentencesOf)
    .filter(({ text }) => names.some((name) => isNamedIn(name, text)) && !isOnUnits(text));
  const is = await relations({ kind: 'relations', of: ['profile', 'standing', 'revenueToMarket'] }, context);
  const [first, ...rest] = is.blocks.flatMap(sentencesOf);
  return [...(first ? [first] : []), ...does.slice(0, 1), ...rest].map((one) => [one]);
};

export const introduced = async (context: SectionContext): Promise<Block[]> => {
  const seen = new Set<string>();
  const fresh = (items: readonly (readonly Sentence[])[]) =>
    items.filter(([first]) => first && !seen.has(first.text) && seen.add(first.text));
  const blocks: Block[] = listOf(fresh(await opening(context)));
  for (const [section, questions] of ABOUT_COMPANY) {
    const items: (readonly Sentence[])[] = [];
    for (const key of questions) {
      const found = (await roomBlocks(context, [key])).flatMap((block) => (block.kind === 'list' ? block.items : []));
      items.push(...fresh(found.filter((item) => !isSum(item))).slice(0, MAX_OF_EACH));
    }
    const list = listOf(items);
    if (list.length > 0) blocks.push({ kind: 'heading', level: 2, text: context.textOf('sections', section) }, ...list);
  }
  return blocks;
};
