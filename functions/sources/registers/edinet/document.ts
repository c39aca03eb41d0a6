// Reads the text of one filing: its chapters are separate pages of inline XBRL, joined into one.
import type { Fetched, Outcome, SourceDocument } from '../../../ports/sources.ts';
import { badReply, EMPTY, ok } from '../../outcome.ts';
import { nowIso } from '../../provider.ts';
import { textOf, unzip } from '../../unzip.ts';
import { type EdinetSetup, edinetArchive } from './call.ts';

/** Includes the header, which holds the periods and units of the figures in all chapters. */
const CHAPTER = /PublicDoc\/\d{7}_(?:header|honbun)_[^/]+\.html?$/i;
const bodyOf = (page: string): string => /<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1] ?? '';
const openingOf = (page: string): string => /<html[^>]*>/i.exec(page)?.[0] ?? '<html>';

export const edinetDocument = async (setup: EdinetSetup, document: SourceDocument): Promise<Outcome<Fetched>> => {
  const number = document.filing?.number ?? '';
  if (!/^S[0-9A-Z]{7}$/.test(number)) return EMPTY;
  const archive = await edinetArchive(setup, number);
  if (archive.is !== 'ok') return archive;
  const members = unzip(archive.value);
  if (!members) return badReply('archive');
  const chapters = members
    .filter(({ name }) => CHAPTER.test(name))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ bytes }) => textOf(bytes));
  const [first] = chapters;
  if (!first) return EMPTY;
  const page = `<!doctype html>${openingOf(first)}<body>${chapters.map(bodyOf).join('\n')}</body></html>`;
  const bytes = new TextEncoder().encode(page);
  const file = { filename: `${number}.html`, contentType: 'text/html', bytes };
  return ok({ document: { ...document, retrievedAt: nowIso(setup) }, files: [file] });
};
