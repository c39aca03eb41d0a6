// Reads the EXIF data of a picture: description, author and time of capture.
import type { About } from '../../../ports/parser.ts';
import { clean } from '../../text/clean.ts';
import { decode } from '../../text/encoding.ts';

const DESCRIPTION = 0x010e;
const ARTIST = 0x013b;
const DATE = 0x0132;
const TAKEN = 0x9003;
const DETAILS = 0x8769;
const ASCII = 2;
const MAX_TAGS = 500;

type Tag = { readonly type: number; readonly count: number; readonly at: number };

const tagsAt = (view: DataView, at: number, little: boolean): ReadonlyMap<number, Tag> => {
  const tags = new Map<number, Tag>();
  const count = at + 2 <= view.byteLength ? Math.min(MAX_TAGS, view.getUint16(at, little)) : 0;
  for (let n = 0; n < count && at + 14 + n * 12 <= view.byteLength; n += 1) {
    const entry = at + 2 + n * 12;
    tags.set(view.getUint16(entry, little), {
      type: view.getUint16(entry + 2, little),
      count: view.getUint32(entry + 4, little),
      at: entry + 8,
    });
  }
  return tags;
};

const textOf = (view: DataView, tag: Tag | undefined, little: boolean): string | undefined => {
  if (!tag || tag.type !== ASCII) return undefined;
  const from = tag.count <= 4 ? tag.at : view.getUint32(tag.at, little);
  if (from + tag.count > view.byteLength) return undefined;
  const characters = new Uint8Array(view.buffer, view.byteOffset + from, tag.count);
  const end = characters.indexOf(0);
  return clean(decode(end === -1 ? characters : characters.subarray(0, end))) || undefined;
};

/** Parses `2024:03:05 14:05:00`. */
const isoOf = (text: string | undefined): string | undefined => {
  const match = /^(\d{4}):(\d{2}):(\d{2})(?: (\d{2}:\d{2}:\d{2}))?/.exec(text ?? '');
  return match ? `${match[1]}-${match[2]}-${match[3]}${match[4] ? `T${match[4]}` : ''}` : undefined;
};

/** `bytes` begin with the byte order mark. */
export const readExif = (bytes: Uint8Array): About => {
  if (bytes.length < 8) return {};
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = view.getUint16(0) === 0x4949;
  const main = tagsAt(view, view.getUint32(4, little), little);
  const details = main.get(DETAILS);
  const inner = details ? tagsAt(view, view.getUint32(details.at, little), little) : undefined;
  const text = (tag: Tag | undefined) => textOf(view, tag, little);
  return {
    title: text(main.get(DESCRIPTION)),
    author: text(main.get(ARTIST)),
    created: isoOf(text(inner?.get(TAKEN)) ?? text(main.get(DATE))),
  };
};
