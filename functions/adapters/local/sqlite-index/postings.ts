// Encodes one term's postings as bytes: ascending document numbers and term frequencies, as varint gaps.

/** A growing byte buffer that is reused. */
export const postingsWriter = () => {
  let bytes = new Uint8Array(1 << 16);
  let at = 0;
  let last = -1;
  const number = (value: number) => {
    let rest = value;
    while (rest > 127) {
      bytes[at++] = (rest & 127) | 128;
      rest >>>= 7;
    }
    bytes[at++] = rest;
  };
  return {
    begin: () => {
      at = 0;
      last = -1;
    },
    /** The lowest bit of the gap marks a frequency of one, the most common case. */
    add: (doc: number, times: number) => {
      if (at + 12 > bytes.length) {
        const larger = new Uint8Array(bytes.length * 2);
        larger.set(bytes);
        bytes = larger;
      }
      const gap = doc - last;
      last = doc;
      number(gap * 2 + (times === 1 ? 1 : 0));
      if (times !== 1) number(times);
    },
    /** Valid until the next `begin`. */
    end: (): Uint8Array => bytes.subarray(0, at),
  };
};

/** The target of decoded postings, reused by every term. Document numbers stay below 2^30. */
export type Decoded = { docs: Int32Array; times: Int32Array; size: number };

export const decoded = (): Decoded => ({ docs: new Int32Array(1024), times: new Int32Array(1024), size: 0 });

const grown = (array: Int32Array, room: number): Int32Array => {
  const larger = new Int32Array(Math.max(room, array.length * 2));
  larger.set(array);
  return larger;
};

/** Appends the postings of live documents; each posting takes at least one byte. */
export const appendPostings = (bytes: Uint8Array, alive: Uint32Array, into: Decoded): void => {
  if (into.docs.length < into.size + bytes.length) {
    into.docs = grown(into.docs, into.size + bytes.length);
    into.times = grown(into.times, into.size + bytes.length);
  }
  const { docs, times } = into;
  let { size } = into;
  let doc = -1;
  for (let at = 0; at < bytes.length; ) {
    let byte = bytes[at++] ?? 0;
    let value = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] ?? 0;
      value |= (byte & 127) << shift;
    }
    doc += value >>> 1;
    let count = 1;
    if ((value & 1) === 0) {
      byte = bytes[at++] ?? 0;
      count = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = bytes[at++] ?? 0;
        count |= (byte & 127) << shift;
      }
    }
    if (alive[doc] === 0) continue;
    docs[size] = doc;
    times[size] = count;
    size += 1;
  }
  into.size = size;
};

const writer = postingsWriter();

/** Accepts interleaved postings of several segments; the result is valid until the next call. */
export const writePostings = ({ docs, times, size }: Decoded): Uint8Array => {
  writer.begin();
  let rising = true;
  for (let i = 1; i < size && rising; i += 1) rising = (docs[i - 1] ?? 0) < (docs[i] ?? 0);
  const order = rising ? undefined : Array.from({ length: size }, (_, i) => i);
  order?.sort((a, b) => (docs[a] ?? 0) - (docs[b] ?? 0));
  for (let i = 0; i < size; i += 1) {
    const at = order?.[i] ?? i;
    writer.add(docs[at] ?? 0, times[at] ?? 0);
  }
  return writer.end();
};
