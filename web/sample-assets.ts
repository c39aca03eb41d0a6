// Copies one sample document per language to /samples/: a new organization may start with it.
import { createReadStream, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const FOLDER = new URL('../infra/local/samples/documents/', import.meta.url);
const PREFIX = '/samples/';
/** Bytes to be sent on, not pages of the app: a document named .html would be shown as one. */
const SUFFIX = '.bin';
const FILES = ['gaon-annual-report.pdf', 'northway-10k.html', 'shirakaba-earnings.pdf'] as const;

export const sampleAssets = (): Plugin => ({
  name: 'footnote-sample-assets',
  configureServer: ({ middlewares }) => {
    middlewares.use(PREFIX, (request, response, next) => {
      const name = FILES.find((file) => `/${file}${SUFFIX}` === request.url);
      if (!name) return next();
      response.setHeader('content-type', 'application/octet-stream');
      createReadStream(new URL(name, FOLDER)).pipe(response);
    });
  },
  generateBundle() {
    for (const name of FILES)
      this.emitFile({
        type: 'asset',
        fileName: `samples/${name}${SUFFIX}`,
        source: readFileSync(new URL(name, FOLDER)),
      });
  },
});
