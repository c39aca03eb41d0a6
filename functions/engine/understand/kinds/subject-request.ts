// Finds the subject of a question about a document's content: "What does the report say about payments regulation?"
import { compile } from '#shared/language/lexicon/lexicon.ts';
import requests from '#shared/language/lexicon/subject-requests.json' with { type: 'json' };
import { withoutNames } from '../names/company-names.ts';
import { bare } from '../words/phrase.ts';

const requestsIn = compile(requests);
const LATIN = /^[\x20-\x7e]+$/;
/** The owner of the document before the subject, with its particle. */
const OWNER = /\ue000(?:에서는?|[은는이가의]|では|[はがの])?/gu;

/**
 * The subject as letters and digits only, the form in which headings are compared. `undefined` for any other question.
 */
export const requestedSubject = (question: string, names: readonly string[]): string | undefined => {
  const plain = question.normalize('NFKC');
  const [place] = requestsIn(plain);
  if (!place) return undefined;
  const isBehind = LATIN.test(plain.slice(place.start, place.end));
  const subject = isBehind ? plain.slice(place.end) : plain.slice(0, place.start);
  return bare(withoutNames(subject, names, '\ue000').replace(OWNER, ' ')) || undefined;
};
