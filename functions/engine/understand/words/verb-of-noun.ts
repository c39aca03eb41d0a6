// Recognizes Korean verbs that are made of a common noun, and so no names: 요청한, 매각할.
import commonNouns from '#shared/language/lexicon/common-nouns.json' with { type: 'json' };
import { isDictionaryWord } from './dictionary.ts';
import { isOrdinaryWord } from './ordinary-words.ts';

const COMMON_NOUNS = new Set(commonNouns.ko);
const VERB_OF_NOUN = /^([가-힣]{2,})(?:한|할|하는|된|될|되는|함|됨)$/u;

export const isVerbOfNoun = (word: string): boolean => {
  const [, noun = ''] = VERB_OF_NOUN.exec(word) ?? [];
  return noun !== '' && (isDictionaryWord(noun) || isOrdinaryWord(noun) || COMMON_NOUNS.has(noun));
};
