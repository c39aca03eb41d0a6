// Writes notices about each queried source: its outcome, what is missing for it, and whether it uses sample data.
import type { Source } from '#shared/model/enums.ts';
import type { AnswerEventBody } from '#shared/model/question.ts';
import type { Block } from '#shared/report/blocks.ts';
import type { Index } from '../../ports/search-index.ts';
import { unclearNotice } from '../understand/names/open-company.ts';
import type { Gathered } from './gatherer.ts';

type LogCode = Extract<AnswerEventBody, { event: 'log' }>['data']['code'];
type Notice = Extract<Block, { kind: 'notice' }>;

const isOut = ({ outcome }: Gathered): boolean => outcome === 'off' || outcome === 'failed';

const ENDED: Readonly<Record<NonNullable<Gathered['detail']>, LogCode>> = {
  ok: 'sourceFound',
  empty: 'sourceEmpty',
  notConfigured: 'sourceOff',
  unauthorised: 'sourceRefused',
  rateLimited: 'sourceBusy',
  badReply: 'sourceDown',
  unreachable: 'sourceDown',
  noCompany: 'sourceNoCompany',
};

export const outcomeLog = (gathered: Gathered): LogCode[] => {
  const { source, outcome, detail, isSample, byWordsAlone = false } = gathered;
  if (source === 'FILES') return isOut(gathered) ? ['sourceOff'] : byWordsAlone ? ['byWordsAlone'] : [];
  const ended = outcome === 'ok' ? 'sourceFound' : outcome === 'off' ? 'sourceOff' : ENDED[detail ?? 'unreachable'];
  return isSample ? ['sourceSample', ended] : [ended];
};

const notice = (code: Notice['code'], params: Record<string, string>): Notice => ({ kind: 'notice', code, params });

/** `used`: the sources whose passages the answer may cite. */
export const outsideNotices = (
  gathered: readonly Gathered[],
  {
    used,
    question,
    nameOf,
  }: { readonly used: ReadonlySet<Source>; readonly question: string; readonly nameOf: (source: Source) => string },
): Block[] => {
  const where = (which: (one: Gathered) => boolean): string =>
    gathered
      .filter(which)
      .map(({ source }) => nameOf(source))
      .join(', ');
  const off = where(({ outcome }) => outcome === 'off');
  const failed = where(({ outcome }) => outcome === 'failed');
  const samples = where(({ isSample, source }) => isSample === true && used.has(source));
  const unclear = new Map(gathered.flatMap((one) => (one.unclear ?? []).map((each) => [each.name, each] as const)));
  return [
    ...(off ? [notice('sourcesUnavailable', { where: off })] : []),
    ...(failed ? [notice('sourcesFailed', { where: failed })] : []),
    ...(samples ? [notice('sampleData', { where: samples })] : []),
    ...[...unclear.values()].map(({ name, candidates }) => unclearNotice(question, name, candidates)),
  ];
};

type HasRange = { readonly index: Pick<Index, 'range'> };

/** Reads neighbors of a passage from a file or from a document that was fetched for this question. */
export const withOutside = <P extends HasRange>(ports: P, gathered: readonly Gathered[]) => {
  const fetched = gathered.flatMap(({ chunks }) => chunks ?? []);
  const own = new Set(fetched.map(({ fileId }) => fileId));
  const range: Index['range'] = async (target) => {
    const { fileId, from, to } = target;
    if (!own.has(fileId)) return ports.index.range(target);
    return fetched.filter((chunk) => chunk.fileId === fileId && chunk.seq >= from && chunk.seq <= to);
  };
  return { ...ports, index: { range } };
};
