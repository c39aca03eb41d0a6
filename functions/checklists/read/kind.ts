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
const ASKS_FIRST =
  /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|may|what|which|who|whom|whose|when|where|why|how|describe|explain|list|state|specify|identify|indicate|verify|confirm|please)\b/;

export const asks = (text: string): boolean => {
  const bare = core(text);
  return ASKS.test(plain(text)) || ASKS_FIRST.test(bare) || isRequest(text);
};

export const isRequest = (text: string): boolean => {
  const whole = plain(text);
  const bare = core(text);
  if (/[?？]\s*$/u.test(whole)) return false;
  return (
    requests.begins.some((word) => bare.startsWith(`${word} `)) ||
    requests.contains.some((word) => whole.includes(word)) ||
    requests.ends.some((word) => bare.endsWith(word))
  );
};
