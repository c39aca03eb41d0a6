// Rebuilds a stopped answer from the stored events, as its readers saw it.
import { languageOf } from '#shared/language/grammar/text-language.ts';
import type { AnswerEvent } from '#shared/model/question.ts';
import type { Answer, Block, Reference } from '#shared/report/blocks.ts';
import type { Model } from '../../ports/model.ts';
import type { QuestionRecord } from '../../store/questions.ts';

export const partialAnswer = (
  events: readonly AnswerEvent[],
  question: Pick<QuestionRecord, 'language' | 'query'>,
  { kind, name }: Pick<Model, 'kind' | 'name'>,
): Answer => {
  let blocks: Block[] = [];
  let references: Reference[] = [];
  for (const { event, data } of events) {
    if (event === 'stage' && data.stage === 1) [blocks, references] = [[], []];
    if (event === 'delta') blocks[data.index] = data.block;
    if (event === 'reference') references.push(data);
  }
  return {
    language: question.language ?? languageOf(question.query),
    writer: { kind, name },
    blocks: [...blocks.filter((block) => block !== undefined), { kind: 'notice', code: 'stopped' }],
    references,
    alsoRead: [],
    related: [],
  };
};
