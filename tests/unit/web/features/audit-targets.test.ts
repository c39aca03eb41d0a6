// What an entry of the audit log is about, as its reader reads it.
import { describe, expect, it } from 'vitest';
import { type Speech, targetsText } from '#web/features/audit/target-text.ts';

const GAON = 'prj_aaaaaaaaaaaa';
const RUN = 'run_aaaaaaaaaaaa_0000000000000001';
const speech: Speech = {
  names: new Map([
    [GAON, 'Gaon'],
    ['kim', 'Kim Seoyeon'],
    ['fil_aaaaaaaaaaaa_0000000000000002', 'Annual report.pdf'],
  ]),
  kind: (kind) => `<${kind}>`,
  word: (word) => `"${word}"`,
  role: (role) => `role:${role}`,
};
const text = (...targets: string[]) => targetsText(targets, speech);

describe('what an entry is about', () => {
  it('is the name of a workspace or a person whom the reader sees', () => {
    expect(text(GAON)).toBe('Gaon');
    expect(text('kim')).toBe('Kim Seoyeon');
    expect(text('mem_aaaaaaaaaaaa_kim')).toBe('Kim Seoyeon · Gaon');
  });

  it('is the name of a thing that the reader may open, and its workspace', () => {
    expect(text('fil_aaaaaaaaaaaa_0000000000000002')).toBe('Annual report.pdf · Gaon');
  });

  it('is the kind of any other thing and its workspace', () => {
    expect(text(RUN)).toBe('<run> · Gaon');
    expect(text('fil_aaaaaaaaaaaa_0000000000000001')).toBe('<file> · Gaon');
    expect(text('sea_me_0000000000000001')).toBe('<question>');
  });

  it('names no workspace that the reader does not see', () => {
    expect(text('prj_bbbbbbbbbbbb', 'run_bbbbbbbbbbbb_0000000000000001')).toBe('<run>');
  });

  it('says a workspace once, and alike things once', () => {
    expect(text(GAON, RUN, 'run_aaaaaaaaaaaa_0000000000000002')).toBe('<run> · Gaon');
  });

  it('translates the words that the log knows and leaves what people wrote', () => {
    expect(text('p@x.test', 'deactivate')).toBe('p@x.test, "deactivate"');
    expect(text('role 3')).toBe('role:3');
    expect(text('tag_cccccccccccc', 'M&A')).toBe('<tag>, M&A');
    expect(text('constructor_x', 'set_up')).toBe('constructor_x, set_up');
  });
});
