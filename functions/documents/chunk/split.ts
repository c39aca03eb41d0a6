// Splits a text that is too long for one chunk, behind sentences if possible.

const SENTENCE = /[^.。!?！？]+(?:[.。!?！？]+["'”’)）]*\s*|$)/g;

const hard = (text: string, most: number): string[] => {
  const parts: string[] = [];
  for (let rest = text; rest !== ''; ) {
    const space = rest.length > most ? rest.lastIndexOf(' ', most) : -1;
    let end = rest.length <= most ? rest.length : space > most / 2 ? space + 1 : most;
    // Does not split a surrogate pair.
    if (/[\ud800-\udbff]/.test(rest.charAt(end - 1)) && end < rest.length) end -= 1;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return parts;
};

/** The parts; joined, they are the original text. */
export const splitText = (text: string, most: number): string[] => {
  if (text.length <= most) return [text];
  const parts: string[] = [];
  let part = '';
  let at = 0;
  for (const match of text.matchAll(SENTENCE)) {
    const sentence = text.slice(at, match.index + match[0].length);
    at = match.index + match[0].length;
    if (part !== '' && part.length + sentence.length > most) {
      parts.push(part);
      part = '';
    }
    part += sentence;
  }
  part += text.slice(at);
  if (part !== '') parts.push(part);
  return parts.flatMap((long) => hard(long, most));
};
