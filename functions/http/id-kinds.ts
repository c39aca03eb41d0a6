// Maps each kind of id to the rows it refers to inside the caller's tenant. The store of a kind is loaded when a
// request contains such an id.
import { type IdKind, workspaceOf } from '#shared/model/ids.ts';
import type { PersonRecord, ResolvedEntities } from '../domain/caller.ts';
import type { Claims } from '../ports/identity.ts';
import type { Item, Key } from '../ports/table.ts';
import { INVITATION_SK } from '../store/keys.ts';
import { memberKey, members } from '../store/members.ts';
import { organisationKey, organisations } from '../store/organisations.ts';
import { edgeKey, edges } from '../store/workspaces.ts';

export type Kind = {
  /** The first key is the entity itself, unless `either` of two is enough. */
  readonly keys: (claims: Claims, id: string) => readonly Key[];
  readonly either?: true;
  /** Absent if the entity is resolved without its own rows. */
  readonly enter?: (item: Item, second: Item | undefined) => Partial<ResolvedEntities>;
};

/**
 * Resolved elsewhere: the caller's own membership by `resolve`, and custom roles from the row read with every caller.
 */
const elsewhere = async (): Promise<Kind> => ({ keys: () => [] });

const run = (field: 'run' | 'earlierRun') => async (): Promise<Kind> => {
  const { runRowKey, runs } = await import('../store/runs.ts');
  return { keys: ({ tenant }, id) => [runRowKey(tenant, id)], enter: (item) => ({ [field]: runs.read(item) }) };
};

const people = async () => {
  const { invitationKey, invitations } = await import('../store/invitations.ts');
  const keyOf = (tenant: string, id: string): Key =>
    id.startsWith('inv_') ? invitationKey(tenant, id) : memberKey(tenant, id);
  const read = (item: Item): PersonRecord =>
    item.sk === INVITATION_SK
      ? { kind: 'invitation', invitation: invitations.read(item) }
      : { kind: 'member', member: members.read(item) };
  return { keyOf, read };
};
const personIn = (membershipId: string) => membershipId.split('_').slice(2).join('_');

const KINDS: Readonly<Record<IdKind, () => Promise<Kind>>> = {
  workspace: elsewhere,
  customRole: elsewhere,
  /** A file of the workspace, an earlier version, or a document fetched by a run. */
  file: async () => {
    const { evidenceKey, fileKey, readFileItem } = await import('../store/files.ts');
    return {
      keys: ({ tenant }, id) => [fileKey(tenant, id), evidenceKey(tenant, id)],
      either: true,
      enter: (item) => ({ files: [readFileItem(item)] }),
    };
  },
  upload: async () => {
    const { fileKey, pendingKey, readFileItem } = await import('../store/files.ts');
    return {
      keys: ({ tenant }, id) => [pendingKey(tenant, id), fileKey(tenant, id)],
      either: true,
      enter: (item) => ({ files: [readFileItem(item)] }),
    };
  },
  folder: async () => {
    const { folderKey, folders } = await import('../store/folders.ts');
    return {
      keys: ({ tenant }, id) => [folderKey(tenant, id)],
      enter: (item) => ({ folders: [folders.read(item)] }),
    };
  },
  question: async () => {
    const { questions, questionKey } = await import('../store/questions.ts');
    return {
      keys: ({ tenant, userId }, id) => [questionKey(tenant, id, userId)],
      enter: (item) => ({ question: questions.read(item) }),
    };
  },
  answer: async () => {
    const { answerKey, answers, questions, questionKey } = await import('../store/questions.ts');
    return {
      keys: ({ tenant, userId }, id) => [questionKey(tenant, id, userId), answerKey(tenant, id, userId)],
      enter: (item, second) => ({
        question: questions.read(item),
        ...(second ? { answer: answers.read(second.data.answer) } : {}),
      }),
    };
  },
  run: run('run'),
  earlierRun: run('earlierRun'),
  share: async () => {
    const { shareKey, shares } = await import('../store/shares.ts');
    return { keys: ({ tenant }, id) => [shareKey(tenant, id)], enter: (item) => ({ share: shares.read(item) }) };
  },
  drive: async () => {
    const { driveKey, drives } = await import('../store/drives.ts');
    return { keys: ({ tenant }, id) => [driveKey(tenant, id)], enter: (item) => ({ drive: drives.read(item) }) };
  },
  checklist: async () => {
    const { checklistKey, checklists } = await import('../store/checklists.ts');
    return {
      keys: ({ tenant }, id) => [checklistKey(tenant, id)],
      enter: (item) => ({ checklist: checklists.read(item) }),
    };
  },
  membership: async () => {
    const { keyOf, read } = await people();
    return {
      keys: ({ tenant }, id) => [edgeKey(tenant, personIn(id), workspaceOf(id) ?? ''), keyOf(tenant, personIn(id))],
      enter: (item, second) => ({ membership: edges.read(item), ...(second ? { person: read(second) } : {}) }),
    };
  },
  person: async () => {
    const { keyOf, read } = await people();
    return { keys: ({ tenant }, id) => [keyOf(tenant, id)], enter: (item) => ({ person: read(item) }) };
  },
  workspaceFolder: async () => {
    const { workspaceFolderKey, workspaceFolders } = await import('../store/workspace-folders.ts');
    return {
      keys: ({ tenant }, id) => [workspaceFolderKey(tenant, id)],
      enter: (item) => ({ folder: workspaceFolders.read(item) }),
    };
  },
  tag: async () => {
    const { tagKey, tags } = await import('../store/tags.ts');
    return { keys: ({ tenant }, id) => [tagKey(tenant, id)], enter: (item) => ({ tag: tags.read(item) }) };
  },
  // Belongs to another tenant: only platform staff get this far, limited by their guard.
  organisation: async () => ({
    keys: (_claims, id) => [organisationKey(id)],
    enter: (item) => ({ organisation: organisations.read(item) }),
  }),
};

export const kindOf = (kind: IdKind): Promise<Kind> => KINDS[kind]();
