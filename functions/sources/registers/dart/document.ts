// Fetches the documents of one filing, as bytes, because their declared encoding cannot be trusted.
import type { Fetched, FetchedFile, Outcome, SourceDocument } from '../../../ports/sources.ts';
import { badReply, EMPTY, ok } from '../../outcome.ts';
import { nowIso } from '../../provider.ts';
import { unzip } from '../../unzip.ts';
import { type DartSetup, dartArchive } from './call.ts';

const isHtml = (bytes: Uint8Array): boolean =>
  /<html|<!doctype html/i.test(String.fromCharCode(...bytes.subarray(0, 2000)));

const fileOf = ({ name, bytes }: { readonly name: string; readonly bytes: Uint8Array }): FetchedFile => {
  const filename = name.split('/').at(-1) ?? name;
  // Voluntary disclosures are HTML in files named .xml.
  const contentType = isHtml(bytes) ? 'text/html' : 'application/xml';
  return {
    filename: contentType === 'text/html' ? filename.replace(/\.xml$/i, '.html') : filename,
    contentType,
    bytes,
  };
};

export const dartDocument = async (setup: DartSetup, document: SourceDocument): Promise<Outcome<Fetched>> => {
  const receipt = document.filing?.number ?? '';
  if (!/^\d{14}$/.test(receipt)) return EMPTY;
  const archive = await dartArchive(setup, { name: 'document', params: { rcept_no: receipt } });
  if (archive.is !== 'ok') return archive;
  const members = unzip(archive.value)?.filter(({ name, bytes }) => /\.(xml|html?)$/i.test(name) && bytes.length > 0);
  if (!members) return badReply('archive');
  // The main report has only the receipt number; attachments add another number.
  const isMain = (name: string) => name.replace(/^.*\//, '').replace(/\.\w+$/, '') === receipt;
  const [main, ...others] = members.sort((a, b) => Number(isMain(b.name)) - Number(isMain(a.name)));
  if (!main) return EMPTY;
  return ok({ document: { ...document, retrievedAt: nowIso(setup) }, files: [fileOf(main), ...others.map(fileOf)] });
};
