// Tells which of several requested things none of the found documents is: "A, B and C" with B alone.
import { requestedThings } from '../../engine/understand/kinds/requested-things.ts';
import { apartFromParty, isTitleOf } from './requested-title.ts';
import { isSameDocument } from './same-document.ts';
import { isTranslatedTitle } from './translated-title.ts';

/** Empty for a request for one thing. */
export const missingThings = (question: string, titles: readonly string[], company: string): string[] => {
  const things = requestedThings(apartFromParty(question)?.rest ?? question);
  if (things.length < 2) return [];
  return things
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
};
