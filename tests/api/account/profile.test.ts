// The caller's profile: names in workspaces, language, picture; and who sees addresses.
import { Buffer } from 'node:buffer';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { edgeKey, edges } from '#functions/store/workspaces.ts';
import { ACCESS, ROLES } from '#shared/model/enums.ts';
import type { User } from '#shared/model/user.ts';
import { type AccountStage, accountStage, joined, type Session } from '../../helpers/account-stage.ts';
import { workspaceIdOf } from '../../helpers/test-ids.ts';
import { dataOf } from '../../helpers/test-kernel.ts';

const EMAIL = 'kim@elsewhere.test';
let stage: AccountStage;
let session: Session;

beforeEach(async () => {
  stage = await accountStage();
  const workspace = workspaceIdOf('alpha', ACCESS.limited);
  await stage.inviteTo('alpha', { email: EMAIL, role: ROLES.member, workspace: { id: workspace, role: ROLES.guest } });
  session = await joined(stage, EMAIL, ROLES.member);
});
afterEach(() => stage.identity.close());

const change = (body: object) => stage.call('account.updateProfile', body, session.accessToken);
const profile = async () => dataOf<User>(await stage.call('account.profile', undefined, session.accessToken));

const picture = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(width * height * 4, 200);
  return jpeg.encode({ width, height, data }, 90).data;
};
const png = (width: number, height: number, alpha = 255): Buffer => {
  const image = new PNG({ width, height });
  image.data.fill(0);
  for (let at = 3; at < image.data.length; at += 4) image.data[at] = alpha;
  return PNG.sync.write(image);
};
const send = (bytes: Uint8Array, fields: Record<string, string> = {}, copies = 1) => {
  const boundary = 'line';
  const head = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const file = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="me.svg"\r\ncontent-type: text/html\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  const body = Buffer.concat([
    Buffer.from(head.join('')),
    ...Array(copies).fill(file),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  return stage.call('account.updateProfile', new Uint8Array(body), session.accessToken, {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
};
const decoded = (avatar = '') => jpeg.decode(Buffer.from(avatar.split(',')[1] ?? '', 'base64'));

describe('the tour', () => {
  it('is remembered for the person once it was seen', async () => {
    expect((await profile()).tourSeen).toBeUndefined();
    await change({ tourSeen: true });
    expect((await profile()).tourSeen).toBe(true);
    expect((await stage.call('account.updateProfile', { tourSeen: false }, session.accessToken)).status).toBe(400);
  });
});

describe('names and language', () => {
  it('change together with the person’s name in workspaces', async () => {
    const user = dataOf<User>(await change({ firstName: '지우', lastName: '박', language: 'ko' }));
    expect(user).toMatchObject({ firstName: '지우', lastName: '박', language: 'ko' });
    const workspace = workspaceIdOf('alpha', ACCESS.limited);
    const [edge] = await stage.table.getMany([edgeKey('alpha', session.user.id, workspace)]);
    expect(edge && edges.read(edge)).toMatchObject({ name: '박지우', role: ROLES.guest });
    expect(await profile()).toEqual(user);
  });

  it('are refused with the current profile if based on an older version', async () => {
    const { version } = await profile();
    const now = dataOf<User>(await change({ firstName: 'Jane', version }));
    const late = await change({ firstName: 'Jill', version });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({ code: 'stale', data: { firstName: 'Jane', version: now.version } });
    expect((await profile()).firstName).toBe('Jane');
  });

  it('change without a version, even at the same moment', async () => {
    const replies = await Promise.all([change({ firstName: 'Jane' }), change({ language: 'ja' })]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await profile()).toMatchObject({ firstName: 'Jane', language: 'ja' });
  });

  it.each([{ role: 2 }, { email: 'x@x.test' }, { orgName: 'x' }, { isCustomSignup: true }, { firstName: '' }])(
    'refuse %j',
    async (body) => {
      expect((await change(body)).status).toBe(400);
    },
  );
});

describe('a picture', () => {
  it.each([
    ['a large JPEG', () => picture(1000, 500), [128, 64]],
    ['a small JPEG', () => picture(40, 30), [40, 30]],
    ['a PNG', () => png(300, 300), [128, 128]],
    ['a narrow one', () => picture(1024, 1), [128, 1]],
  ] as const)('from %s is stored small, as a JPEG', async (_, make, [width, height]) => {
    const user = dataOf<User>(await send(make()));
    expect(user.avatar).toMatch(/^data:image\/jpeg;base64,/);
    expect(user.avatar?.length).toBeLessThanOrEqual(24 * 1024);
    expect(decoded(user.avatar)).toMatchObject({ width, height });
    expect((await profile()).avatar).toBe(user.avatar);
  });

  it('of noise stays below the limit, and a transparent one gets a white background', async () => {
    const data = Buffer.from(Array.from({ length: 256 * 256 * 4 }, (_, i) => (i * 2654435761) % 251));
    const noise = jpeg.encode({ width: 256, height: 256, data }, 95).data;
    expect(dataOf<User>(await send(noise)).avatar?.length).toBeLessThanOrEqual(24 * 1024);
    const clear = decoded(dataOf<User>(await send(png(10, 10, 0))).avatar);
    expect(Math.min(...clear.data.subarray(0, 3))).toBeGreaterThan(250);
  });

  it('has no metadata of the camera or an editor', async () => {
    const plain = picture(64, 64);
    const note = Buffer.from('Exif\0\0 37.5665N 126.9780E secret');
    const size = Buffer.from([0xff, 0xe1, 0, note.length + 2]);
    const noted = Buffer.concat([plain.subarray(0, 2), size, note, plain.subarray(2)]);
    const { avatar = '' } = dataOf<User>(await send(noted));
    expect(Buffer.from(avatar.split(',')[1] ?? '', 'base64').toString('latin1')).not.toContain('secret');
  });

  it('can be removed, also with other changes', async () => {
    await send(picture(64, 64), { firstName: 'Jane', removePicture: 'false' });
    expect(await profile()).toMatchObject({ firstName: 'Jane', avatar: expect.stringContaining('data:') });
    expect(dataOf<User>(await change({ removePicture: true })).avatar).toBeUndefined();
    expect((await profile()).avatar).toBeUndefined();
  });

  const claims = (width: number, height: number) => {
    const bytes = png(8, 8);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  const interlaced = () => {
    const bytes = png(8, 8);
    bytes[28] = 1;
    return bytes;
  };
  it.each([
    ['HTML', () => Buffer.from('<svg onload="alert(1)">')],
    ['nothing', () => Buffer.alloc(0)],
    ['a GIF', () => Buffer.from('GIF89a')],
    ['a JPEG that is too wide', () => picture(1025, 2)],
    ['a PNG that claims to be huge', () => claims(1024 * 64, 1024 * 64)],
    ['a PNG without a side', () => claims(0, 8)],
    ['a PNG that claims more than it has', () => claims(1024, 1024)],
    ['an interlaced PNG', interlaced],
    ['half a JPEG', () => picture(200, 200).subarray(0, 300)],
    ['half a PNG', () => png(200, 200).subarray(0, 60)],
    ['magic bytes alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
  ])('is not accepted from %s', async (_, make) => {
    const reply = await send(make());
    expect(reply.json).toMatchObject({ code: 'badInput', field: 'picture' });
    expect((await profile()).avatar).toBeUndefined();
  });

  it('is not accepted if it is too large, or if there are two', async () => {
    expect((await send(Buffer.alloc(513 * 1024, 1))).status).toBe(413);
    expect((await send(picture(8, 8), {}, 2)).json).toMatchObject({ field: 'picture' });
    expect((await send(picture(8, 8), { removePicture: 'true' })).json).toMatchObject({ field: 'picture' });
  });
});

describe('whether an address belongs to a member', () => {
  const existed = async (email: string, token?: string) =>
    dataOf<{ existed: boolean }>(await stage.call('account.existed', undefined, token, { query: { email } })).existed;

  it('is visible only to people who add others to their own organization', async () => {
    const guest = await joined(stage, 'guest@elsewhere.test', ROLES.guest);
    await stage.inviteTo('alpha', { email: 'pending@elsewhere.test', role: ROLES.member });
    expect(await existed('guest@elsewhere.test', session.accessToken)).toBe(true);
    expect(await existed('owner@beta.test', session.accessToken)).toBe(false);
    expect(await existed('pending@elsewhere.test', session.accessToken)).toBe(false);
    expect(await existed(EMAIL, guest.accessToken)).toBe(false);
    expect(await existed(EMAIL)).toBe(false);
  });
});
