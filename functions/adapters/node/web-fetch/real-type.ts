// Detects the type of fetched bytes by their signature: the server's content type is only a hint.
import type { WebType } from '../../../ports/web-fetch.ts';

const MARKS: readonly (readonly [WebType, readonly number[]])[] = [
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['zip', [0x50, 0x4b, 0x05, 0x06]],
];

const textType = (head: string): WebType => {
  const text = head.replace(/^\ufeff/, '').trimStart();
  if (/^[[{]/.test(text)) return 'json';
  if (!text.startsWith('<')) return 'text';
  return /<!doctype html|<html|<head|<body|<xhtml/i.test(text) ? 'html' : 'xml';
};

export const realType = (bytes: Uint8Array): WebType => {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const head = bytes.subarray(0, 4096);
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!wide && head.includes(0)) return 'binary';
  return textType(new TextDecoder(wide ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(head));
};
