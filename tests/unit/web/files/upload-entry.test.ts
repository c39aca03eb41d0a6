// The uploads in the tray: their order, and those that have ended since the last notice.
import { describe, expect, it } from 'vitest';
import {
  byUrgency,
  endedKeys,
  endedSince,
  hasFailed,
  newlySent,
  type UploadEntry,
  undoable,
  unsent,
} from '#web/features/files/upload/upload-entry.ts';
import type { UploadItem } from '#web/features/files/upload/upload-item.ts';

const item = (phase: UploadItem['phase'], values: Partial<UploadItem> = {}) =>
  ({ key: phase, phase, ...values }) as UploadItem;
const entry = (phase: UploadItem['phase'], status?: string) =>
  ({ item: item(phase), file: status && { status } }) as UploadEntry;

describe('the tray', () => {
  it('asks for the audience of new, readable internal files without a decision', () => {
    const sent = (fileId: string, audience: string, isThere = false) =>
      ({ item: item('sent', { fileId, isThere }), file: { audience } }) as UploadEntry;
    const all = [
      sent('a', 'internal'),
      sent('b', 'shareable'),
      sent('c', 'internal', true),
      sent('d', 'internal'),
      { item: item('sent', { fileId: 'e' }), file: { audience: 'internal', status: 'Error' } } as UploadEntry,
      entry('sending'),
    ];

    expect(newlySent(all, new Set(['d']))).toEqual(['a']);
  });

  it('undoes uploads that were sent and are new here', () => {
    const all = [entry('sent'), entry('sending'), entry('failed'), entry('undone')];
    const sent = (key: string, isThere: boolean) =>
      ({ item: item('sent', { key, fileId: key, isThere }), file: undefined }) as UploadEntry;

    expect(undoable([...all, sent('a', false), sent('b', true)])).toEqual([{ key: 'a', fileId: 'a' }]);
  });

  it('retries failed transfers, but no unreadable files', () => {
    const all = [{ item: item('failed', { key: 'a' }), file: undefined }, entry('sent', 'Error'), entry('sending')];

    expect(unsent(all)).toEqual(['a']);
  });

  it('shows failures of sending or reading first, for two rows and for thousands', () => {
    const unread = entry('sent', 'Error');
    const all = [entry('sent', 'Done'), entry('waiting'), unread, entry('sending'), entry('interrupted')];
    const [first, ...rest] = [...all, entry('failed')].toSorted(byUrgency);
    expect(first).toBe(unread);
    expect(rest.map((one) => one.item.phase)).toEqual(['failed', 'interrupted', 'sending', 'waiting', 'sent']);
    expect([entry('sent', 'Done'), entry('failed')].toSorted(byUrgency)[0]?.item.phase).toBe('failed');
    expect(all.filter(hasFailed)).toEqual([unread]);
  });

  it('reports each end once, including that of a file that existed already', () => {
    const items = [item('sent', { key: 'a' }), item('sent', { key: 'b', isThere: true }), item('failed', { key: 'c' })];
    expect(endedSince(items, new Set())).toEqual({ failed: 1, added: 1, sent: 2 });
    expect(endedSince(items, endedKeys(items))).toEqual({ failed: 0, added: 0, sent: 0 });
    expect(endedSince([item('waiting')], endedKeys([]))).toEqual({ failed: 0, added: 0, sent: 0 });
  });
});
