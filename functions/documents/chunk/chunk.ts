// Turns segments into chunks: prose by paragraphs, tables with their headers, each with context for the search.
import type { Segment } from '#shared/model/file.ts';
import type { Chunk, ChunkContext } from '../../ports/search-index.ts';
import { aboutOf, contextOf } from './about.ts';
import type { Draft } from './draft.ts';
import { periodsIn } from './periods.ts';
import { captionStart, type Piece, piecesOf } from './pieces.ts';
import { proseDrafts } from './prose.ts';
import { type TableBefore, tableDrafts } from './table-drafts.ts';
import { unitsOf } from './units.ts';

type Input = {
  readonly fileId: string;
  readonly projectId: string;
  readonly filename: string;
  readonly segments: readonly Segment[];
  readonly language?: string | undefined;
};

/** The number of last lines of a paragraph that may contain its last sentence. */
const LEAD = 4;

/** The path of headings with a further one, outermost first. */
const entered = (stack: readonly Segment[], heading: Segment): Segment[] => {
  const above = stack.findIndex(({ level = 1 }) => level >= (heading.level ?? 1));
  return [...(above === -1 ? stack : stack.slice(0, above)), heading];
};

export const chunk = ({ fileId, projectId, filename, segments, language = 'en' }: Input): Chunk[] => {
  const about = aboutOf(segments, filename, language);
  const chunks: Chunk[] = [];
  let stack: readonly Segment[] = [];
  let pieces: Piece[] = [];
  let before: TableBefore = { headers: [], unit: undefined };
  let isNext = false;

  const path = () => stack.map(({ text }) => text);
  const push = (kind: Chunk['kind'], { text, spans }: Draft, context: ChunkContext) => {
    const seq = chunks.length;
    if (text !== '') chunks.push({ id: `${fileId}#${seq}`, projectId, fileId, seq, kind, text, spans, context });
  };
  const flush = (to = pieces.length) => {
    for (const draft of proseDrafts(pieces.slice(0, to))) {
      const periods = periodsIn(draft.text, about.fiscal);
      push('prose', draft, contextOf(about, { path: path(), captions: [], periods, unit: undefined }));
    }
    if (to > 0) isNext = false;
    pieces = pieces.slice(to);
  };
  const addTable = (rows: readonly Segment[]) => {
    const from = captionStart(pieces);
    const lead = pieces
      .slice(Math.max(0, from - LEAD), from)
      .map(({ text, glue }) => `${glue}${text}`)
      .join('');
    flush(from);
    const { drafts, table } = tableDrafts({
      ...{ rows, captions: pieces, before, lead, isNext },
      ...{ fiscal: about.fiscal, path: path(), unit: about.unit },
    });
    const { unit, unitOfAmounts } = table;
    const captions = pieces.map(({ text }) => text);
    for (const { draft, periods } of drafts)
      push(
        'table',
        draft,
        contextOf(about, { path: path(), captions, periods, unit, unitOfAmounts, text: draft.text }),
      );
    before = table;
    isNext = true;
    pieces = [];
  };
  for (const unit of unitsOf(segments)) {
    if (unit.kind === 'heading') {
      // The pieces so far end with a heading only if all of them are headings.
      if (pieces.at(-1)?.heading === false) flush();
      stack = entered(stack, unit.segment);
    }
    if (unit.kind === 'table') addTable(unit.rows);
    else for (const piece of piecesOf(unit)) pieces.push(piece);
  }
  flush();
  return chunks;
};
