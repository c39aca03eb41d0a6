// Parses JSON from clients: well-formed UTF-8, limited nesting, no duplicate keys.

const MAX_DEPTH = 32;
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENS = new Set([0x5b, 0x7b]);
const CLOSES = new Set([0x5d, 0x7d]);

/** Checked before parsing, because deeply nested input takes a parser long. */
const isDeep = (bytes: Uint8Array): boolean => {
  let [depth, inString] = [0, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (inString && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) inString = !inString;
    else if (!inString && OPENS.has(byte)) depth += 1;
    else if (!inString && CLOSES.has(byte)) depth -= 1;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
};

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]/g;

/** Parsers disagree on which duplicate key wins, so a check could see another value than the code that uses it. */
const repeatsKey = (text: string): boolean => {
  const open: (Set<string> | undefined)[] = [];
  let isKey = false;
  for (const [token] of text.matchAll(TOKEN)) {
    const keys = open.at(-1);
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ',' && keys && isKey) {
      const key: string = JSON.parse(token);
      if (keys.has(key)) return true;
      keys.add(key);
    }
    isKey = token === '{' || (token === ',' && open.at(-1) !== undefined);
  }
  return false;
};

/** Throws for anything other than such JSON. */
export const readJson = (bytes: Uint8Array): unknown => {
  if (isDeep(bytes)) throw new SyntaxError('nested too deeply');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const value: unknown = JSON.parse(text);
  if (repeatsKey(text)) throw new SyntaxError('a key twice');
  return value;
};
