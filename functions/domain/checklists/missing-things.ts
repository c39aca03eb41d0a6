// Tells which of several requested things none of the found documents is: "A, B and C" with B alone.
import words from '../../checklists/words/same-documents.json' with { type: 'json' };
import { requestedThings } from '../../engine/understand/kinds/requested-things.ts';
import { apartFromParty, isTitleOf } from './requested-title.ts';
import { isSameDocument } from './same-document.ts';
import { isTranslatedTitle } from './translated-title.ts';

const OR = new RegExp(`^\\s*,?\\s*(?:${words.or})\\s*(?:an? |the )?$`, 'u');

/** "An audit report or a list of findings": either meets the request. */
const isEither = (request: string, one: string, other: string): boolean => {
  const [before, behind] = request.indexOf(one) <= request.indexOf(other) ? [one, other] : [other, one];
  const at = request.indexOf(before);
  const next = request.indexOf(behind, at + before.length);
  return at >= 0 && next >= 0 && OR.test(request.slice(at + before.length, next));
};

/** What is missing without things of which another will do, and that was found. */
export const withoutAlternatives = (question: string, missing: readonly string[]): string[] => {
  const request = question.normalize('NFKC').toLowerCase();
  const found = requestedThings(question)
    .map(({ name }) => name)
    .filter((name) => !missing.includes(name));
  return missing.filter((name) => !found.some((other) => isEither(request, name, other)));
};

/** Empty for a request for one thing. */
export const missingThings = (question: string, titles: readonly string[], company: string): string[] => {
  const things = requestedThings(apartFromParty(question)?.rest ?? question);
  if (things.length < 2) return [];
  const missing = things
    .map(({ name }) => name)
    .filter(
      (name) =>
        !titles.some(
          (title) =>
            isTitleOf(name, title) ||
            isSameDocument(name, title, company) ||
            isTranslatedTitle(name, { title, company }),
        ),
    );
  return withoutAlternatives(question, missing);
};
