// Recognizes the names of documents at the end of a phrase: "세무조정계산서 3개년", "tax returns of the last five years".
import requests from '../words/requests.json' with { type: 'json' };

export const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
/** The text without its numbering and a final bracket. */
export const core = (text: string): string =>
  plain(text)
    .replace(/^[\s\dA-Za-z.)\-(]*(?<=[.)])\s+/, '')
    .replace(/^\(?(?:[a-z][.-]?)?\d{1,3}(?:[.-]\d{1,3}){1,4}\s+/, '')
    .replace(/\s*[([（［].*?[)\]）］]\s*$/u, '')
    .replace(/[\s.。,、:;]+$/u, '');

export const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
/** Words that an English question or instruction begins with. */
export const ASKS_FIRST =
  /^(?:if (?:[^,]{1,60},|yes|no|so|not|any|applicable) )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|what|which|who|whom|whose|when|where|why|how|describe|explain|list|state|specify|identify|indicate|verify|confirm|clarify|advise|elaborate|comment on|set out|summari[sz]e|(?:outline|detail) (?:your|the|how|any|all|each|what|briefly)|please)\b/;
/** Qualifiers after the thing: "of the last five years", "for each site", "2022 to 2024". */
const OF =
  / (?:of|for|from|in|over|under|on|with|by|to|as|at|between|relating|regarding|including|containing|concerning|covering|exceeding|above|since|down|needed|required|showing|naming|describing|detailing|evidencing|approving|through|agreed|tied|signed|used|prepared|issued|held|dated|granted|given|executed|kept|maintained|(?:fy|cy)\s?\d{2,4}|\d{4}) .*$/;
/** A statement, which asks for nothing. */
export const SUBJECT = /^(?:we|there|our|staff|the (?:company|organi[sz]ation|vendor|supplier|application|system)) /;
const DOCUMENTS = new Set(requests.documents);
export const isDocumentNoun = (word: string): boolean => DOCUMENTS.has(word);
export const YEAR = / (?:fy|cy)?\s?\d{2,4}(?:\s?[-–/]\s?(?:fy|cy|ytd)?\d{2,4})?$/;

export const endsWithOneOf = (bare: string, words: readonly string[]): boolean =>
  words.some((word) => bare.endsWith(word));

/** "Terms of reference of the board": a name that contains a preposition. */
const PHRASE = new RegExp(`\\b${oneOf(requests.phrases)}\\b`, 'g');
/** "Quality of earnings report". */
const KIND_OF = new RegExp(
  ` of (?!(?:the|an?|any|all|each|every|your|its|our) )[a-z-]+ (${requests.kindsOf.join('|')})\\b`,
);
/** "Cash flows of each deal in Excel": the format is removed. */
const IN_FORMAT = new RegExp(` (?:in|as)(?: an?)? ${oneOf(requests.formats)}$`);

/** An English phrase without a verb that names documents: "employment agreements of executives". */
export const namesDocuments = (bare: string): boolean =>
  !ASKS_FIRST.test(bare) &&
  !SUBJECT.test(bare) &&
  !endsWithOneOf(bare, requests.documentsBut) &&
  (IN_FORMAT.test(bare) ||
    bare
      .replace(PHRASE, 'document')
      .replace(KIND_OF, ' $1')
      .replace(OF, '')
      .split(/[,:]| and | or | & /)
      .some((thing) => DOCUMENTS.has(thing.trim().replace(YEAR, '').split(' ').at(-1) ?? '')));

/** "세무조정계산서 3개년", "決算書 直近3期分". */
const SPAN = /[\s(]*(?:최근|직전|直近|過去)?\s?\d{1,2}\s?(?:개?년|개월|분기|期|年|か月|ヶ月)(?:간|도|분|치|間|分)*$/u;
export const endsWithDocument = (phrase: string): boolean => {
  const bare = phrase.replace(SPAN, '');
  return endsWithOneOf(bare, requests.ends) && !endsWithOneOf(bare, requests.endsBut);
};

export const MAX_PHRASE_LENGTH = 40;
/** "보고서와 평가 결과": a short phrase of several things, one of them a document; sentences are excluded. */
export const joinsDocument = (bare: string): boolean =>
  bare.length <= MAX_PHRASE_LENGTH &&
  !endsWithOneOf(bare, requests.notAfterJoin) &&
  requests.joins.some((join) =>
    bare
      .split(join)
      .slice(0, -1)
      .some((thing) => endsWithDocument(thing.trim())),
  );
