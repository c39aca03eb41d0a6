// The asset files that each entry's code needs.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SERVER_NAMESPACES } from '#shared/i18n/translate.ts';
import { LANGUAGES } from '#shared/model/enums.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** An asset file: its path in the project and its path beside index.mjs. */
type Companion = { readonly from: string; readonly to: string };
/** A second module, which the entry starts as a worker. */
export type Worker = { readonly from: string; readonly to: string };
export type Extras = { readonly workers?: readonly Worker[]; readonly files?: readonly Companion[] };

const PDFJS = 'node_modules/pdfjs-dist';
const PARSER: Extras = {
  workers: [{ from: 'functions/adapters/node/worker-parser/worker.ts', to: 'worker.mjs' }],
  files: [
    { from: `${PDFJS}/cmaps`, to: 'pdfjs/cmaps' },
    { from: `${PDFJS}/standard_fonts`, to: 'pdfjs/standard_fonts' },
  ],
};
const WORKBOOKS: Extras = {
  workers: [{ from: 'functions/adapters/node/worker-workbooks/worker.ts', to: 'worker.mjs' }],
  files: [{ from: 'node_modules/@ironcalc/wasm/wasm_bg.wasm', to: 'wasm_bg.wasm' }],
};
const FONTS: readonly Companion[] = ['Regular', 'Bold'].map((weight) => ({
  from: `node_modules/pretendard-jp/dist/public/static/PretendardJP-${weight}.otf`,
  to: `fonts/PretendardJP-${weight}.otf`,
}));

/** The texts of every language that services and steps may use (shared/i18n/translate.ts). */
export const TEXTS: readonly Companion[] = LANGUAGES.flatMap((language) =>
  SERVER_NAMESPACES.map((namespace) => {
    const to = `${language}/${namespace}.json`;
    return { from: `shared/i18n/${to}`, to };
  }),
);

export const EXTRAS: Readonly<Record<string, Extras>> = {
  'functions/tasks/index-file/index.ts': PARSER,
  // These parse documents from sources, as index-file parses uploads.
  'functions/tasks/answer-question/index.ts': PARSER,
  'functions/tasks/gather-source/index.ts': PARSER,
  'functions/tasks/answer-rows/index.ts': PARSER,
  'functions/api/spreadsheets/index.ts': WORKBOOKS,
  'functions/api/checklists/index.ts': { ...WORKBOOKS, files: [...(WORKBOOKS.files ?? []), ...FONTS] },
  // Edited documents are written when they are downloaded.
  'functions/api/runs/index.ts': { files: FONTS },
  'functions/tasks/render-run/index.ts': { files: FONTS },
  'functions/triggers/publish-web/index.ts': { files: [{ from: 'web/dist', to: 'web' }] },
};

const foldersWithEntry = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('index.ts') && dirname(path) !== '.')
    .map((path) => `${folder}/${path}`);

/** Every Lambda entry of the project. */
export const entries = (): readonly string[] =>
  ['functions/api', 'functions/tasks', 'functions/triggers'].flatMap(foldersWithEntry).sort();
