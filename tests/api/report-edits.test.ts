// Edits and comments on a report: they are in the report and its documents, never replace other people's texts, and are
// kept if a section is rewritten.
import { beforeEach, describe, expect, it } from 'vitest';
import { runKey } from '#functions/store/file-keys.ts';
import { ACCESS } from '#shared/model/enums.ts';
import type { ReportComment, ReportEdit } from '#shared/report/edits.ts';
import type { Report } from '#shared/report/report.ts';
import { owner } from '../helpers/alpha.ts';
import { populated } from '../helpers/tenants.ts';
import { runIdOf, tokenOf, workspaceIdOf } from '../helpers/test-ids.ts';
import { ask, dataOf, type TestKernel } from '../helpers/test-kernel.ts';

const runId = runIdOf(workspaceIdOf('alpha', ACCESS.all));
const member = tokenOf('alpha', 'member');
const guest = tokenOf('alpha', 'guest');
const BEFORE = 'Harbor Foods rose.';

let test: TestKernel;
let sectionId: string;

/** Stores a report with one paragraph, as a run does. */
const writeReport = async (text: string): Promise<void> => {
  const { files } = test.kernel.ports;
  const key = runKey('alpha', runId, 'report.1.json');
  const report: Report = JSON.parse(new TextDecoder().decode(await files.readAll(key)));
  const [section] = report.sections;
  if (!section) throw new Error('the report has a section');
  sectionId = section.id;
  const sentences = [{ text, refs: [], check: 'verified' as const }];
  const written = { ...report, sections: [{ ...section, blocks: [{ kind: 'text' as const, sentences }] }] };
  await files.write(key, new TextEncoder().encode(JSON.stringify(written)), 'application/json');
};

beforeEach(async () => {
  test = await populated();
  await writeReport(BEFORE);
});

const edit = (who: string, text: string, version = 0, before = BEFORE) =>
  ask(test, 'runs.edit', who, { params: { runId, sectionId }, body: { before, text, version } });

const sentencesNow = async (): Promise<string[]> => {
  const { sections } = dataOf<Report>(await ask(test, 'runs.report', owner, { params: { runId } }));
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'text' ? block.sentences.map(({ text }) => text) : [])),
  );
};

describe('an edit', () => {
  it('replaces the text in the report until it is reset', async () => {
    const { id, version, by } = dataOf<ReportEdit>(await edit(member, 'Ours.'));
    expect(by.name).toBe('member alpha');
    expect(await sentencesNow()).toEqual(['Ours.']);

    const reset = { params: { runId, sectionId, editId: id }, query: { version: String(version) } };
    expect((await ask(test, 'runs.resetEdit', owner, reset)).status).toBe(200);
    expect(await sentencesNow()).toEqual([BEFORE]);
  });

  it('of two people in one paragraph is refused for the later one, who sees the other’s text', async () => {
    await edit(owner, 'Mine.');

    const late = await edit(member, 'No, mine.');

    expect(late).toMatchObject({ status: 409, json: { code: 'stale', data: { text: 'Mine.', version: 1 } } });
    expect((await edit(member, 'No, mine.', 1)).status).toBe(200);
    expect(await sentencesNow()).toEqual(['No, mine.']);
  });

  it('of two people at one moment leaves one text', async () => {
    const both = await Promise.all([edit(owner, 'Mine.'), edit(member, 'No, mine.')]);

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is kept beside the new text if the section is rewritten', async () => {
    await edit(owner, 'Ours.');
    await writeReport('Harbor Foods fell.');

    expect(await sentencesNow()).toEqual(['Ours.', 'Harbor Foods fell.']);
    const report = dataOf<Report>(await ask(test, 'runs.report', owner, { params: { runId } }));
    expect(report.besideSections).toHaveLength(1);
  });

  it('of a paragraph that no longer exists is refused', async () => {
    expect((await edit(owner, 'Ours.', 0, 'Something else.')).json?.code).toBe('stale');
  });

  it('requires permission to run analyses; a guest only reads it', async () => {
    await edit(owner, 'Ours.');

    expect((await edit(guest, 'Theirs.', 1)).status).toBe(403);
    const read = await ask(test, 'runs.edits', guest, { params: { runId } });
    expect(dataOf<{ edits: ReportEdit[] }>(read).edits).toMatchObject([{ before: BEFORE, text: 'Ours.' }]);
  });

  it('is on the shared page', async () => {
    await edit(owner, 'Ours alone.');
    const made = await ask(test, 'runs.share', owner, { params: { runId }, body: { expiresInDays: 1 } });
    const { token } = dataOf<{ token: string }>(made);

    const opened = await ask(test, 'runs.openShare', undefined, { body: { token } });

    expect(dataOf<{ html: string }>(opened).html).toContain('Ours alone.');
  });
});

describe('a comment', () => {
  const begin = async (who: string): Promise<ReportComment> =>
    dataOf(await ask(test, 'runs.comment', who, { params: { runId, sectionId }, body: { text: 'Latest?' } }));
  const change = (who: string, { id, version }: ReportComment, body: object) =>
    ask(test, 'runs.changeComment', who, { params: { runId, commentId: id }, body: { version, ...body } });

  it('is replied to, resolved, and reopened by the next reply', async () => {
    const first = await begin(owner);
    const replied = dataOf<ReportComment>(await change(member, first, { text: 'Yes.' }));
    expect(replied.notes.map(({ by, text }) => [by.name, text])).toEqual([
      ['owner alpha', 'Latest?'],
      ['member alpha', 'Yes.'],
    ]);

    const resolved = dataOf<ReportComment>(await change(owner, replied, { isResolved: true }));
    expect(resolved.resolved?.by.name).toBe('owner alpha');
    const open = dataOf<ReportComment>(await change(member, resolved, { text: 'One more.' }));
    expect(open).not.toHaveProperty('resolved');
  });

  it('of two replies at once is refused for the later one', async () => {
    const comment = await begin(owner);
    await change(member, comment, { text: 'First.' });

    expect((await change(owner, comment, { text: 'Second.' })).json?.code).toBe('stale');
  });

  it('is deleted by its author, or by a manager of the workspace', async () => {
    const params = async (who: string) => ({ params: { runId, commentId: (await begin(who)).id } });

    expect((await ask(test, 'runs.deleteComment', member, await params(owner))).status).toBe(403);
    expect((await ask(test, 'runs.deleteComment', member, await params(member))).status).toBe(200);
    expect((await ask(test, 'runs.deleteComment', owner, await params(member))).status).toBe(200);
  });

  it('is in no document and on no shared page', async () => {
    await begin(owner);

    expect(await sentencesNow()).toEqual([BEFORE]);
  });
});
