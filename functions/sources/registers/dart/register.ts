// Reads DART's register of companies: a zip of a hundred thousand names, cached for a day and searched here, because
// DART cannot search by name.
import { DAY_MS } from '#shared/model/durations.ts';
import type { Outcome } from '../../../ports/sources.ts';
import { type Comparable, comparable } from '../../name-match.ts';
import { badReply, ok } from '../../outcome.ts';
import { textOf, unzip } from '../../unzip.ts';
import { type DartSetup, dartArchive } from './call.ts';

export type Registered = {
  readonly corpCode: string;
  readonly name: string;
  readonly english: string;
  /** Empty for an unlisted company. */
  readonly ticker: string;
  readonly comparable: Comparable;
};

const FIELD = /<(corp_code|corp_name|corp_eng_name|stock_code)>([^<]*)<|<(\/list)>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plain = (text: string): string => text.replace(/&(\w+);/g, (all, name) => ENTITIES[name] ?? all).trim();

const registered = (fields: Readonly<Record<string, string>>): Registered[] => {
  const {
    corp_code: corpCode = '',
    corp_name: name = '',
    corp_eng_name: english = '',
    stock_code: ticker = '',
  } = fields;
  return /^\d{8}$/.test(corpCode) ? [{ corpCode, name, english, ticker, comparable: comparable(name, english) }] : [];
};

const readRegister = (xml: string): Registered[] => {
  const companies: Registered[] = [];
  let fields: Record<string, string> = {};
  for (const [, name, value = '', end] of xml.matchAll(FIELD)) {
    if (name) fields[name] = plain(value);
    if (!end) continue;
    companies.push(...registered(fields));
    fields = {};
  }
  return companies;
};

/** Caches the parsed register per byte array. */
const read = new WeakMap<Uint8Array, readonly Registered[]>();

export const register = async (setup: DartSetup): Promise<Outcome<readonly Registered[]>> => {
  const keep = { name: `register:${setup.bases.api}`, ms: DAY_MS, type: 'zip' } as const;
  const archive = await dartArchive(setup, { name: 'corpCode', keep });
  if (archive.is !== 'ok') return archive;
  const known = read.get(archive.value);
  if (known) return ok(known);
  const xml = unzip(archive.value)?.find(({ name }) => /\.xml$/i.test(name));
  if (!xml) return badReply('archive');
  const companies = readRegister(textOf(xml.bytes));
  if (companies.length === 0) return badReply('register');
  read.set(archive.value, companies);
  return ok(companies);
};
