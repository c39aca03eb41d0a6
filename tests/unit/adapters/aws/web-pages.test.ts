// Publishing the app: files before the page that references them, the right types, and no foreign files.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { empty, publish } from '#functions/adapters/aws/web-pages.ts';

const s3 = mockClient(S3Client);
const target = { client: new S3Client({ region: 'eu-west-1' }), bucket: 'pages' };
let folder = '';

beforeEach(() => {
  s3.reset();
  folder = mkdtempSync(join(tmpdir(), 'footnote-web-'));
  for (const path of [
    'index.html',
    'assets/app-1a.js',
    'assets/font-2b.woff2',
    'pdf/cmaps/x.bcmap',
    'icon.svg',
    '.built-from',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const puts = () => s3.commandCalls(PutObjectCommand).map(({ args: [{ input }] }) => input);

describe('publishing the app', () => {
  it('puts every file except build records, and the page last', async () => {
    // Prepare
    s3.on(PutObjectCommand).resolves({});

    // Act
    const count = await publish(target, folder);

    // Assess
    const keys = puts().map(({ Key }) => Key);
    expect(count).toBe(5);
    expect(keys.at(-1)).toBe('index.html');
    expect([...keys].sort()).toEqual([
      'assets/app-1a.js',
      'assets/font-2b.woff2',
      'icon.svg',
      'index.html',
      'pdf/cmaps/x.bcmap',
    ]);
    expect(new Set(puts().map(({ Bucket }) => Bucket))).toEqual(new Set(['pages']));
  });

  it('caches hashed files forever and the page never', async () => {
    // Prepare
    s3.on(PutObjectCommand).resolves({});

    // Act
    await publish(target, folder);

    // Assess
    const cache = Object.fromEntries(puts().map(({ Key, CacheControl }) => [Key, CacheControl]));
    expect(cache['assets/app-1a.js']).toContain('immutable');
    expect(cache['index.html']).toBe('no-cache');
    expect(cache['pdf/cmaps/x.bcmap']).toBe('no-cache');
  });

  it('sets the type of each file', async () => {
    // Prepare
    s3.on(PutObjectCommand).resolves({});

    // Act
    await publish(target, folder);

    // Assess
    const types = Object.fromEntries(puts().map(({ Key, ContentType }) => [Key, ContentType]));
    expect(types).toMatchObject({
      'index.html': 'text/html; charset=utf-8',
      'assets/app-1a.js': 'text/javascript; charset=utf-8',
      'icon.svg': 'image/svg+xml',
      'pdf/cmaps/x.bcmap': 'application/octet-stream',
    });
  });

  it('does not publish a page whose files could not be put', async () => {
    s3.on(PutObjectCommand).callsFake(({ Key }) => {
      if (Key === 'icon.svg') throw new Error('denied');
    });
    await expect(publish(target, folder)).rejects.toThrow('denied');
    expect(puts().map(({ Key }) => Key)).not.toContain('index.html');
  });
});

describe('emptying the bucket', () => {
  it('continues until nothing is left', async () => {
    // Prepare
    s3.on(ListObjectsV2Command)
      .resolvesOnce({ Contents: [{ Key: 'a' }, { Key: 'b' }] })
      .resolvesOnce({ Contents: [{ Key: 'c' }] })
      .resolves({});
    s3.on(DeleteObjectsCommand).resolves({});

    // Act
    await empty(target);

    // Assess
    const removed = s3
      .commandCalls(DeleteObjectsCommand)
      .flatMap(({ args: [{ input }] }) => input.Delete?.Objects ?? []);
    expect(removed.map(({ Key }) => Key)).toEqual(['a', 'b', 'c']);
  });
});
