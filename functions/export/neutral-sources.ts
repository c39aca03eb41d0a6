// Cites the files of the workspace in a document for the other side by number and page, without their names and quotes.
import { translate } from '#shared/i18n/translate.ts';
import { compile } from '#shared/language/lexicon/lexicon.ts';
import studyTitles from '#shared/language/lexicon/study-titles.json' with { type: 'json' };
import type { Block, Reference } from '#shared/report/blocks.ts';
import type { Report } from '#shared/report/report.ts';
import { isOfPress } from '../analyses/evidence/of-press.ts';

/** Removes headings and sheet names, since they may name parties that the document leaves unnamed. */
const neutral = (reference: Reference, title: string): Reference => {
  const { page, slide, line } = reference.locator;
  const locator = { ...(page === undefined ? {} : { page }), ...(slide === undefined ? {} : { slide }) };
  const isByLine = page === undefined && slide === undefined && line !== undefined;
  return { ...reference, title, locator: isByLine ? { line } : locator, quote: '' };
};

const plain = (name: string): string => name.replace(/\.[a-z\d]{2,5}$/i, '').replace(/[\s_]+/g, '');

/** Removes the title of an event if it is the name of its file. */
const withoutFileNames = (block: Block, files: ReadonlySet<string>): Block => {
  if (block.kind !== 'timeline') return block;
  const isFile = (name: string | undefined): boolean => name !== undefined && files.has(plain(name));
  const entries = block.entries.map(({ title, tag, ...rest }) => ({
    ...rest,
    ...(title === undefined || isFile(title) ? {} : { title }),
    ...(tag === undefined || isFile(tag) ? {} : { tag }),
  }));
  return { ...block, entries };
};

const speaksOfStudy = compile(studyTitles);
/** A study of the company itself has its name in the title, as the report has. */
const isStudy = (title: string, report: Report): boolean => {
  const [first = '', ...rest] = title.split(/[\s_]+/);
  return !report.title.includes(first) && speaksOfStudy([first, ...rest].join(' ')).length > 0;
};
/** What others published is not the company's document. */
const kindOf = (one: Reference, report: Report): 'press' | 'study' | 'provided' => {
  if (isOfPress(one)) return 'press';
  return isStudy(one.title, report) ? 'study' : 'provided';
};

/** Numbers the files of each kind in the order of their first mention. */
export const withNeutralSources = (report: Report): Report => {
  const numbers = {
    press: new Map<string, number>(),
    study: new Map<string, number>(),
    provided: new Map<string, number>(),
  };
  const titleOf = (one: Reference): string => {
    const kind = kindOf(one, report);
    const file = one.fileId ?? one.title;
    const n = numbers[kind].get(file) ?? numbers[kind].size + 1;
    numbers[kind].set(file, n);
    return translate(report.language, `report.front.${kind}`, { n });
  };
  const references = report.references.map((one) => (one.source === 'FILES' ? neutral(one, titleOf(one)) : one));
  const files = new Set(report.references.flatMap(({ source, title }) => (source === 'FILES' ? [plain(title)] : [])));
  const sections = report.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => withoutFileNames(block, files)),
  }));
  return { ...report, references, sections };
};
