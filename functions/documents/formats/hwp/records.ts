// Reads the records of a Hangul 5 stream: a header of tag, depth and size, then the payload; drops truncated records.

export type HwpRecord = { readonly tag: number; readonly level: number; readonly data: DataView };

const LONG = 0xfff;

export const recordsOf = (bytes: Uint8Array): HwpRecord[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const records: HwpRecord[] = [];
  let at = 0;
  while (at + 4 <= bytes.length) {
    const head = view.getUint32(at, true);
    let size = head >>> 20;
    at += 4;
    if (size === LONG) {
      if (at + 4 > bytes.length) break;
      size = view.getUint32(at, true);
      at += 4;
    }
    const end = Math.min(bytes.length, at + size);
    records.push({
      tag: head & 0x3ff,
      level: (head >>> 10) & 0x3ff,
      data: new DataView(bytes.buffer, bytes.byteOffset + at, end - at),
    });
    at = end;
  }
  return records;
};

export const u16 = (data: DataView, at: number): number => (at + 2 <= data.byteLength ? data.getUint16(at, true) : 0);
export const u32 = (data: DataView, at: number): number => (at + 4 <= data.byteLength ? data.getUint32(at, true) : 0);
