// Regenerates the computed sample documents: `node infra/local/samples/make.ts`. The files are committed; run it after
// a change here. The other documents of the data room (`gaon-*.md`) are written by hand, with the figures of
// `companies.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import { gaonReport } from './make/gaon-report.ts';
import { gaonSellers, gaonServices } from './make/ledgers.ts';
import { aobaReport, shirakabaRelease } from './make/japanese-reports.ts';
import { northwayReport } from './make/northway-10k.ts';
import { gaonCustomers, gaonMemo, gaonWorkbook, shirakabaMemo } from './make/small-files.ts';

const folder = new URL('./documents/', import.meta.url);
await mkdir(folder, { recursive: true });
const write = (name: string, bytes: Uint8Array | string) => writeFile(new URL(name, folder), bytes);

await write('gaon-annual-report.pdf', await gaonReport());
await write('northway-10k.html', northwayReport());
await write('aoba-securities-report.docx', await aobaReport());
await write('gaon-figures.xlsx', await gaonWorkbook());
await write('gaon-customers.csv', gaonCustomers());
await write('gaon-services.xlsx', await gaonServices());
await write('gaon-sellers.csv', gaonSellers());
await write('gaon-interview.md', gaonMemo());
await write('shirakaba-earnings.pdf', await shirakabaRelease());
await write('shirakaba-call.md', shirakabaMemo());
