// Presentations from before 2007: a list of slides with titles, and slides with texts.
import { compound, joined, numbers, utf16 } from './compound.ts';

const record = (type: number, payload: Uint8Array, { container = false, instance = 0 } = {}): Uint8Array =>
  joined(numbers(16, (instance << 4) | (container ? 0xf : 0), type), numbers(32, payload.length), payload);
const inside = (type: number, instance: number, ...parts: readonly Uint8Array[]) =>
  record(type, joined(...parts), { container: true, instance });

export type OldSlide = { readonly title: string; readonly text: string };

export const powerpoint97 = (slides: readonly OldSlide[], { locked = false } = {}): Uint8Array => {
  const listed = slides.flatMap(({ title }, n) => [
    record(1011, numbers(32, n + 2, 0, 1, 256 + n, 0)),
    record(3999, numbers(32, 0)),
    record(4000, utf16(title)),
  ]);
  const document = inside(1000, 0, inside(4080, 0, ...listed));
  const own = slides.map(({ text }) => inside(1006, 0, inside(1036, 0, record(4008, Buffer.from(text, 'latin1')))));
  const parts = [document, ...own];
  const offsets = parts.map((_, n) => parts.slice(0, n).reduce((sum, part) => sum + part.length, 0));
  const end = parts.reduce((sum, part) => sum + part.length, 0);
  const directory = record(6002, numbers(32, (parts.length << 20) | 1, ...offsets));
  const edit = record(4085, numbers(32, 0, 0, 0, end, 1, 0, 0));
  return compound({
    'PowerPoint Document': joined(...parts, directory, edit),
    'Current User': joined(record(4086, numbers(32, 20, locked ? 0xf3d1c4df : 0xe391c05f, end + directory.length, 0))),
  });
};
