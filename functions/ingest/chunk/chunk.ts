// Segments to chunks: prose by paragraphs, tables with their headers, each with the context that makes it findable.
import type { Locator, Segment } from '#shared/model/file.ts';
import type { Chunk, ChunkContext } from '../../ports/index-port.ts';
import { ROW } from './cells.ts';
import { companyOf } from './company.ts';
import { basisIn, unitIn } from './context.ts';
import { append, appendRow, type Draft, draft } from './draft.ts';
import { type Fiscal, fiscalOf, periodsIn } from './periods.ts';
import { splitText } from './split.ts';
import { tablePieces } from './table.ts';
import { type Unit, unitsOf } from './units.ts';

type Input = {
  readonly fileId: string;
  readonly projectId: string;
  readonly filename: string;
  readonly segments: readonly Segment[];
  readonly language?: string | undefined;
};

const ENOUGH = 800;
const MOST = 1_500;
const CAPTION = 90;
const CAPTIONS = 6;
const PATH = ' > ';

type Piece = { readonly text: string; readonly locator: Locator; readonly glue: string; readonly heading: boolean };

type About = {
  readonly company: string | undefined;
  readonly fiscal: Fiscal;
  readonly hasConsolidated: boolean;
};

const firstText = (segments: readonly Segment[]): string => {
  let text = '';
  for (const segment of segments) if (text.length < 200_000 && segment.kind !== 'note') text += `${segment.text}\n`;
  return text;
};

const aboutOf = (segments: readonly Segment[]): About => ({
  company: companyOf(segments),
  fiscal: fiscalOf(firstText(segments)),
  hasConsolidated: segments.some(({ kind, text }) => kind === 'heading' && /연결|連結/.test(text)),
});

const piecesOf = (unit: Exclude<Unit, { kind: 'table' }>): Piece[] => {
  if (unit.kind === 'heading')
    return [{ text: unit.segment.text, locator: unit.segment.locator, glue: ROW, heading: true }];
  return unit.lines.flatMap(({ segment, glue }, n) =>
    splitText(segment.text, MOST).map((text, part) => ({
      text,
      locator: segment.locator,
      glue: part > 0 ? '' : n > 0 ? glue : ROW,
      heading: false,
    })),
  );
};

/** Headings and short lines at the end of what came before a table belong to the table. */
const captionStart = (pieces: readonly Piece[]): number => {
  let at = pieces.length;
  while (at > 0 && pieces.length - at < CAPTIONS) {
    const piece = pieces[at - 1];
    const short =
      piece && (piece.heading || (piece.glue === ROW && piece.text.length <= CAPTION && !/[.。]$/.test(piece.text)));
    if (!short || pieces[at]?.glue.includes(ROW) === false) break;
    at -= 1;
  }
  return at;
};

export const chunk = ({ fileId, projectId, filename, segments, language = 'en' }: Input): Chunk[] => {
  const about = aboutOf(segments);
  const chunks: Chunk[] = [];
  const stack: { level: number; text: string }[] = [];
  let pieces: Piece[] = [];
  let path: readonly string[] = [];
  let lastUnit: string | undefined;

  const contextOf = (kind: Chunk['kind'], captions: readonly string[], said: string): ChunkContext => {
    const own = captions.map(unitIn).find((unit) => unit !== undefined) ?? unitIn(kind === 'table' ? said : '');
    const basis = basisIn(captions, path, about.hasConsolidated);
    lastUnit = kind === 'table' ? (own ?? (captions.length === 0 ? lastUnit : undefined)) : undefined;
    return {
      ...(about.company === undefined ? {} : { company: about.company }),
      document: filename,
      periods: periodsIn(said, about.fiscal),
      ...(path.length === 0 ? {} : { section: path.join(PATH) }),
      ...(kind === 'table' && lastUnit !== undefined ? { unit: lastUnit } : {}),
      ...(basis === undefined ? {} : { basis }),
      language,
    };
  };
  const push = (kind: Chunk['kind'], { text, spans }: Draft, context: ChunkContext) => {
    if (text === '') return;
    const seq = chunks.length;
    chunks.push({ id: `${fileId}#${seq}`, projectId, fileId, seq, kind, text, spans, context });
  };
  const flushProse = (upTo = pieces.length) => {
    let current = draft();
    const done = pieces.slice(0, upTo);
    done.forEach((piece, n) => {
      append(current, piece.text, piece.locator, piece.glue);
      const next = done[n + 1];
      if (!next || piece.heading) return;
      const full = current.text.length + next.text.length > MOST;
      if (full || (current.text.length >= ENOUGH && next.glue === ROW && !next.heading && n + 2 < done.length)) {
        push('prose', current, contextOf('prose', [], current.text));
        current = draft();
      }
    });
    push('prose', current, contextOf('prose', [], current.text));
    pieces = pieces.slice(upTo);
  };
  const enter = (segment: Segment) => {
    const level = segment.level ?? 1;
    if (pieces.some(({ heading }) => !heading)) flushProse();
    while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
    stack.push({ level, text: segment.text });
    path = stack.map(({ text }) => text);
  };
  const addTable = (rows: readonly Segment[]) => {
    const from = captionStart(pieces);
    const captions = pieces.slice(from);
    flushProse(from);
    pieces = [];
    tablePieces(rows).forEach(({ headers, rows: own }, n) => {
      const part = draft();
      if (n === 0) for (const { text, locator } of captions) append(part, text, locator, ROW);
      for (const row of [...headers, ...own]) appendRow(part, row);
      const texts = captions.map(({ text }) => text);
      const over = [...texts, ...headers.map(({ text }) => text)].join(ROW);
      const periods = periodsIn(over, about.fiscal);
      const labels = own.map(({ cells }) => cells?.[0] ?? '').join(ROW);
      const context = contextOf('table', texts, [over, ...own.slice(0, 3).map(({ text }) => text)].join(ROW));
      push('table', part, { ...context, periods: periods.length > 0 ? periods : periodsIn(labels, about.fiscal) });
    });
  };
  for (const unit of unitsOf(segments)) {
    if (unit.kind === 'table') addTable(unit.rows);
    else {
      if (unit.kind === 'heading') enter(unit.segment);
      pieces.push(...piecesOf(unit));
    }
  }
  flushProse();
  return chunks;
};
