// Says for a section with little or no evidence which documents to ask for, and which of the sources come closest.

import type { Work } from '#shared/analyses/analysis.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import { sentencesOf } from '#shared/report/visit.ts';
import type { Built, RequestedDocument, SectionContext } from './builder.ts';
import { closestPaper } from './closest-paper.ts';
import { REQUESTABLE } from './requestable.ts';

const isEmpty = ({ blocks }: Pick<Built, 'blocks'>): boolean => blocks.every(({ kind }) => kind === 'notice');

/** Fewer statements than this say little of a subject. Set by hand. */
const FEW = 2;
const IN_PROSE: ReadonlySet<string> = new Set(['text', 'list', 'notice', 'heading']);
const isThin = ({ blocks }: Pick<Built, 'blocks'>): boolean =>
  blocks.every(({ kind }) => IN_PROSE.has(kind)) && blocks.flatMap(sentencesOf).length < FEW;

/** Parts of a joined section say nothing: their neighbours may fill it. */
const isWhole = (work: Work, { type, section }: SectionContext): boolean =>
  analysisOf(type).sections.some((one) => one.id === section.id && one.work === work);

/** A document for the other side does not name what it lacks; the team sees it on the screen. */
const asAside = (
  { section, text, textOf }: SectionContext,
  built: Built,
  requests: readonly RequestedDocument[],
): Built => {
  const documents = requests.map(({ id }) => textOf('requests', `${id}.document`)).join('; ');
  const closest = [...new Set(requests.flatMap((one) => one.closest?.text ?? []))].join(', ');
  const asides = [
    built.aside,
    text('say.askFor', { section: section.title, documents }),
    closest && text('say.closest', { documents: closest }),
  ];
  return { ...built, aside: asides.filter(Boolean).join(' ') };
};

type Candidate = { readonly document: RequestedDocument; readonly isHeaded: boolean };

const candidatesFor = async (context: SectionContext, id: string): Promise<Candidate[]> => {
  const found: Candidate[] = [];
  for (const [key, one] of Object.entries(REQUESTABLE)) {
    if (!one.fills.includes(id)) continue;
    const { closest, isHeaded } = await closestPaper(context, one);
    found.push({ document: { id: key, closest }, isHeaded });
  }
  return found;
};

/** The documents that would fill the section with this id. */
export const requestsFor = async (context: SectionContext, id: string): Promise<RequestedDocument[]> =>
  (await candidatesFor(context, id)).map(({ document }) => document);

/**
 * A thin section does not ask for what the sources hold under a heading of its subject, nor, without a company, for
 * documents of one.
 */
const missingIn = async (context: SectionContext): Promise<RequestedDocument[]> =>
  (await candidatesFor(context, context.section.id))
    .filter(({ document: { id }, isHeaded }) => !isHeaded && (context.company || !REQUESTABLE[id]?.isOfCompany))
    .map(({ document }) => document);

export const withRequests = async (work: Work, context: SectionContext, built: Built): Promise<Built> => {
  // What is withheld is not requested.
  if (built.requests || !isThin(built) || !isWhole(work, context)) return built;
  const requests = isEmpty(built) ? await requestsFor(context, context.section.id) : await missingIn(context);
  if (requests.length === 0) return built;
  if (!analysisOf(context.type).forOutsiders) return { ...built, requests };
  return isEmpty(built) ? asAside(context, built, requests) : built;
};
