// The target of an entry in the audit log, as its reader sees it.
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

describe('the target of an entry', () => {
  it('is named if it is a workspace or a person that the reader sees', () => {
    expect(text(GAON)).toBe('Gaon');
    expect(text('kim')).toBe('Kim Seoyeon');
    expect(text('mem_aaaaaaaaaaaa_kim')).toBe('Kim Seoyeon · Gaon');
  });

  it('is named with its workspace if the reader may open it', () => {
    expect(text('fil_aaaaaaaaaaaa_0000000000000002')).toBe('Annual report.pdf · Gaon');
  });

  it('is described by its kind and workspace otherwise', () => {
    expect(text(RUN)).toBe('<run> · Gaon');
    expect(text('fil_aaaaaaaaaaaa_0000000000000001')).toBe('<file> · Gaon');
    expect(text('sea_me_0000000000000001')).toBe('<question>');
  });

  it('omits the name of a workspace that the reader does not see', () => {
    expect(text('prj_bbbbbbbbbbbb', 'run_bbbbbbbbbbbb_0000000000000001')).toBe('<run>');
  });

  it('names a workspace once, and equal targets once', () => {
    expect(text(GAON, RUN, 'run_aaaaaaaaaaaa_0000000000000002')).toBe('<run> · Gaon');
  });

  it("translates the log's own words, and leaves people's texts unchanged", () => {
    expect(text('p@x.test', 'deactivate')).toBe('p@x.test, "deactivate"');
    expect(text('role 3')).toBe('role:3');
    expect(text('tag_cccccccccccc', 'M&A')).toBe('<tag>, M&A');
    expect(text('constructor_x', 'set_up')).toBe('constructor_x, set_up');
  });
});
