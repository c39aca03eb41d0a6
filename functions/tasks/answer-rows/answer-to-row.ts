// Asks the engine for one row of a list, and looks for the files that the row requests.
import type { Verdict } from '#shared/model/checklist-words.ts';
import type { Answer } from '#shared/report/blocks.ts';
import { isOpen } from '../../checklists/polarity/topic.ts';
import { answersNothing, verdictOf } from '../../checklists/verdict.ts';
import { nominalQuery } from '../../domain/checklists/nominal-query.ts';
import { rowParts } from '../../domain/checklists/row-parts.ts';
import { rowQuery } from '../../domain/checklists/row-query.ts';
import { isOnNamedCompany } from '../../domain/checklists/row-room.ts';
import { asksForList, asksForPapers } from '../../domain/checklists/translated-title.ts';
import type { Ports as EnginePorts, Request } from '../../engine/read-sources.ts';
import { joinedParts } from './joined-parts.ts';
import { type Heads, readRoom } from './read-room.ts';
import { rowAnswer } from './row-answer.ts';
import { withDenial } from './with-denial.ts';
import { withSchedules } from './with-schedules.ts';
import type { RequestedFiles } from './workspace-files.ts';

/** Imported on demand: rows already done do not need it. */
const loadEngine = () => import('../../engine/answer.ts');

type Row = { readonly question: string; readonly kind: 'question' | 'request' };

/** What all rows of a run share. */
export type RowContext = {
  readonly request: Omit<Request, 'query' | 'history' | 'comparesDocuments' | 'attempt'>;
  readonly files: RequestedFiles;
  readonly heads: Heads;
};

/** Throws if no source could be asked, because "not found" would then be unfounded. */
const demandSources = (made: Answer): Answer => {
  const isFailed = made.blocks.some((block) => block.kind === 'notice' && block.code === 'sourcesFailed');
  if (isFailed && made.references.length === 0) throw new Error('no source could be asked');
  return made;
};

const whole = async (events: AsyncGenerator<unknown, Answer>): Promise<Answer> => {
  for (;;) {
    const next = await events.next();
    if (next.done) return demandSources(next.value);
  }
};

const DECIDED: readonly Verdict[] = ['yes', 'no', 'partly'];
/** Asks again by the noun of the predicate if the question itself is not answered; only a yes or no counts then. */
const answered = async (query: string, kind: Row['kind'], ask: (query: string) => Promise<Answer>) => {
  const first = await ask(query);
  const nominal = kind === 'question' && answersNothing(first) ? nominalQuery(query) : undefined;
  if (nominal === undefined) return first;
  const other = await ask(nominal);
  const { verdict } = verdictOf({ question: query, kind }, other);
  return verdict !== undefined && DECIDED.includes(verdict) ? other : first;
};

/** The things that an open row wants to know, each of which may be stated elsewhere. */
const partsOf = ({ question, kind }: Row): readonly string[] =>
  isOpen(question) && !(kind === 'request' && (asksForPapers(question) || asksForList(question)))
    ? rowParts(question)
    : [];

/** Asks for each part by itself if the row as a whole is not answered. */
const withParts = async (row: Row, found: Answer, ask: (part: string) => Promise<Answer>): Promise<Answer> => {
  if (!answersNothing(found)) return found;
  const parts: { readonly name: string; readonly made: Answer }[] = [];
  for (const name of partsOf(row)) parts.push({ name, made: await ask(name) });
  return joinedParts(found, parts);
};

export const answerToRow = async (
  { question, kind }: Row,
  { request, files, heads }: RowContext,
  ports: EnginePorts,
): Promise<Answer> => {
  const { answer } = await loadEngine();
  const at = new Date(ports.clock.now()).toISOString();
  const own = rowQuery(question);
  const askAs = async (row: Row, query: string): Promise<Answer> => {
    const made = await whole(answer({ ...request, query, history: [], comparesDocuments: true, attempt: 1 }, ports));
    const requested = row.kind === 'request' && request.sources.includes('FILES');
    const named = requested ? await files.requestedIn({ question: own, about: request.about, at }) : [];
    const room = await readRoom(row.question, request, made, named, { index: ports.index, heads });
    const shown = rowAnswer(row, made, named, room);
    if (row.kind === 'request' || !answersNothing(shown)) return shown;
    return withDenial(row.question, shown, (text, one) => isOnNamedCompany(row.question, text, one, room));
  };
  const found = await answered(own, kind, (query) => askAs({ question: own, kind }, query));
  const parted = await withParts({ question: own, kind }, found, (part) =>
    askAs({ question: part, kind: 'question' }, part),
  );
  return kind === 'question' ? withSchedules(own, parted, { index: ports.index, scope: request.scope, at }) : parted;
};
