// Drafts of a section's paragraphs, and their saving: each paragraph separately, never over somebody else's unseen
// edit.
import { useState } from 'react';
import type { ReportEdit } from '#shared/report/edits.ts';
import type { Section } from '#shared/report/report.ts';
import { ApiError, call } from '#web/lib/api.ts';
import { editedParagraphs, type Paragraph } from './edited-paragraphs.ts';

/** What somebody else has saved meanwhile. Without an author the paragraph has its generated text again. */
type Conflict = Pick<ReportEdit, 'version'> & Partial<ReportEdit>;
export type Draft = Paragraph & {
  readonly version: number;
  readonly keepsNotes: boolean;
  readonly conflict?: Conflict | undefined;
};

const draftOf = (paragraph: Paragraph): Draft => ({
  ...paragraph,
  version: paragraph.edit?.version ?? 0,
  keepsNotes: paragraph.hasNotes,
});

const isChanged = ({ text, edit, before, keepsNotes, hasNotes }: Draft): boolean =>
  text.trim() !== (edit?.text ?? before) || (edit !== undefined && keepsNotes !== hasNotes);

const conflictIn = (error: unknown): Conflict | undefined => {
  const { data } = error instanceof ApiError && error.code === 'stale' ? error : { data: undefined };
  return typeof data === 'object' && data !== null && 'version' in data ? (data as Conflict) : undefined;
};

type At = { readonly runId: string; readonly sectionId: string };

const withoutConflict = ({ conflict: _over, ...draft }: Draft): Draft => draft;

/** The draft after saving; on a conflict, together with what somebody else wrote. */
const saved = async (params: At, draft: Draft): Promise<Draft> => {
  const { before, text, keepsNotes, version } = draft;
  const isReset = before === '' && text.trim() === '';
  try {
    if (!isReset) {
      const edit = await call('runs.edit', { params, body: { before, text, keepsNotes, version } });
      return {
        ...withoutConflict(draft),
        edit,
        text: edit.text,
        hasNotes: edit.references.length > 0,
        version: edit.version,
      };
    }
    if (draft.edit) await call('runs.resetEdit', { params: { ...params, editId: draft.edit.id }, query: { version } });
    return { ...withoutConflict(draft), edit: undefined, version: 0 };
  } catch (error) {
    const conflict = conflictIn(error);
    if (!conflict) throw error;
    return { ...draft, conflict, version: conflict.version };
  }
};

export const useDrafts = (runId: string, section: Section, edits: readonly ReportEdit[]) => {
  const [drafts, setDrafts] = useState<readonly Draft[]>(() => editedParagraphs(section, edits).map(draftOf));
  const [isSaving, setIsSaving] = useState(false);
  const change = (at: number, with_: Partial<Draft>) =>
    setDrafts((all) => all.map((draft, i) => (i === at ? { ...draft, ...with_ } : draft)));
  /** Returns whether all drafts were saved. Those saved before a failure are not sent again. */
  const save = async (): Promise<boolean> => {
    setIsSaving(true);
    const next = [...drafts];
    try {
      for (const [i, draft] of drafts.entries())
        if (isChanged(draft) || draft.conflict) next[i] = await saved({ runId, sectionId: section.id }, draft);
      return next.every(({ conflict }) => conflict === undefined);
    } finally {
      setDrafts(next);
      setIsSaving(false);
    }
  };
  return { drafts, change, save, isSaving, isDirty: drafts.some(isChanged) };
};
