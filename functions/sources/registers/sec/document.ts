// Fetches one document of a filing. Its address is built from the accession number, never taken from input.
import type { Fetched, Outcome, SourceDocument } from '../../../ports/sources.ts';
import { EMPTY, ok } from '../../outcome.ts';
import { contentTypeOf } from '../../page.ts';
import { nowIso } from '../../provider.ts';
import { type SecSetup, secGet } from './call.ts';
import { archivePath } from './filings.ts';

export const secDocument = async (setup: SecSetup, document: SourceDocument): Promise<Outcome<Fetched>> => {
  const { company, filing } = document;
  const path = archivePath(company?.cik ?? '', filing?.number ?? '', filing?.file ?? '');
  if (!path || !filing?.file) return EMPTY;
  const reply = await secGet(setup, `${setup.bases.www}${path}`);
  if (reply.is !== 'ok') return reply;
  const { type, bytes } = reply.value;
  const filename = `${company?.ticker ?? company?.cik}_${filing.number}_${filing.file.replaceAll('/', '_')}`;
  const file = { filename, contentType: contentTypeOf(type), bytes };
  return ok({ document: { ...document, retrievedAt: nowIso(setup) }, files: [file] });
};
