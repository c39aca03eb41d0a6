// Finds the paper that comes closest to a document that is missing: a passage below a heading of its subject, or a
// sentence about it.
import type { Passage } from '../engine/evidence.ts';
import { findMetrics } from '../engine/understand/measures/find-metrics.ts';
import { quotable } from '../engine/write/prose/sentences.ts';
import type { RequestedDocument, SectionContext } from './builder.ts';
import { documentName } from './evidence/document-name.ts';
import { isPrivate } from './evidence/for-outsiders.ts';
import { isOwn } from './evidence/own.ts';
import type { Requestable } from './requestable.ts';
import { type About, aboutOf, aboutText, headingsOf, SAYS } from './room/report-subjects.ts';

type Place = { readonly passage: Passage; readonly start: number; readonly end: number; readonly score: number };

/** A heading of the subject comes before any sentence. */
const HEADED = 10;
/** A sentence that speaks about the subject, and names it too. */
const MIN_SCORE = SAYS + 1;

type Subjects = Required<Pick<Requestable, 'near' | 'notOn'>>;

const scoreOf = ({ subjects, stances, headed }: About, { near: ids, notOn }: Subjects): number => {
  if (notOn.some((id) => headed.has(id))) return 0;
  const score = Math.max(0, ...ids.map((id) => subjects.get(id) ?? stances.get(id) ?? 0));
  return ids.some((id) => headed.has(id)) ? HEADED + score : score;
};

/** The first line of a table opens it. */
const placeOfTable = (passage: Passage, ids: Subjects): Place => {
  const { text, context } = passage.chunk;
  const about = aboutText('', headingsOf({ text: '', passage, section: context.section }));
  return { passage, start: 0, end: text.split('\n', 1)[0]?.length ?? 0, score: scoreOf(about, ids) };
};

const placesIn = (passage: Passage, ids: Subjects): Place[] =>
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

const shown = (
  context: SectionContext,
  { passage, start, end }: Omit<Place, 'score'>,
): RequestedDocument['closest'] => {
  const { n } = context.notes.cite(passage, start, end);
  return { text: `${documentName(passage.chunk.context.document)}${headingOf(passage)}`, refs: [n] };
};

/** The statement that the company's latest document prints, if only others are missing. */
const printedStatement = async (context: SectionContext): Promise<RequestedDocument['closest']> => {
  const filed = context.company ? await context.statements(context.company) : [];
  for (const { statements, chunkOf } of filed) {
    const line = statements.flatMap(({ lines }) => lines).find(({ seq }) => chunkOf(seq) !== undefined);
    const chunk = line && chunkOf(line.seq);
    if (chunk) return shown(context, { passage: { source: 'FILES', chunk, score: 0, signals: {} }, ...line });
  }
  return undefined;
};

const printsRevenue = ({ chunk }: Passage): boolean =>
  chunk.kind === 'table' && chunk.text.split('\n').some((line) => findMetrics(line).some(({ id }) => id === 'revenue'));

/** A paper of another company, on its results if possible. */
const paperOfOther = async (context: SectionContext): Promise<RequestedDocument['closest']> => {
  const { company, peers } = context;
  const isOther = (one: Passage) =>
    peers.length > 0
      ? peers.some((peer) => isOwn(peer, one))
      : one.chunk.context.company !== undefined && !(company && isOwn(company, one));
  const others = (await context.room(['results', 'market', 'prices'])).filter(isOther);
  const found = others.find(printsRevenue) ?? (peers.length > 0 ? others[0] : undefined);
  return found && shown(context, { passage: found, start: 0, end: found.chunk.text.split('\n', 1)[0]?.length ?? 0 });
};

export type Nearest = {
  readonly closest: RequestedDocument['closest'];
  /** A heading names the subject: the sources hold such a paper. */
  readonly isHeaded: boolean;
};

/**
 * Without a check: it does not answer what is missing. Of a document of the company,
 * its own papers come first.
 */
export const closestPaper = async (
  context: SectionContext,
  { near, notOn = [], isOfCompany, isOfAccounts, isOfRivals }: Omit<Requestable, 'fills'>,
): Promise<Nearest> => {
  const printed = isOfAccounts ? await printedStatement(context) : isOfRivals ? await paperOfOther(context) : undefined;
  if (printed) return { closest: printed, isHeaded: false };
  const { company } = context;
  // A ledger of an unnamed company has nothing to do with the reports of a named one.
  if (isOfCompany && !company) return { closest: undefined, isHeaded: false };
  const passages = (await context.room(near)).filter((one) => !isPrivate(context, one));
  const places = passages.flatMap((one) => placesIn(one, { near, notOn })).filter(({ score }) => score >= MIN_SCORE);
  const own = isOfCompany && company ? places.filter(({ passage }) => isOwn(company, passage)) : [];
  const [best] = (own.length > 0 ? own : places).sort((a, b) => b.score - a.score);
  return { closest: best && shown(context, best), isHeaded: (best?.score ?? 0) >= HEADED };
};
