// A test kernel with rows and files that is made once; each test gets a copy.
import type { FileKey } from '#functions/ports/files.ts';
import { type TestKernel, testKernel } from './test-kernel.ts';

const EVERY_FILE = '' as FileKey;

/** Pages of a database are copied in a sixth of the time in which its rows are written again. */
const copyOf = async (template: TestKernel): Promise<TestKernel> => {
  const copy = testKernel(template.snapshot());
  const { files } = template.kernel.ports;
  for await (const { key } of files.list(EVERY_FILE))
    await copy.kernel.ports.files.write(key, await files.readAll(key), 'text/plain');
  return copy;
};

export const copiesOf = (make: () => Promise<TestKernel>): (() => Promise<TestKernel>) => {
  let template: Promise<TestKernel> | undefined;
  return async () => {
    template ??= make();
    return copyOf(await template);
  };
};
