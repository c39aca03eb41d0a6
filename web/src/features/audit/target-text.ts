// Describes the target of a log entry: the log stores ids, replaced by names that its reader may see anyway.
import { workspaceOf } from '#shared/model/workspace-of.ts';

const KINDS = {
  prj: 'workspace',
  fil: 'file',
  fol: 'folder',
  sea: 'question',
  run: 'run',
  shr: 'share',
  drv: 'drive',
  chk: 'checklist',
  mem: 'member',
  inv: 'invitation',
  wfo: 'workspaceFolder',
  tag: 'tag',
  rol: 'role',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS];

const WORDS = ['user', 'admin', 'activate', 'deactivate', 'delete', 'set', 'remove', 'no custom role'] as const;
type Word = (typeof WORDS)[number];

const ROLES = ['1', '2', '3', '4', '5', '6'] as const;
type RoleName = (typeof ROLES)[number];

export type Speech = {
  readonly names: ReadonlyMap<string, string>;
  readonly kind: (kind: Kind) => string;
  readonly word: (word: Word) => string;
  readonly role: (role: RoleName) => string;
};

const isKind = (start: string): start is keyof typeof KINDS => Object.hasOwn(KINDS, start);

const thingText = (id: string, kind: Kind, { names, kind: kindText }: Speech): string => {
  const [, , ...person] = id.split('_');
  const workspace = kind === 'workspace' ? undefined : names.get(workspaceOf(id) ?? '');
  const name = names.get(kind === 'member' ? person.join('_') : id);
  return [name ?? kindText(kind), workspace].filter(Boolean).join(' · ');
};

const targetText = (target: string, speech: Speech): string => {
  const [start = '', rest] = target.split('_');
  if (rest !== undefined && isKind(start)) return thingText(target, KINDS[start], speech);
  const known = speech.names.get(target);
  if (known !== undefined) return known;
  const word = WORDS.find((one) => one === target);
  if (word) return speech.word(word);
  const role = ROLES.find((one) => target === `role ${one}`);
  return role ? speech.role(role) : target;
};

/** Leaves out the workspace if an object inside it is named. */
export const targetsText = (targets: readonly string[], speech: Speech): string => {
  const within = new Set(targets.filter((id) => !id.startsWith('prj_')).map(workspaceOf));
  const shown = targets.filter((id) => !within.has(id)).map((target) => targetText(target, speech));
  return [...new Set(shown)].join(', ');
};
