// A row that asks for documents: those that there are, what is missing by name, and what the files say besides.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { Answer, Block } from '#shared/report/blocks.ts';
import { renumbered } from '../../analyses/renumber.ts';
import { type FoundDocuments, findDocuments } from '../../checklists/requests/documents.ts';
import { answersNothing } from '../../checklists/verdict.ts';
import type { Request } from '../../engine/read-sources.ts';
import type { Ports } from '../../ports/ports.ts';

const NOT_CHARGED: Block = { kind: 'notice', code: 'notCharged' };

/** The documents first; their references follow those of the answer. */
const joined = ({ blocks, references }: FoundDocuments, made: Answer): Answer => {
  const to = new Map(references.map(({ n }) => [n, n + made.references.length]));
  return {
    ...made,
    blocks: [...renumbered([...blocks], to), ...made.blocks],
    references: [...made.references, ...renumbered([...references], to)],
  };
};

/** What comes closest in words is no document: where nothing was found, only what is missing is named. */
const alone = ({ blocks, references }: FoundDocuments, made: Answer): Answer => ({
  ...made,
  blocks: [...blocks, ...(references.length === 0 ? [NOT_CHARGED] : [])],
  references: [...references],
});

export const answerRequest = async (
  { index, clock }: Pick<Ports, 'index' | 'clock'>,
  request: Request,
  ask: (request: Request) => Promise<Answer>,
): Promise<Answer> => {
  if (!request.sources.includes('FILES')) return ask(request);
  const { query, scope } = request;
  const found = await findDocuments(index, { scope, request: query, now: new Date(clock.now()).toISOString() });
  if (found.isWhole) {
    const { blocks, references } = found;
    const language = request.language ?? languageOf(query);
    const writer = { kind: 'offline', name: 'offline' } as const;
    return { language, writer, blocks: [...blocks], references: [...references], alsoRead: [], related: [] };
  }
  const made = await ask(request);
  return answersNothing(made) ? alone(found, made) : joined(found, made);
};
