// Decompresses the RTF of Outlook bodies: references into a window of 4,096 bytes that starts with common words.

const USUAL =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx';
const WINDOW = 4096;
const COMPRESSED = 0x75465a4c;
const PLAIN = 0x414c454d;
const MAX_BYTES = 20 * 1024 * 1024;

const unpack = (bytes: Uint8Array): string => {
  const window = new Uint8Array(WINDOW);
  for (let n = 0; n < USUAL.length; n += 1) window[n] = USUAL.charCodeAt(n);
  let write = USUAL.length;
  const out: number[] = [];
  const put = (byte: number) => {
    out.push(byte);
    window[write] = byte;
    write = (write + 1) % WINDOW;
  };
  for (let at = 0; at < bytes.length && out.length < MAX_BYTES; ) {
    const flags = bytes[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < bytes.length; bit += 1) {
      if ((flags & (1 << bit)) === 0) {
        put(bytes[at] ?? 0);
        at += 1;
        continue;
      }
      const reference = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
      at += 2;
      const from = reference >>> 4;
      if (from === write) return latin(out);
      for (let n = 0; n < (reference & 0xf) + 2; n += 1) put(window[(from + n) % WINDOW] ?? 0);
    }
  }
  return latin(out);
};

const latin = (bytes: readonly number[]): string => new TextDecoder('latin1').decode(Uint8Array.from(bytes));

/** `undefined` if the bytes are not compressed RTF. */
export const openCompressedRtf = (bytes: Uint8Array): string | undefined => {
  if (bytes.length < 16) return undefined;
  const kind = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(8, true);
  if (kind === PLAIN) return new TextDecoder('latin1').decode(bytes.subarray(16));
  return kind === COMPRESSED ? unpack(bytes.subarray(16)) : undefined;
};
