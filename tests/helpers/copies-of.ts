// A test kernel with rows and files, built once; each test gets a copy.
import type { FileKey } from '#functions/ports/files.ts';
import { type TestKernel, testKernel } from './test-kernel.ts';

const EVERY_FILE = '' as FileKey;

type Template = { readonly test: TestKernel; readonly rows: Uint8Array };

/** Copying the pages of a database takes a sixth of the time of writing its rows again. */
const copyOf = async ({ test, rows }: Template): Promise<TestKernel> => {
  const copy = testKernel(rows);
  const { files } = test.kernel.ports;
  for await (const { key } of files.list(EVERY_FILE))
    await copy.kernel.ports.files.write(key, await files.readAll(key), 'text/plain');
  return copy;
};

const templateOf = async (make: () => Promise<TestKernel>): Promise<Template> => {
  const test = await make();
  return { test, rows: test.snapshot() };
};

export const copiesOf = (make: () => Promise<TestKernel>): (() => Promise<TestKernel>) => {
  let template: Promise<Template> | undefined;
  return async () => {
    template ??= templateOf(make);
    return copyOf(await template);
  };
};
