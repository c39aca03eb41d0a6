// Detects questions for a list, and removes the words that ask for it.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import listingRequests from '#shared/language/lexicon/listing-requests.json' with { type: 'json' };
import { blank } from '../words/blank.ts';

const { source, lists, asks } = listingRequests;
const listsIn = compile({ source, ...lists });
const asksIn = compile({ source, ...asks });

export const asksForListing = (question: string): boolean => listsIn(question.normalize('NFKC')).length > 0;

export const withoutListings = (text: string): string => {
  const plain = text.normalize('NFKC');
  return blank(plain, [...listsIn(plain), ...asksIn(plain)]);
};
