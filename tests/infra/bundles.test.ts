// The deployed code: each bundle loads by itself, contains what it needs, and nothing of the local stage.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerParser } from '#functions/adapters/node/worker-parser/worker-parser.ts';
import { bundle, startSize } from '#infra/bundle/bundle.ts';
import { EXTRAS, entries, ROOT } from '#infra/bundle/entries.ts';
import { machines } from '#machines/index.ts';
import { SERVICES } from '#shared/contract/route.ts';
import { ENVIRONMENT, RUNTIME } from '../helpers/lambda-runtime.ts';
import { casesOf } from '../helpers/properties.ts';

/** Words that only bundles of the local stage may contain. */
const LOCAL_ONLY = [
  /adapters\/local/,
  /['"`]\/local\//,
  /Footnote!2026/,
  /hanbit[.]test/,
  /offline-model/,
  /FOOTNOTE_DATA/,
];
const SDKS = ['dynamodb', 's3', 'sfn', 'cognito-identity-provider', 'bedrock-runtime', 'sesv2', 'opensearch'] as const;

/** One page with one line; pdf.js finds its objects without a cross-reference table. */
const LINE = 'BT /F1 12 Tf 72 700 Td (Revenue 279,604,799) Tj ET';
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${LINE.length}>>stream
${LINE}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`;

/** One function of each kind, and those that a test below names. */
const FEW = [
  'functions/api/account/index.ts',
  'functions/api/questions/index.ts',
  'functions/tasks/gather-source/index.ts',
  'functions/tasks/index-file/index.ts',
  'functions/triggers/tokens/index.ts',
];
const ENTRIES = casesOf(
  FEW,
  entries().filter((entry) => !FEW.includes(entry)),
);
let out = '';
let built: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  // Inside the project, as in a deployment: source maps contain paths relative to the bundle.
  out = mkdtempSync(join(ROOT, 'dist/test-'));
  built = await bundle(ENTRIES, { out, withFiles: false });
}, 600_000);
afterAll(() => rmSync(out, { recursive: true, force: true }));

const textsOf = (folder: string, files: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => files.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
/** The files that a function loads at its start. */
const startOf = (entry: string): string => textsOf(built.get(entry) ?? '', /^index(-start-[^.]*)?[.]mjs$/);
const codeOf = (entry: string): string => textsOf(built.get(entry) ?? '', /[.]mjs$/);
const maps = new Map<string, string>();
/** The source maps of an entry, which name its modules. */
const modulesOf = (entry: string): string => {
  const text = maps.get(entry) ?? textsOf(built.get(entry) ?? '', /[.]map$/);
  maps.set(entry, text);
  return text;
};
const sdksOf = (entry: string) => SDKS.filter((sdk) => modulesOf(entry).includes(`@aws-sdk/client-${sdk}/`));

describe('the bundles', () => {
  it('exist for each service, each step of a machine, and each trigger', () => {
    const steps = new Set(Object.values(machines).flatMap(({ tasks }) => Object.values<string>(tasks)));
    const expected = [
      ...SERVICES.map((service) => `functions/api/${service}/index.ts`),
      ...[...steps, 'reap'].map((task) => `functions/tasks/${task}/index.ts`),
      ...['publish-web', 'search-roles', 'tokens'].map((name) => `functions/triggers/${name}/index.ts`),
    ];
    expect(entries()).toEqual(expected.sort());
  });

  it('stay within their size limits', () => {
    const kilobytes = ENTRIES.map((entry) => [Math.round(startSize(built.get(entry) ?? '') / 1024), entry] as const);
    for (const [size, entry] of kilobytes) console.log(`${String(size).padStart(6)} kB  ${entry}`);
    // The SDK is half of what a start loads; lexicons, analyses and parsers are loaded on demand.
    for (const [size, entry] of kilobytes) expect(size, entry).toBeLessThan(550);
  });

  it('build no schema at start that only other functions use', () => {
    // Prepare
    const starts = ['functions/api/account/index.ts', 'functions/tasks/gather-source/index.ts'].map(startOf);
    // Modules that these functions load at their start for a constant in them.
    const others = ['ProjectWithFiles', 'LedgerEntry', 'WorkspaceFolder', 'RunRow', 'FrontMatter'];

    // Assess
    for (const start of starts) for (const id of others) expect(new RegExp(`id:.${id}\\b`).test(start), id).toBe(false);
  });

  it('contain no marker of the plugin that removes constants', () => {
    for (const entry of ENTRIES) expect(codeOf(entry).includes('__PURE__'), entry).toBe(false);
  });
});

describe('errors', () => {
  const SOURCES = ['functions', 'shared'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.startsWith('adapters/local'))
      .map((path) => readFileSync(join(ROOT, folder, path), 'utf8')),
  );

  it('keep their names in bundles, which shorten class names: machines retry and alarms ring by them', () => {
    const classes = SOURCES.flatMap((text) => [...text.matchAll(/class (\w+) extends Error \{\s*([^\n]*)/g)]);
    expect(classes.length).toBeGreaterThan(15);
    for (const [, name, first] of classes) expect(first, name).toBe(`override readonly name = '${name}';`);
  });
});

describe.each(ENTRIES)('%s', (entry) => {
  it('contains nothing of the local stage', () => {
    const text = `${codeOf(entry)}\n${modulesOf(entry)}`;
    for (const trace of LOCAL_ONLY) expect(trace.test(text), String(trace)).toBe(false);
  });

  it('contains nothing about the machine that built it', () => {
    expect(codeOf(entry).includes(ROOT)).toBe(false);
    expect(modulesOf(entry).includes(ROOT)).toBe(false);
  });

  it('loads by itself and has a handler', () => {
    // Prepare
    const url = pathToFileURL(join(built.get(entry) ?? '', 'index.mjs')).href;
    const script = `${RUNTIME}const m=await import(${JSON.stringify(url)});process.stdout.write(typeof m.handler)`;

    // Act
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: out,
      env: ENVIRONMENT,
      encoding: 'utf8',
    });

    // Assess
    expect(`${run.stdout}${run.stderr.slice(-500)}`).toBe('function');
  });
});

const CLIENTS: Readonly<Record<string, readonly string[]>> = {
  'functions/api/account/index.ts': ['dynamodb', 'cognito-identity-provider', 'sesv2'],
  'functions/api/files/index.ts': ['dynamodb', 's3', 'sfn'],
  'functions/api/projects/index.ts': ['dynamodb', 's3', 'sfn', 'sesv2'],
  'functions/api/questions/index.ts': ['dynamodb', 'sfn', 'bedrock-runtime'],
};

describe('a service', () => {
  it.each(Object.entries(CLIENTS).filter(([entry]) => ENTRIES.includes(entry)))(
    '%s has only the SDK clients that its rows use',
    (entry, clients) => {
      expect(sdksOf(entry)).toEqual(clients);
    },
  );
});

describe('files beside a bundle', () => {
  it('exist in the project', () => {
    for (const { workers = [], files = [] } of Object.values(EXTRAS))
      for (const { from } of [...workers, ...files.filter((file) => !file.from.startsWith('web/dist'))])
        expect(existsSync(join(ROOT, from)), from).toBe(true);
  });

  it('include a worker that reads a PDF by itself, with the tables of pdf.js', async () => {
    // Prepare
    const folder = built.get('functions/tasks/index-file/index.ts') ?? '';
    const parser = workerParser({
      memoryMb: 512,
      timeoutMs: 20_000,
      entry: pathToFileURL(join(folder, 'worker.mjs')),
      pdfAssets: pathToFileURL(join(ROOT, 'node_modules/pdfjs-dist/')),
    });

    // Act
    const parsed = await parser.parse({ filename: 'revenue.pdf', bytes: new TextEncoder().encode(PDF) });
    await parser.close();

    // Assess
    expect(parsed).toMatchObject({ ok: true, type: 'pdf', pages: 1 });
    expect(parsed.ok && parsed.segments.map(({ text }) => text).join(' ')).toContain('Revenue 279,604,799');
  });
});
