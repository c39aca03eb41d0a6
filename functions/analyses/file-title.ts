// Reads the title of a file, which says whose it is or that it is a market study.
import { compile } from '#shared/language/lexicon/lexicon.ts';
import studyTitles from '#shared/language/lexicon/study-titles.json' with { type: 'json' };
import type { Chunk } from '../ports/search-index.ts';
import { documentName } from './evidence/document-name.ts';

const speaksOfStudy = compile(studyTitles);

/** The title of the file and the heading on its first page; a legal form at its start has no file's ending before it. */
export const fileTitle = ({ context: { document, section = '' } }: Chunk): string =>
  `${documentName(document)} / ${section.split(' > ')[0]}`;

export const isStudy = (chunk: Chunk): boolean => speaksOfStudy(fileTitle(chunk)).length > 0;
