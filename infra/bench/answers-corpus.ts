// Makes one large workspace of the papers of the invented rooms: each copy keeps its headings and tables, takes its
// prose from other papers in its language, and has figures of its own.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { installedPdfAssets } from '#functions/adapters/node/worker-parser/pdf-assets.ts';
import { chunk } from '#functions/documents/chunk/chunk.ts';
import { ingest } from '#functions/documents/ingest.ts';
import { withBreakdowns } from '#functions/engine/facts/breakdowns.ts';
import { fileFacts } from '#functions/engine/facts/file-facts.ts';
import { withOtherRows } from '#functions/engine/facts/other-rows.ts';
import { withNames } from '#functions/engine/names/with-names.ts';
import type { Chunk } from '#functions/ports/search-index.ts';
import type { FactsRecord } from '#functions/store/facts.ts';
import type { Segment } from '#shared/model/file.ts';
import { roomsNamed } from './eval/room.ts';
import { chance } from './search-corpus.ts';

export const WORKSPACE = 'prj_000000000001';
/** The same seed makes the same workspace each time. */
const SEED = 11;
const PER_LANGUAGE = 10;

type Paper = { readonly filename: string; readonly segments: readonly Segment[]; readonly language: string };
type Copy = { readonly fileId: string; readonly chunks: readonly Chunk[]; readonly facts: readonly FactsRecord[] };
type Drawn = { readonly ask: string; readonly about: string };

const papersOf = async (paths: readonly string[]): Promise<Paper[]> => {
  const papers: Paper[] = [];
  for (const path of paths) {
    const [filename, bytes] = [basename(path), new Uint8Array(readFileSync(path))];
    const parsed = await ingest({ filename, bytes, pdf: installedPdfAssets(undefined) }, () => undefined);
    if (parsed.ok) papers.push({ filename, segments: parsed.segments, language: parsed.language ?? 'en' });
  }
  return papers;
};

const isProse = ({ kind }: Segment): boolean => kind === 'text';

/** A date or the number of a clause stays what it is. */
const redrawn = (text: string, random: () => number): string =>
  text.replace(/\d{1,3}(?:,\d{3})+|\d+\.\d+/gu, (figure) =>
    figure.replace(/\d/gu, (digit) => (digit === '0' ? '0' : String(1 + Math.floor(random() * 9)))),
  );

/** Copies of all papers, one after the other, without end; the first copy of each is the paper itself. */
export async function* copies(): AsyncGenerator<Copy> {
  const papers = await papersOf(roomsNamed('').flatMap(({ paths }) => paths));
  const random = chance(SEED);
  const prose = Map.groupBy(papers, ({ language }) => language);
  const lines = new Map(
    [...prose].map(([language, of]) => [language, of.flatMap((one) => one.segments.filter(isProse))]),
  );
  const changed = (segment: Segment, language: string): Segment => {
    const pool = lines.get(language) ?? [];
    const from = isProse(segment) ? (pool[Math.floor(random() * pool.length)] ?? segment) : segment;
    const text = redrawn(from.text, random);
    return { ...segment, text, ...(from.cells && { cells: from.cells.map((cell) => redrawn(cell, random)) }) };
  };
  for (let n = 0; ; n += 1) {
    const paper = papers[n % papers.length];
    if (!paper) return;
    const { filename, language } = paper;
    const fileId = `fil_000000000001_${String(n).padStart(16, '0')}`;
    const segments = n < papers.length ? paper.segments : paper.segments.map((one) => changed(one, language));
    const raw = chunk({ fileId, projectId: WORKSPACE, filename, segments, language: paper.language as 'en' });
    const chunks = withNames(withBreakdowns(withOtherRows(raw)));
    yield { fileId, chunks, facts: fileFacts({ segments }, chunks) };
  }
}

/** One answerable question of each of the first rooms in each language, another one in each room. */
export const drawnQuestions = (): Drawn[] =>
  ['en', 'ja', 'ko'].flatMap((language) =>
    roomsNamed(`${language}-`)
      .slice(0, PER_LANGUAGE)
      .flatMap(({ about, questions }, n) => {
        const answerable = questions.filter(({ says }) => says);
        return answerable.slice(n, n + 1).map(({ ask }) => ({ ask, about }));
      }),
  );
