// Turns a file's bytes into segments: guards, parses by real type, detects the language. Runs in the parser's worker.
import type { Parsed, TaggedFact } from '../ports/parser.ts';
import { bounded } from './bounded.ts';
import type { PdfAssets } from './formats/extraction.ts';
import { extractors } from './formats/extractors.ts';
import { aboutImage } from './formats/image/about-image.ts';
import { coreProperties } from './formats/ooxml/core-properties.ts';
import { admit } from './guard/guard.ts';
import { DocumentRefused } from './refused.ts';
import { languageOf } from './text/language.ts';

type File = { readonly filename: string; readonly bytes: Uint8Array; readonly pdf: PdfAssets };

const SAMPLE = 20_000;

const movedTo = (fact: TaggedFact, startOf: (segment: number) => number): TaggedFact =>
  fact.place ? { ...fact, place: { ...fact.place, segment: startOf(fact.place.segment) } } : fact;

const read = async ({ filename, bytes, pdf }: File, onProgress: (share: number) => void): Promise<Parsed> => {
  const admitted = admit(filename, bytes);
  const { type } = admitted;
  if (type === 'image') return { ok: true, type, previewOnly: true, segments: [], about: aboutImage(bytes) };
  if (type === 'video' || type === 'audio') return { ok: true, type, previewOnly: true, segments: [] };
  const zip = 'zip' in admitted ? admitted.zip : undefined;
  const extract = await extractors[type]();
  const { segments: asRead, facts, ...found } = await extract({ filename, bytes, zip, pdf, onProgress });
  const { segments, startOf } = bounded(asRead);
  const speaking = segments.filter((segment) => segment.kind !== 'note');
  if (speaking.length === 0) throw new DocumentRefused('noText');
  let sample = '';
  for (const { text } of speaking) if (sample.length < SAMPLE) sample += `${text}\n`;
  onProgress(1);
  const about = found.about ?? (zip && coreProperties(zip));
  const read = { type, previewOnly: false, ...found, about, language: languageOf(sample), segments };
  return { ok: true, ...read, ...(facts && { facts: facts.map((fact) => movedTo(fact, startOf)) }) };
};

/** Returns refusals as results. Any other error inside a document means that the document is damaged. */
export const ingest = async (file: File, onProgress: (share: number) => void): Promise<Parsed> => {
  try {
    return await read(file, onProgress);
  } catch (error) {
    return { ok: false, reason: error instanceof DocumentRefused ? error.reason : 'damaged' };
  }
};
