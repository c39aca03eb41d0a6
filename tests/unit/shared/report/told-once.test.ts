// The same table twice in a report.
import { describe, expect, it } from 'vitest';
import type { Block } from '#shared/report/blocks.ts';
import type { Section } from '#shared/report/report.ts';
import { toldOnce } from '#shared/report/told-once.ts';

const table = (value: string): Block => ({
  kind: 'table',
  caption: 'Revenue by period',
  columns: [{ label: 'Item' }, { label: '2025', numeric: true }],
  rows: [[{ text: 'Revenue' }, { text: value, refs: [1], check: 'verified' }]],
});
const text: Block = { kind: 'text', sentences: [{ text: 'Revenue grew.', refs: [1], check: 'verified' }] };
const section = (id: string, ...blocks: Block[]): Section => ({ id, title: id, status: 'done', blocks });
const kinds = (sections: readonly Section[]): string[][] =>
  sections.map(({ blocks }) => blocks.map(({ kind }) => kind));

describe('a table of a report', () => {
  it('stands where it comes first, and no more where a later section says something else too', () => {
    const told = toldOnce([section('summary', text, table('438')), section('conclusion', table('438'), text)]);
    expect(kinds(told)).toEqual([['text', 'table'], ['text']]);
  });

  it('stays in a section that has nothing else, and where a figure differs', () => {
    const told = toldOnce([section('a', table('438')), section('b', table('438')), section('c', text, table('439'))]);
    expect(kinds(told)).toEqual([['table'], ['table'], ['text', 'table']]);
  });
});
