// The questions of one conversation, as sent to the server with a follow-up and as kept in the URL.
import type { Question } from '#shared/model/question.ts';
import { plainText } from '#web/components/answer/plain-text.ts';

type Turn = { role: 'user' | 'assistant'; content: string };
/** Limits of `chat_history` in the contract. */
const MAX_TURNS = 40;
const MAX_CHARACTERS = 20_000;

export const historyOf = (questions: readonly Pick<Question, 'query' | 'answer'>[]): Turn[] =>
  questions
    .flatMap(({ query, answer }): Turn[] => [
      { role: 'user', content: query },
      ...(answer ? [{ role: 'assistant' as const, content: plainText(answer.blocks).slice(0, MAX_CHARACTERS) }] : []),
    ])
    .slice(-MAX_TURNS);

/** The ids of the questions in the order of the address: `?id=first&id=second`. */
export const threadFrom = (query: URLSearchParams): string[] => [...new Set(query.getAll('id'))].slice(-MAX_TURNS / 2);
