// Selects the builder for each kind of work, and notes when a section on an industry rests on one document or company.
import type { Work } from '#shared/analyses/analysis.ts';
import { refsIn } from '#shared/report/refs-in.ts';
import { isNamedIn } from '../engine/understand/names/company-names.ts';
import { ask } from './ask.ts';
import type { Built, SectionContext } from './builder.ts';
import { compute } from './compute.ts';
import { customers } from './customers.ts';
import { withNamedSides } from './evidence/contract-sides.ts';
import { documentName } from './evidence/document-name.ts';
import { withoutInner } from './evidence/for-outsiders.ts';
import { withLabelsIn } from './evidence/table-labels.ts';
import { withFailedChecks } from './failed-checks.ts';
import { flow } from './flow.ts';
import { include } from './include.ts';
import { joined } from './joined.ts';
import { map } from './map.ts';
import { matrix } from './matrix.ts';
import { ofSource } from './of-source.ts';
import { prices } from './prices.ts';
import { products } from './products.ts';
import { quotes } from './quotes.ts';
import { ranking } from './ranking.ts';
import { withReadings } from './readings/readings.ts';
import { redFlags } from './red-flags.ts';
import { relations } from './relations.ts';
import { withRequests } from './requests.ts';
import { series } from './series.ts';
import { statements } from './statements.ts';
import { timeline } from './timeline.ts';
import { withVoices } from './voices.ts';

const builtOf = (work: Work, context: SectionContext): Promise<Built> => {
  switch (work.kind) {
    case 'ask':
      return ask(work, context);
    case 'customers':
      return customers(work, context);
    case 'products':
      return products(work, context);
    case 'joined':
      return joined(work, context);
    case 'include':
      return include(work, context);
    case 'redFlags':
      return redFlags(work, context);
    case 'relations':
      return relations(work, context);
    case 'statements':
      return statements(work, context);
    case 'flow':
      return flow(work, context);
    case 'map':
      return map(work, context);
    case 'matrix':
      return matrix(work, context);
    case 'prices':
      return prices(work, context);
    case 'ranking':
      return ranking(work, context);
    case 'series':
      return series(work, context);
    case 'timeline':
      return timeline(work, context);
    case 'quotes':
      return quotes(work, context);
    case 'compute':
      return compute(work, context);
  }
};

/**
 * Notes that a section without a company cites one document only, and so shows the industry as one member describes it.
 */
const oneVoice = (context: SectionContext, { blocks }: Built): string => {
  if (context.company) return '';
  const cited = new Set(refsIn(blocks));
  const documents = new Set(context.notes.all().flatMap(({ n, title }) => (cited.has(n) ? [title] : [])));
  const [only] = documents;
  const [company, ...others] = context.notes.companiesBehind(cited);
  // A study of an industry, which is of no company, covers the industry by itself.
  if (only !== undefined && documents.size === 1)
    return company === undefined ? '' : context.text('say.oneVoice', { document: documentName(only) });
  // A topic that names the company asks for its own documents.
  if (company !== undefined && isNamedIn(company, String(context.inputs.topic ?? ''))) return '';
  const isOfOne = company !== undefined && others.length === 0;
  return isOfOne && [...documents].every((document) => isNamedIn(company, document))
    ? context.text('say.oneCompany', { company })
    : '';
};

/** Parts of a section note the one source of each; a section that cites several has none to note. */
const ofWhole = (context: SectionContext, built: Built): Built => {
  const { note = '', ...rest } = built;
  const cited = new Set(refsIn(built.blocks));
  const titles = new Set(context.notes.all().flatMap(({ n, title }) => (cited.has(n) ? [title] : [])));
  if (note === '' || titles.size < SEVERAL) return built;
  const voices = [...titles].map((title) => context.text('say.oneVoice', { document: documentName(title) }));
  const left = voices
    .reduce((text, voice) => text.replace(voice, ''), note)
    .replace(/\s{2,}/gu, ' ')
    .trim();
  return left ? { ...rest, note: left } : rest;
};
const SEVERAL = 2;

/** Kinds of work that note a single source themselves or that work on the company's own material. */
const SELF_NOTED: ReadonlySet<Work['kind']> = new Set([
  'compute',
  'include',
  'joined',
  'customers',
  'products',
  'redFlags',
  'relations',
]);

export const build = async (work: Work, context: SectionContext): Promise<Built> => {
  const made = withFailedChecks(context, await withReadings(work, context, await builtOf(work, context)));
  const named = await withNamedSides(context, withoutInner(context, made.blocks));
  const labelled = withLabelsIn(context.language, named);
  const built = { ...made, blocks: context.hasModel ? labelled : withVoices(context, labelled) };
  const own = work.kind === 'joined' ? ofWhole(context, built) : built;
  const note = SELF_NOTED.has(work.kind) ? '' : oneVoice(context, own);
  const noted = note ? { ...own, note: [own.note, note].filter(Boolean).join(' ') } : own;
  return withRequests(work, context, ofSource(context, noted));
};
