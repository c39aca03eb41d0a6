// Puts pdf.js' character maps, standard fonts and image decoders beside the app, under /pdf/, unbundled and on demand.
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDERS = ['cmaps', 'standard_fonts', 'wasm'] as const;
const PREFIX = '/pdf/';
/** Scripts inside documents are never run. */
const UNUSED = /quickjs/i;

export const pdfAssets = (): Plugin => {
  const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => !UNUSED.test(name))
      .map((name) => `${folder}/${name}`),
  );
  return {
    name: 'footnote-pdf-assets',
    configureServer: ({ middlewares }) => {
      middlewares.use(PREFIX, (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!files.includes(name)) return next();
        response.setHeader('content-type', name.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
        createReadStream(join(root, name)).pipe(response);
      });
    },
    generateBundle() {
      for (const name of files)
        this.emitFile({ type: 'asset', fileName: `pdf/${name}`, source: readFileSync(join(root, name)) });
    },
  };
};
