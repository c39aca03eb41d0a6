// Detects questions about whether two figures agree.
import agreementQuestions from '#shared/language/lexicon/agreement-questions.json' with { type: 'json' };
import { compile } from '#shared/language/lexicon/lexicon.ts';

const asksIn = compile(agreementQuestions);

export const asksAgreement = (question: string): boolean => asksIn(question.normalize('NFKC')).length > 0;
