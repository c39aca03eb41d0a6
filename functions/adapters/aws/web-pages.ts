// Publishes the built web app to its bucket: assets first, index.html last, so that no visitor gets a page with missing
// assets.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { DeleteObjectsCommand, ListObjectsV2Command, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

const TYPES: Readonly<Record<string, string>> = {
  '.bcmap': 'application/octet-stream',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
/** Files below assets/ carry a hash in their names. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
const AT_ONCE = 16;

const typeOf = (path: string): string => TYPES[extname(path)] ?? 'application/octet-stream';
const cacheOf = (key: string): string => (key.startsWith('assets/') ? FOR_EVER : ASK_FIRST);

const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
};

type Target = { readonly client: S3Client; readonly bucket: string };

/** Keeps files of earlier releases, which open tabs may still request. */
export const publish = async ({ client, bucket }: Target, folder: string): Promise<number> => {
  const put = async (key: string) =>
    client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: await readFile(join(folder, key)),
        ContentType: typeOf(key),
        CacheControl: cacheOf(key),
      }),
    );
  const keys = await filesIn(folder);
  const files = keys.filter((key) => key !== 'index.html');
  for (let i = 0; i < files.length; i += AT_ONCE) await Promise.all(files.slice(i, i + AT_ONCE).map(put));
  if (keys.includes('index.html')) await put('index.html');
  return keys.length;
};

/** Only an empty bucket can be removed. */
export const empty = async ({ client, bucket }: Target): Promise<void> => {
  for (;;) {
    const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: bucket }));
    if (Contents.length === 0) return;
    const Objects = Contents.map(({ Key }) => ({ Key }));
    await client.send(new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }));
  }
};
