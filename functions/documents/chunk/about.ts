// Collects the facts about a whole document that become part of each chunk's context.
import type { Segment } from '#shared/model/file.ts';
import type { ChunkContext } from '../../ports/search-index.ts';
import { companyOf } from './company.ts';
import { fiscalOf } from './fiscal.ts';
import type { Fiscal } from './periods.ts';
import { basisIn, documentUnit } from './unit-and-basis.ts';

export type About = {
  readonly company: string | undefined;
  readonly fiscal: Fiscal;
  /** Whether it distinguishes consolidated from separate statements. */
  readonly hasConsolidated: boolean;
  /** The unit of its tables, if the document states one for all of them. */
  readonly unit: string | undefined;
  readonly filename: string;
  readonly language: string;
};

const FISCAL_SAMPLE = 200_000;
const PATH = ' > ';

const beginning = (segments: readonly Segment[]): string => {
  let text = '';
  for (const segment of segments) {
    if (text.length > FISCAL_SAMPLE) break;
    if (segment.kind !== 'note') text += `${segment.text}\n`;
  }
  return text;
};

export const aboutOf = (segments: readonly Segment[], filename: string, language: string): About => ({
  company: companyOf(segments),
  fiscal: fiscalOf(beginning(segments)),
  hasConsolidated: segments.some(({ kind, text }) => kind === 'heading' && /연결|連結/.test(text)),
  unit: documentUnit(segments),
  filename,
  language,
});

type Own = {
  readonly path: readonly string[];
  readonly captions: readonly string[];
  readonly periods: readonly string[];
  readonly unit: string | undefined;
  readonly unitOfAmounts?: string | undefined;
  readonly text?: string;
};

/** Periods that a table names by their distance from the reported one: 당기, 전반기말. */
const RELATIVE = /(?:당|전)\s?(?:반|분)?\s?기(?:말)?(?![가-힣])/;

export const contextOf = (
  about: About,
  { path, captions, periods, unit, unitOfAmounts, text = '' }: Own,
): ChunkContext => {
  const basis = basisIn(captions, path, about.hasConsolidated);
  return {
    ...(about.company === undefined ? {} : { company: about.company }),
    document: about.filename,
    periods,
    ...(about.fiscal.reported && RELATIVE.test(text) ? { reported: about.fiscal.reported } : {}),
    ...(path.length === 0 ? {} : { section: path.join(PATH) }),
    ...(unit === undefined ? {} : { unit }),
    ...(unit === undefined && unitOfAmounts !== undefined ? { unitOfAmounts } : {}),
    ...(basis === undefined ? {} : { basis }),
    ...(basis === 'separate' && about.hasConsolidated ? { hasConsolidated: true } : {}),
    language: about.language,
  };
};
