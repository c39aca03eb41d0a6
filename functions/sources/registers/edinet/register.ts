// Reads EDINET's register of companies: a published list of some eleven thousand filers, cached for a day.
import Papa from 'papaparse';
import { DAY_MS } from '#shared/model/durations.ts';
import type { Outcome } from '../../../ports/sources.ts';
import { type Comparable, comparable } from '../../name-match.ts';
import { badReply, ok } from '../../outcome.ts';
import { unzip } from '../../unzip.ts';
import { type EdinetSetup, edinetGet } from './call.ts';

export type Registered = {
  readonly edinetCode: string;
  readonly name: string;
  readonly english: string;
  /** Four characters; empty for an unlisted company. */
  readonly ticker: string;
  /** The last month of the fiscal year, 1 to 12. */
  readonly lastMonth: number;
  readonly comparable: readonly Comparable[];
};

const MARCH = 3;

/** The column heads of the FSA's list. */
const COLUMNS = {
  code: 'ＥＤＩＮＥＴコード',
  name: '提出者名',
  english: '提出者名（英字）',
  kana: '提出者名（ヨミ）',
  ticker: '証券コード',
  yearEnd: '決算日',
} as const;

const rowsOf = (csv: string): Registered[] => {
  const lines = Papa.parse<string[]>(csv, { skipEmptyLines: true }).data;
  const at = lines.findIndex((cells) => cells.includes(COLUMNS.code));
  const heading = lines[at] ?? [];
  return lines.slice(at + 1).flatMap((cells): Registered[] => {
    const cell = (column: keyof typeof COLUMNS) => cells[heading.indexOf(COLUMNS[column])]?.trim() ?? '';
    if (!/^[A-Z]\d{5}$/.test(cell('code'))) return [];
    const [name, english] = [cell('name'), cell('english')];
    return [
      {
        ...{ edinetCode: cell('code'), name, english },
        // The fifth character is the class of share.
        ticker: cell('ticker').slice(0, 4),
        lastMonth: Number(/^(\d+)月/.exec(cell('yearEnd'))?.[1] ?? MARCH),
        comparable: [comparable(name, english), comparable(cell('kana'))],
      },
    ];
  });
};

/** Caches the parsed register per byte array. */
const read = new WeakMap<Uint8Array, readonly Registered[]>();

export const register = async (setup: EdinetSetup): Promise<Outcome<readonly Registered[]>> => {
  const keep = { name: `register:${setup.bases.lists}`, ms: DAY_MS, type: 'zip' } as const;
  const reply = await edinetGet(setup, `${setup.bases.lists}/Edinetcode.zip`, { keep });
  if (reply.is !== 'ok') return reply;
  const { bytes } = reply.value;
  const known = read.get(bytes);
  if (known) return ok(known);
  const csv = unzip(bytes)?.find(({ name }) => /\.csv$/i.test(name));
  if (!csv) return badReply('archive');
  const companies = rowsOf(new TextDecoder('shift_jis').decode(csv.bytes));
  if (companies.length === 0) return badReply('register');
  read.set(bytes, companies);
  return ok(companies);
};
