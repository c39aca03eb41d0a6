// A ticked statement of one passage with the account of the words of its question.
import { plan } from '#functions/engine/understand/plan.ts';
import { judgedOver } from '#functions/engine/write/account/account-features.ts';
import type { Statement } from '#functions/engine/write/account/statements.ts';
import { languageOf } from '#shared/language/grammar/text-language.ts';
import { chunkOf } from './chunks.ts';

type Given = Partial<Statement> & { readonly document?: string; readonly others?: readonly string[] };

/** The statement is the last line of the text; `others` are the names of other files. */
export const judgedStatement = (
  question: string,
  text: string,
  { document = 'minutes.md', others = [], ...given }: Given = {},
) => {
  const own = plan({ query: question, history: [], sources: [], now: Date.UTC(2026, 5, 1) });
  const at = (name: string, fileId: string) =>
    chunkOf({ text, fileId, seq: 0 }, { document: name, language: languageOf(text) });
  const chunk = at(document, 'fil_a');
  const quote = text.split('\n').at(-1) ?? '';
  const cited = [{ n: 1, source: 'FILES' as const, chunk, start: text.length - quote.length, end: text.length, quote }];
  const statement: Statement = {
    ...{ of: { text: quote, refs: [1], check: 'verified' }, text: quote, cited, kind: 'quote', isJudged: false },
    ...given,
  };
  const chunks = [chunk, ...others.map((name, n) => at(name, `fil_${n}`))];
  const passages = chunks.map((one) => ({ source: 'FILES' as const, chunk: one, score: 1, signals: {} }));
  const [judged] = judgedOver({ plan: own, passages }, [statement]);
  if (!judged) throw new Error(question);
  return { own, judged };
};
