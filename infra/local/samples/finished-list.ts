// A finished Korean checklist in the sample workspace: answered from its documents, signed off, with red flags and a
// request.
import * as z from 'zod';
import { listFile } from '#functions/checklists/templates/template.ts';
import type { Caller } from '#functions/domain/caller.ts';
import { createChecklist } from '#functions/domain/checklists/create.ts';
import type { Ports } from '#functions/ports/ports.ts';
import { changeRowWrites, checklists, checklistKey, type PlainRow, readRows } from '#functions/store/checklists.ts';
import type { FileRecord } from '#functions/store/files.ts';
import { type MemberRecord, nameOf } from '#functions/store/members.ts';
import type { WorkspaceRecord } from '#functions/store/workspaces.ts';
import { Risk } from '#shared/model/checklist-row.ts';
import { ROW_STATUSES, VERDICTS } from '#shared/model/checklist-words.ts';
import { Block, Reference } from '#shared/report/blocks.ts';
import finished from './finished-list.json' with { type: 'json' };

/** The first part of a person's address. */
const PersonName = z.enum(['owner', 'admin', 'member', 'guest']);
type PersonName = z.infer<typeof PersonName>;

const Row = z.object({
  section: z.string(),
  question: z.string(),
  status: z.enum(ROW_STATUSES),
  verdict: z.enum(VERDICTS).optional(),
  answer: z.array(Block),
  /** Files are identified by title. */
  references: z.array(Reference.omit({ retrievedAt: true })),
  human: z.string().optional(),
  note: z.string().optional(),
  owner: PersonName.optional(),
  signedBy: z.array(PersonName).default([]),
  risk: Risk.optional(),
  request: z.object({ to: PersonName, text: z.string() }).optional(),
});
type Row = z.infer<typeof Row>;
const ROWS = z.array(Row).parse(finished.rows);

type In = {
  readonly workspace: Pick<WorkspaceRecord, 'id'>;
  readonly files: readonly FileRecord[];
  readonly people: readonly MemberRecord[];
};

const personIn =
  ({ people }: In) =>
  (name: PersonName) => {
    const member = people.find(({ email }) => email.startsWith(`${name}@`));
    if (!member) throw new Error(`the sample has no person called ${name}`);
    return { id: member.userId, name: nameOf(member) };
  };

/** The row as if it had just been worked on. */
const finishedRow = (row: PlainRow, given: Row, into: In, at: string): PlainRow => {
  const person = personIn(into);
  const fileOf = (title: string) => into.files.find(({ filename }) => filename === title)?.id;
  const references = given.references.map((one) => ({ ...one, fileId: fileOf(one.title), retrievedAt: at }));
  const { human, owner, request, signedBy } = given;
  return {
    ...row,
    status: given.status,
    verdict: given.verdict,
    answer: given.answer,
    references,
    writer: { kind: 'offline', name: 'offline' },
    answeredAt: at,
    restsOn: [...new Set(references.flatMap(({ fileId }) => fileId ?? []))],
    human: human === undefined ? undefined : { text: human, by: person('member'), at },
    note: given.note,
    owner: owner && person(owner),
    signedBy: signedBy.map(person),
    risk: given.risk,
    messages: request
      ? [{ id: '1', kind: 'request', at, by: person('member'), to: person(request.to), text: request.text, files: [] }]
      : [],
  };
};

export const addFinishedList = async (ports: Ports, caller: Caller, into: In): Promise<void> => {
  const { tenant } = caller;
  const sections = [...Map.groupBy(ROWS, ({ section }) => section)].map(([name, own]) => ({
    name,
    items: own.map(({ question }) => question),
  }));
  const part = { ...(await listFile({ ...finished, sections })), contentType: 'application/octet-stream' };
  const wanted = { projectId: into.workspace.id, part, language: 'ko' as const };
  const { id } = await createChecklist(ports, { caller, found: { files: [], folders: [] } }, wanted);
  const [item] = await ports.table.getMany([checklistKey(tenant, id)]);
  if (!item) return;
  const at = new Date(ports.clock.now()).toISOString();
  for (const row of await readRows(ports.table, tenant, checklists.read(item))) {
    const given = ROWS.find(({ question }) => question === row.question);
    if (given) await ports.table.write(...changeRowWrites(tenant, row, finishedRow(row, given, into, at)));
  }
};
