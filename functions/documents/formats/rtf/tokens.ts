// Splits RTF into tokens without recursion, so that deep nesting is harmless.

export type RtfToken =
  | { readonly kind: 'open' | 'close' | 'optional' }
  | { readonly kind: 'word'; readonly word: string; readonly value: number | undefined }
  | { readonly kind: 'byte'; readonly byte: number }
  | { readonly kind: 'text'; readonly text: string };

const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z'])|([{}])|([^\\{}\r\n]+)|[\r\n]+/gi;
const ESCAPED: Readonly<Record<string, string>> = { '~': '\u00a0', _: '-', '-': '' };

const tokenOf = ([, word, value, hex, symbol, brace, text]: RegExpExecArray): RtfToken | undefined => {
  if (word !== undefined)
    return { kind: 'word', word: word.toLowerCase(), value: value === undefined ? undefined : Number(value) };
  if (hex !== undefined) return { kind: 'byte', byte: Number.parseInt(hex, 16) };
  if (symbol === '*') return { kind: 'optional' };
  if (symbol === '\n' || symbol === '\r') return { kind: 'word', word: 'par', value: undefined };
  if (symbol !== undefined) return { kind: 'text', text: ESCAPED[symbol] ?? symbol };
  if (brace !== undefined) return { kind: brace === '{' ? 'open' : 'close' };
  return text === undefined ? undefined : { kind: 'text', text };
};

export function* rtfTokens(source: string): Generator<RtfToken> {
  for (const match of source.matchAll(TOKEN)) {
    const token = tokenOf(match);
    if (token) yield token;
  }
}
