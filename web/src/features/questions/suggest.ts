// Four suggested questions, made from the names of the workspace's own files.
import { REPORT_NAME } from '#shared/language/grammar/report-names.ts';
import { langOf } from '#shared/language/grammar/text-language.ts';
import type { FileRow } from '#shared/model/file.ts';
import { kindOf } from '#web/components/viewer/file-kind.ts';
import { datedName, isSpeakable, readableName } from './readable-name.ts';

type Key = 'revenue' | 'risks' | 'summary' | 'sheetFigures' | 'compare' | 'plain';
export type Prompt = { readonly key: Key; readonly params: { file: string; other?: string } };
type Named = { readonly filename: string; readonly file: string };

const MAX_SUGGESTIONS = 4;

const keysFor = ({ filename, file }: Named): Key[] => {
  const kind = kindOf(filename);
  if (!isSpeakable(file)) return ['plain'];
  if (kind === 'sheet') return ['sheetFigures'];
  return REPORT_NAME.test(filename) ? ['revenue', 'risks', 'summary'] : ['summary'];
};

const isReport = ({ filename, file }: Named): boolean =>
  REPORT_NAME.test(filename) && kindOf(filename) !== 'sheet' && isSpeakable(file);

/** The readable name of each file; files with the same readable name keep their dates. */
const named = (filenames: readonly string[]): Named[] => {
  const names = filenames.map(readableName);
  const isAlone = (name: string) => names.filter((one) => one === name).length === 1;
  return filenames.map((filename, i) => {
    const file = names[i] ?? filename;
    return { filename, file: isAlone(file) ? file : datedName(filename) };
  });
};

/** How foreign a name looks in a sentence of the reader's language, from 0 to 2. */
const foreignness = (name: string, language: string): number => {
  const own = langOf(name) ?? 'en';
  if (own === language) return 0;
  return own === 'en' ? 1 : 2;
};

/** Reports come first, those in the reader's language before others; sheets and unreadable names come last. */
const rank = (one: Named, language: string): number => {
  const group = isReport(one) ? 0 : isSpeakable(one.file) && kindOf(one.filename) !== 'sheet' ? 1 : 2;
  return group * 3 + foreignness(one.file, language);
};

/** Suggests one question per file first, then a second one each; compares two reports if there are two. */
export const suggest = (files: readonly Pick<FileRow, 'filename' | 'status'>[], language = 'ko'): Prompt[] => {
  const done = files.filter(({ status, filename }) => status === 'Done' && kindOf(filename) !== 'archive');
  const ordered = named(done.map(({ filename }) => filename)).sort((a, b) => rank(a, language) - rank(b, language));
  const rounds = [0, 1, 2].map((round) =>
    ordered.flatMap((one, i): Prompt[] => {
      const keys = keysFor(one);
      // Neighboring files start with different questions.
      const key = round < keys.length ? keys[(i + round) % keys.length] : undefined;
      return key ? [{ key, params: { file: one.file } }] : [];
    }),
  );
  const [first, other] = ordered.filter(isReport);
  const compared: Prompt[] =
    first && other ? [{ key: 'compare', params: { file: first.file, other: other.file } }] : [];
  return [
    ...(rounds[0] ?? []).slice(0, MAX_SUGGESTIONS - compared.length),
    ...compared,
    ...rounds.slice(1).flat(),
  ].slice(0, MAX_SUGGESTIONS);
};
