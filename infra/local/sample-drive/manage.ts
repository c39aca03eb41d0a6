// The management page of the sample drive: adds, changes, moves, renames and deletes files, to try a sync.
import { markupText } from '#shared/report/clean-text.ts';
import { page } from '../sample-sources/replies.ts';
import { type Edits, type Entry, FOLDER, type State, TOP, textBytes } from './state.ts';

const WORDS = {
  add: 'Add file · 파일 추가 · ファイルを追加',
  folder: 'Add folder · 폴더 추가 · フォルダを追加',
  write: 'Save text · 저장 · 保存',
  rename: 'Rename · 이름 변경 · 名前を変更',
  move: 'Move · 이동 · 移動',
  trash: 'Delete · 삭제 · 削除',
  expire: 'Let access expire · 접근 만료 · アクセスを期限切れに',
  revoke: 'Withdraw consent · 동의 철회 · 同意を取り消す',
};

/** Posts to the page's own address, so the form works for any drive. */
const form = (act: keyof typeof WORDS, id: string, fields: string) =>
  `<form method="post" style="display:inline">${fields}<input type="hidden" name="id" value="${markupText(id)}"><button name="act" value="${act}">${WORDS[act]}</button></form> `;
const named = (value = '') => `<input name="name" aria-label="name" required value="${markupText(value)}">`;

const folderOptions = (state: State): string =>
  [
    `<option value="${TOP}">/</option>`,
    ...state.entries
      .filter(({ mimeType, trashed }) => mimeType === FOLDER && !trashed)
      .map(({ id, name }) => `<option value="${id}">${markupText(name)}</option>`),
  ].join('');

const textOf = ({ content }: Entry): string => Buffer.from(content, 'base64').toString();

const rowOf = (state: State, entry: Entry): string => {
  const { id, name, mimeType } = entry;
  const isFolder = mimeType === FOLDER;
  const move = form('move', id, `<select name="parent" aria-label="folder">${folderOptions(state)}</select>`);
  const text = `<textarea name="text" aria-label="text" rows="3" cols="60">${markupText(textOf(entry))}</textarea>`;
  const content = isFolder ? form('add', id, named()) + form('folder', id, named()) : form('write', id, text);
  const inner = isFolder ? treeOf(state, id) : '';
  return `<li><details><summary>${isFolder ? '📁' : '📄'} ${markupText(name)}</summary>${form('rename', id, named(name))}${move}${form('trash', id, '')}<br>${content}</details>${inner}</li>`;
};

const treeOf = (state: State, parent: string): string =>
  `<ul>${state.entries
    .filter((entry) => entry.parent === parent && !entry.trashed)
    .map((entry) => rowOf(state, entry))
    .join('')}</ul>`;

export const managePage = (state: State): Response => {
  const reply = page({
    title: 'Sample drive',
    language: 'en',
    body: `<h1>Sample drive</h1>${form('add', TOP, named())}${form('folder', TOP, named())}${form('expire', '', '')}${form('revoke', '', '')}${treeOf(state, TOP)}`,
  });
  // With `no-referrer`, a browser sends its forms with the origin "null", which would be refused as another site's.
  reply.headers.set('referrer-policy', 'same-origin');
  return reply;
};

const isBelow = (state: State, id: string, above: string): boolean => {
  for (let at: string | undefined = id; at !== undefined; at = state.entries.find((one) => one.id === at)?.parent)
    if (at === above) return true;
  return false;
};

const TYPES: Readonly<Record<string, string>> = { csv: 'text/csv', md: 'text/markdown', html: 'text/html' };
const typeOf = (name: string): string => TYPES[name.split('.').pop() ?? ''] ?? 'text/plain';

export const manage = (state: State, edit: Edits, fields: URLSearchParams, back: string): Response => {
  const value = (name: string) => fields.get(name) ?? '';
  const [act, id, name] = [value('act'), value('id'), value('name')];
  if (act === 'add') edit.add({ name, mimeType: typeOf(name), parent: id, content: textBytes(`${name}\n`) });
  if (act === 'folder') edit.add({ name, mimeType: FOLDER, parent: id });
  if (act === 'write') edit.write(id, textBytes(value('text')));
  if (act === 'rename') edit.rename(id, name);
  if (act === 'move' && !isBelow(state, value('parent'), id)) edit.move(id, value('parent'));
  if (act === 'trash') edit.trash(id);
  if (act === 'expire') edit.expire();
  if (act === 'revoke') edit.revoke();
  return new Response(null, { status: 303, headers: { location: back } });
};
