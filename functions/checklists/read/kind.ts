// Whether a text asks something, or asks for a document.
import requests from '../words/requests.json' with { type: 'json' };

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
/** Without numbering and what stands in brackets at the end. */
const core = (text: string): string =>
  plain(text)
    .replace(/^[\s\dA-Za-z.)\-(]*(?<=[.)])\s+/, '')
    .replace(/\s*[([（［].*?[)\]）］]\s*$/u, '')
    .replace(/[\s.。,、:;]+$/u, '');

const ASKS =
  /[?？]\s*$|(?:습니까|니까|는가|은가|인가|나요|까요|는지|은지|인지)[.?]?\s*$|(?:ますか|ですか|でしょうか|たか|いるか|あるか)[。.?]?\s*$/u;
/** "If yes, please give details" asks, too. */
const ASKS_FIRST =
  /^(?:if (?:[^,]{1,60},|yes|no|so|not|any|applicable) )?(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|what|which|who|whom|whose|when|where|why|how|describe|explain|list|state|specify|identify|indicate|verify|confirm|please)\b/;

export const asks = (text: string): boolean => {
  const bare = core(text);
  return ASKS.test(plain(text)) || ASKS_FIRST.test(bare) || isRequest(text);
};

/** What a phrase says of its things follows them: "of the last five years", "for each site". */
const OF =
  / (?:of|for|from|in|over|under|on|with|by|to|between|relating|regarding|including|needed|required|showing) .*$/;
/** A sentence says what is so, and asks for nothing. */
const SUBJECT = /^(?:we|there|our|staff|the (?:company|organi[sz]ation|vendor|supplier|application|system)) /;
const DOCUMENTS = new Set(requests.documents);

/** An English phrase without a verb whose things are documents: "employment agreements of executives". */
const namesDocuments = (bare: string): boolean =>
  !ASKS_FIRST.test(bare) &&
  !SUBJECT.test(bare) &&
  bare
    .replace(OF, '')
    .split(/,| and | or | & /)
    .some((thing) => DOCUMENTS.has(thing.trim().split(' ').at(-1) ?? ''));

const endsWithDocument = (bare: string): boolean => requests.ends.some((word) => bare.endsWith(word));

const LONGEST_PHRASE = 40;
/** "보고서와 평가 결과": a short phrase of several things of which one is a document; a sentence is none. */
const joinsDocument = (bare: string): boolean =>
  bare.length <= LONGEST_PHRASE &&
  !requests.notAfterJoin.some((word) => bare.endsWith(word)) &&
  requests.joins.some((join) => bare.split(join).slice(0, -1).some(endsWithDocument));

export const isRequest = (text: string): boolean => {
  const whole = plain(text);
  const bare = core(text);
  if (/[?？]\s*$/u.test(whole)) return false;
  return (
    requests.begins.some((word) => bare.startsWith(`${word} `)) ||
    requests.contains.some((word) => whole.includes(word)) ||
    endsWithDocument(bare) ||
    joinsDocument(bare) ||
    namesDocuments(bare)
  );
};
