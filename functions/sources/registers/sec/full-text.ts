// Searches the full text of all filings since 2001.
import * as z from 'zod';
import type { Outcome, SourceDocument, SourceQuery } from '../../../ports/sources.ts';
import { listed, mapped } from '../../outcome.ts';
import { nowIso } from '../../provider.ts';
import { paddedCik, type SecSetup, secJson } from './call.ts';
import { archivePath } from './filings.ts';

const Hit = z.object({
  _id: z.string(),
  _source: z.object({
    adsh: z.string(),
    form: z.string().default(''),
    file_date: z.string(),
    period_ending: z.string().nullish(),
    display_names: z.array(z.string()).default([]),
    ciks: z.array(z.string()).default([]),
    file_type: z.string().nullish(),
    file_description: z.string().nullish(),
  }),
});
const Hits = z.object({ hits: z.object({ hits: z.array(Hit) }) });

const FIRST_DAY = '2001-01-01';
const DEFAULT_LIMIT = 20;

/** `Apple Inc.  (AAPL)  (CIK 0000320193)` */
const nameIn = (display: string): string => display.replace(/\s*\((?:CIK|[A-Z0-9.,\s-]+\)).*$/, '').trim();
const tickerIn = (display: string): string | undefined => /\(([A-Z][A-Z0-9.-]*)[,)]/.exec(display)?.[1];

const documentOf = (setup: SecSetup, { _id, _source }: z.infer<typeof Hit>): SourceDocument[] => {
  const { adsh, form, file_date, period_ending, display_names, ciks, file_type, file_description } = _source;
  const [display = ''] = display_names;
  const cik = paddedCik(ciks[0] ?? '0');
  const file = _id.split(':')[1] ?? '';
  const path = archivePath(cik, adsh, file);
  if (!path) return [];
  const name = nameIn(display);
  const periodEnd = period_ending || undefined;
  return [
    {
      ...{ id: `sec:${_id}`, source: 'sec', kind: 'filings' },
      title: [name, file_type || form, periodEnd, file_description].filter(Boolean).join(' '),
      ...{ url: `${setup.bases.www}${path}`, publisher: name, publishedAt: file_date, retrievedAt: nowIso(setup) },
      ...{ language: 'en', company: { name, cik, ticker: tickerIn(display) }, isSample: setup.isSample },
      filing: { type: form, number: adsh, file, periodEnd, isAmendment: form.endsWith('/A') },
    },
  ];
};

export const secFullText = async (
  setup: SecSetup,
  query: SourceQuery & { readonly text: string },
  cik?: string,
): Promise<Outcome<readonly SourceDocument[]>> => {
  const params = new URLSearchParams({ q: query.text });
  if (cik) params.set('ciks', cik);
  if (query.periodicOnly) params.set('forms', '10-K,10-Q,20-F,40-F');
  if (query.from || query.to) {
    params.set('dateRange', 'custom');
    params.set('startdt', query.from ?? FIRST_DAY);
    params.set('enddt', query.to ?? nowIso(setup).slice(0, 10));
  }
  const reply = await secJson(setup, `${setup.bases.search}/LATEST/search-index?${params}`, Hits);
  if (reply.is !== 'ok') return reply;
  const found = mapped(reply, ({ hits }) => hits.hits.flatMap((hit) => documentOf(setup, hit)));
  return found.is === 'ok' ? listed(found.value.slice(0, query.limit ?? DEFAULT_LIMIT)) : found;
};
