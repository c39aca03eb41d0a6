// Says for a section without evidence which documents to ask for, and which of the sources come closest.

import type { Work } from '#shared/analyses/analysis.ts';
import { analysisOf } from '#shared/analyses/registry.ts';
import type { Built, RequestedDocument, SectionContext } from './builder.ts';
import { closestPaper } from './closest-paper.ts';
import { REQUESTABLE } from './requestable.ts';

const isEmpty = ({ blocks }: Built): boolean => blocks.every(({ kind }) => kind === 'notice');

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

export const withRequests = async (work: Work, context: SectionContext, built: Built): Promise<Built> => {
  const wanted = Object.entries(REQUESTABLE).filter(([, { fills }]) => fills.includes(context.section.id));
  // What is withheld is not requested.
  if (built.requests || !isEmpty(built) || !isWhole(work, context) || wanted.length === 0) return built;
  const requests: RequestedDocument[] = [];
  for (const [id, one] of wanted) requests.push({ id, closest: await closestPaper(context, one) });
  return analysisOf(context.type).forOutsiders ? asAside(context, built, requests) : { ...built, requests };
};
