// The folder paths of dropped and chosen files.
import { expect, test } from 'vitest';
import { chosenFrom } from '#web/features/files/upload/dropped.ts';

const picked = (name: string, values: object) => Object.assign(new File(['x'], name), values);
const pathOf = (values: object) => chosenFrom([picked('a.pdf', values)])[0]?.path;

test.each([
  [{}, undefined],
  [{ path: './a.pdf', relativePath: './a.pdf' }, undefined],
  [{ path: './Deal/2024/a.pdf' }, 'Deal/2024'],
  [{ relativePath: '/Deal/a.pdf', path: 'a.pdf' }, 'Deal'],
  [{ path: '실사 자료/재무/a.pdf' }, '실사 자료/재무'],
])('%o is in %s', (values, path) => {
  expect(pathOf(values)).toBe(path);
});

test('skips files that systems and programs add to folders, and accepts a single file by its name', () => {
  const inFolder = (name: string) => picked(name, { path: `./Deal/${name}` });
  const files = ['.DS_Store', 'Thumbs.db', 'desktop.ini', '~$model.xlsx', 'model.xlsx'].map(inFolder);
  expect(chosenFrom(files).map(({ file }) => file.name)).toEqual(['model.xlsx']);
  expect(chosenFrom([picked('.env.txt', {})])).toHaveLength(1);
});
