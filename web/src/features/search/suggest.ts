// Four questions to begin with, made from the names of the workspace's own files.
import { REPORT_NAME } from '#shared/finance-language/report-names.ts';
import type { FileRow } from '#shared/model/file.ts';
import { kindOf } from '#web/components/viewer/file-kind.ts';

const PROMPTS = [
  'revenue',
  'risks',
  'summary',
  'sheetFigures',
  'sheetTrend',
  'slidesPoints',
  'notesPoints',
  'compare',
] as const;
export type Prompt = { readonly key: (typeof PROMPTS)[number]; readonly params: { file: string; other?: string } };

const MOST = 4;

/** A name as people say it: without its ending, underscores as spaces, cut where it gets long. */
export const spokenName = (filename: string): string => {
  const bare = filename
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replace(/[_\s]+/gu, ' ')
    .trim();
  const characters = [...bare];
  return characters.length > 40 ? `${characters.slice(0, 39).join('').trimEnd()}…` : bare;
};

const keysFor = (filename: string): Prompt['key'][] => {
  const kind = kindOf(filename);
  if (kind === 'sheet') return ['sheetFigures', 'sheetTrend'];
  if (kind === 'slides') return ['slidesPoints', 'summary'];
  if (REPORT_NAME.test(filename)) return ['revenue', 'risks', 'summary'];
  return kind === 'text' ? ['notesPoints', 'summary'] : ['summary', 'risks'];
};

/** One question per file first, then a second one each; two reports are also compared. */
export const suggest = (files: readonly Pick<FileRow, 'filename' | 'status'>[]): Prompt[] => {
  const names = files.filter(({ status }) => status === 'Done').map(({ filename }) => filename);
  const reports = names.filter((name) => REPORT_NAME.test(name) && kindOf(name) !== 'sheet');
  const ordered = [...reports, ...names.filter((name) => !reports.includes(name))];
  const rounds = [0, 1, 2].map((round) =>
    ordered.flatMap((name, i): Prompt[] => {
      const keys = keysFor(name);
      // Neighbours begin with different questions.
      const key = round < keys.length ? keys[(i + round) % keys.length] : undefined;
      return key ? [{ key, params: { file: spokenName(name) } }] : [];
    }),
  );
  const [first, other] = reports;
  const compared: Prompt[] =
    first && other ? [{ key: 'compare', params: { file: spokenName(first), other: spokenName(other) } }] : [];
  return [...(rounds[0] ?? []).slice(0, MOST - compared.length), ...compared, ...rounds.slice(1).flat()].slice(0, MOST);
};
