// Files on screen: folders, versions, interrupted uploads, and previews of hostile files.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Frame, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { HOSTILE_PAGES } from '../helpers/hostile-pages.ts';
import { countOf } from '../helpers/properties.ts';
import { leavePage, openWorkspace, ownBrowser, signIn, url } from './browser.ts';

const newPage = ownBrowser();
let page: Page;
beforeEach(async () => {
  page = await newPage();
  await signIn(page);
  await openWorkspace(page);
  await page.getByRole('button', { name: '파일 업로드' }).first().waitFor();
  return () => leavePage(page);
});

/** Creates a folder on disk; names are paths inside it. */
const folderOnDisk = (name: string, files: readonly (readonly [path: string, bytes: string | Buffer])[]) => {
  const top = join(mkdtempSync(join(tmpdir(), 'footnote-folder-')), name);
  for (const [path, bytes] of files) {
    mkdirSync(join(top, path, '..'), { recursive: true });
    writeFileSync(join(top, path), bytes);
  }
  return top;
};
const uploadFolder = (path: string) => page.getByTestId('folder-input').setInputFiles(path);
const row = (name: string) => page.locator('tr', { hasText: name }).first();
const tick = (name: string) => page.getByRole('checkbox', { name: `${name} 선택`, exact: true });
const openFolder = (name: string) => page.getByRole('button', { name: `${name} 열기`, exact: true }).click();
const command = async (name: string, label: string) => {
  await page.getByRole('button', { name: `${name} 작업`, exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
};
/** By its label, because the radio button itself is not visible. */
const chooseTarget = (name: string) => page.getByRole('dialog').getByText(name, { exact: true }).click();
/** The page size of a folder. */
const PAGE_ROWS = 20;
/** A frame that is removed or never finishes loading is inspected after this time. */
const DRAWN = { timeout: 5_000 };
/**
 * Whether a script has run in the frame. A frame whose page was refused never gets a document, and evaluating in it
 * would never end.
 */
const hasRun = (frame: Frame): Promise<boolean> =>
  Promise.race([
    frame.evaluate(() => '__pwned' in window).catch(() => false),
    delay(DRAWN.timeout, false, { ref: false }),
  ]);
/** The names on the page of the list. */
const shown = () => page.locator('tbody tr button[aria-label$="열기"]').allInnerTexts();
const tray = () => page.getByRole('region', { name: '업로드' });

it('uploads a whole folder, arranges it by keys, dialog and dragging, and deletes it with its contents', async () => {
  // A folder with subfolders is uploaded without the system's own files.
  const deal = folderOnDisk('실사', [
    ['재무/2024/손익.md', '# 손익\n\n매출액은 1,234억원이다.'],
    ['재무/메모.md', '검토 중'],
    ['.DS_Store', 'x'],
  ]);
  await uploadFolder(deal);
  await openFolder('실사');
  await openFolder('재무');
  await row('메모.md').getByText('완료').waitFor();
  await expect
    .poll(() => page.getByRole('navigation', { name: '폴더 경로' }).innerText())
    .toMatch(/파일\s+실사\s+재무/);

  // The address contains the open folder.
  await page.reload();
  await row('메모.md').waitFor();

  // Renamed with F2, which keeps the extension. Rows have a checkbox once it is known that the person may write.
  await tick('메모.md').waitFor();
  await row('메모.md').focus();
  await page.keyboard.press('F2');
  // Keys are lost before the field has the focus, which also selects the name.
  await page.getByRole('textbox', { name: '파일 이름' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type('검토 메모');
  await page.keyboard.press('Enter');
  await row('검토 메모.md').waitFor();

  // Moved by dragging onto a folder, and back out by the dialog.
  await row('검토 메모.md').dragTo(row('2024'));
  await row('검토 메모.md').waitFor({ state: 'detached' });
  await openFolder('2024');
  await command('검토 메모.md', '이동');
  await chooseTarget('실사');
  await page.getByRole('button', { name: '여기로 이동' }).click();
  await row('검토 메모.md').waitFor({ state: 'detached' });

  // Found by name from the top, with its folder.
  await page.getByRole('button', { name: '파일', exact: true }).click();
  await row('실사').waitFor();
  await page.getByRole('searchbox').fill('검토 메모');
  await row('검토 메모.md').getByText('실사').waitFor();

  // Deleted together with its contents.
  await page.getByRole('searchbox').fill('');
  await command('실사', '삭제');
  await page.getByText('폴더 안의 파일 2개도').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await row('실사').waitFor({ state: 'detached' });
});

it('selects with Shift, and moves and deletes files and folders together', async () => {
  await uploadFolder(
    folderOnDisk(
      '묶음',
      [...Array(4).keys()].map((n) => [`하위/${n}.txt`, `${n}번`]),
    ),
  );
  await openFolder('묶음');
  await page.getByRole('button', { name: '새 폴더' }).click();
  await page.getByRole('textbox', { name: '폴더 이름' }).fill('빈 폴더');
  await page.keyboard.press('Enter');
  await openFolder('하위');
  await row('3.txt').getByText('완료').waitFor();
  await expect.poll(shown).toHaveLength(4);
  const names = await shown();
  await tick(names[0] ?? '').click();
  await tick(names[2] ?? '').click({ modifiers: ['Shift'] });
  await page.getByRole('toolbar', { name: '3개 선택됨' }).getByRole('button', { name: '이동' }).click();
  await chooseTarget('묶음');
  await Promise.all([
    page.getByText('3개를 묶음으로 옮겼습니다').waitFor(),
    page.getByRole('button', { name: '여기로 이동' }).click(),
  ]);
  await page.getByRole('navigation', { name: '폴더 경로' }).getByRole('button', { name: '묶음' }).click();
  // The list as it was is shown until the one with the moved files has arrived.
  await expect.poll(shown).toHaveLength(5);
  await page.getByRole('checkbox', { name: '이 페이지 모두 선택' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: '삭제' }).click();
  await page.getByText('폴더 2개와 파일 3개를 삭제할까요?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await page.getByText('빈 폴더입니다').waitFor();
});

it('undoes an upload, and keeps it in the bin', async () => {
  await uploadFolder(folderOnDisk('잘못', [['초안.md', '# 초안']]));
  await tray().getByText('모두 완료했습니다').waitFor();
  await Promise.all([
    page.getByText('업로드 1개를 되돌렸습니다. 새 파일은 휴지통에 있습니다').waitFor(),
    tray().getByRole('button', { name: '업로드 되돌리기' }).click(),
  ]);
  await tray().getByText('되돌림', { exact: true }).waitFor();
  await page.getByRole('link', { name: '휴지통' }).click();
  await row('초안.md').waitFor();
});

it('keeps versions: the earlier one opens with a notice and a link to the newer; the same bytes add none', async () => {
  const send = (text: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: '계획.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await send('# 첫 계획');
  await row('계획.md').getByText('완료').waitFor();
  await send('# 첫 계획');
  await tray().getByText('같은 내용의 파일이 이미 있습니다').waitFor();
  const chooser = page.waitForEvent('filechooser');
  await command('계획.md', '새 버전 업로드');
  await (await chooser).setFiles({
    name: '다른 이름.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from('# 둘째 계획'),
  });
  await row('계획.md').getByText('v2').waitFor();

  await command('계획.md', '버전 보기');
  await page.getByRole('button', { name: '버전 1 열기' }).click();
  await page.getByRole('heading', { name: '첫 계획' }).waitFor();
  await page.getByText('이전 버전(v1)입니다').waitFor();
  await page.getByRole('button', { name: '새 버전 열기' }).click();
  await page.getByRole('heading', { name: '둘째 계획' }).waitFor();
});

it('resumes an upload after a reload, from the parts that arrived', async () => {
  const large = join(folderOnDisk('large', [['큰 자료.bin', Buffer.alloc(20 * 1024 * 1024, 7)]]), '큰 자료.bin');
  const choose = () => page.locator('input[type=file]').first().setInputFiles(large);
  let puts = 0;
  let arrived = 0;
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') arrived += 1;
  });
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    puts += 1;
    // The third part never arrives.
    return puts === 3 ? undefined : route.fallback();
  });
  await choose();
  await expect.poll(() => arrived).toBe(2);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await tray().getByText('1개 중단됨').waitFor();
  // The field accepts files once the permission is known.
  await page.getByRole('button', { name: '파일 업로드' }).first().waitFor();
  await choose();
  await row('큰 자료.bin').waitFor();

  await expect.poll(() => puts).toBe(4);
  await page.context().close();
});

it('shows hostile files without running a script or contacting another site', async () => {
  // Prepare
  expect(HOSTILE_PAGES).toHaveLength(60);
  const every = countOf(6, 1);
  const files = HOSTILE_PAGES.filter((_, at) => at % every === 0);
  const asked: string[] = [];
  const ran: string[] = [];
  const context = page.context();
  const origin = new URL(url()).origin;
  const isOurs = (address: string) => /^(data|blob|about):/.test(address) || new URL(address).origin === origin;
  context.on('request', (request) => isOurs(request.url()) || asked.push(request.url()));
  // Requests that a policy blocked never left the browser.
  context.on('requestfailed', (request) => {
    const at = request.failure()?.errorText === 'csp' ? asked.indexOf(request.url()) : -1;
    if (at >= 0) asked.splice(at, 1);
  });
  context.on('page', (other) => ran.push(`opened ${other.url()}`));
  page.on('dialog', (dialog) => ran.push(dialog.message()));
  await page.exposeBinding('pwned', (_source, what: string) => ran.push(what));
  // Checks the trap itself: on a page without protection the script runs.
  const bare = await context.newPage();
  await bare.setContent(HOSTILE_PAGES[0]?.[1] ?? '');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await bare.close();
  asked.length = 0;
  ran.length = 0;
  await page.reload();
  await Promise.all([
    page.getByText(`파일 ${files.length}개를 업로드했습니다`).waitFor(),
    uploadFolder(folderOnDisk('위험', files)),
  ]);
  await openFolder('위험');
  // The path loads with the rows.
  await page.getByRole('navigation', { name: '폴더 경로' }).getByText('위험').waitFor();

  // Act
  const seen = new Set<string>();
  const look = async (name: string) => {
    await page.getByRole('button', { name: `${name} 열기`, exact: true }).click();
    const panel = page.getByRole('region', { name: '미리보기' });
    await panel.getByRole('heading', { name, exact: true }).waitFor();
    for (const way of await panel.locator('button[aria-pressed]').all()) {
      await way.click();
      await expect.poll(() => way.getAttribute('aria-pressed')).toBe('true');
      for (const frame of page.frames()) await frame.waitForLoadState('load', DRAWN).catch(() => undefined);
      for (const frame of page.frames()) if (await hasRun(frame)) ran.push(`in ${name}`);
    }
    seen.add(name);
  };
  const pages = Math.ceil(files.length / PAGE_ROWS);
  for (let at = 1; at <= pages; at += 1) {
    const names = await shown();
    for (const name of names) await look(name);
    const next = page.getByRole('button', { name: '다음 페이지' });
    if (at === pages) break;
    await next.click();
    // Of the other texts of a row, the status changes on the same page, too.
    await expect.poll(async () => (await shown())[0]).not.toBe(names[0]);
  }

  // Assess
  expect(seen.size).toBe(files.length);
  expect([ran, asked]).toEqual([[], []]);
  await context.close();
});
