// Finds the paper that comes closest to a document that is missing: a passage below a heading of its subject, or a
// sentence about it.
import type { Passage } from '../engine/evidence.ts';
import { quotable } from '../engine/write/prose/sentences.ts';
import type { RequestedDocument, SectionContext } from './builder.ts';
import { documentName } from './evidence/document-name.ts';
import { isPrivate } from './evidence/for-outsiders.ts';
import { type About, aboutOf, aboutText, headingsOf, NEAREST } from './room/report-subjects.ts';

type Place = { readonly passage: Passage; readonly start: number; readonly end: number; readonly score: number };

const scoreOf = ({ subjects, stances }: About, ids: readonly string[]): number =>
  Math.max(0, ...ids.map((id) => subjects.get(id) ?? stances.get(id) ?? 0));

/** The first line of a table opens it. */
const placeOfTable = (passage: Passage, ids: readonly string[]): Place => {
  const { text, context } = passage.chunk;
  const about = aboutText('', headingsOf({ text: '', passage, section: context.section }));
  return { passage, start: 0, end: text.split('\n', 1)[0]?.length ?? 0, score: scoreOf(about, ids) };
};

const placesIn = (passage: Passage, ids: readonly string[]): Place[] =>
  passage.chunk.kind === 'table'
    ? [placeOfTable(passage, ids)]
    : quotable(passage).map((one) => ({
        ...{ passage, start: one.start, end: one.end },
        score: scoreOf(aboutOf(one), ids),
      }));

const headingOf = ({ chunk: { context } }: Passage): string => {
  const heading = context.section?.split(' > ').at(-1) ?? '';
  return heading === '' || heading === context.document ? '' : ` – ${heading}`;
};

/** Without a check: it does not answer what is missing. `ids`: of `report-subjects.json`. */
export const closestPaper = async (
  context: SectionContext,
  ids: readonly string[],
): Promise<RequestedDocument['closest']> => {
  const passages = (await context.room(ids)).filter((one) => !isPrivate(context, one));
  const places = passages.flatMap((one) => placesIn(one, ids)).filter(({ score }) => score >= NEAREST);
  const [best] = places.sort((a, b) => b.score - a.score);
  if (!best) return undefined;
  const { n } = context.notes.cite(best.passage, best.start, best.end);
  return { text: `${documentName(best.passage.chunk.context.document)}${headingOf(best.passage)}`, refs: [n] };
};
