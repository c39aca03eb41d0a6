// The text of a file by its bytes: the character set that it names, if it is one.
const charsetOf = (start: string): string => /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(start)?.[1] ?? 'utf-8';

const MARKS = [
  { charset: 'utf-16le', bytes: [0xff, 0xfe] },
  { charset: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

export const decoded = async (file: Blob): Promise<string> => {
  const buffer = await file.arrayBuffer();
  const [first, second] = new Uint8Array(buffer, 0, Math.min(2, buffer.byteLength));
  const mark = MARKS.find(({ bytes }) => bytes[0] === first && bytes[1] === second);
  const start = new TextDecoder('latin1').decode(buffer.slice(0, 2048));
  try {
    return new TextDecoder(mark?.charset ?? charsetOf(start)).decode(buffer);
  } catch {
    return new TextDecoder().decode(buffer);
  }
};
