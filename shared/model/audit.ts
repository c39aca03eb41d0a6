// Defines what the audit log records: one row per sign-in, view, download, export, change and denial.
import * as z from 'zod';

const AUDITS = [
  'signIn',
  'signIn.failed',
  'signOut',
  'signUp',
  'password.change',
  'password.reset',
  'mfa.change',
  'profile.change',
  'file.open',
  'file.upload',
  'file.undoUpload',
  'file.delete',
  'file.change',
  'file.restore',
  'file.erase',
  'export',
  'run.start',
  'run.delete',
  'search.delete',
  'report.open',
  'report.edit',
  'report.comment',
  'share.create',
  'share.revoke',
  'share.open',
  'checklist.create',
  'checklist.change',
  'checklist.reply',
  'checklist.delete',
  'project.create',
  'project.change',
  'project.delete',
  'project.restore',
  'project.erase',
  'people.invite',
  'people.change',
  'folder.change',
  'tag.change',
  'role.change',
  'source.change',
  'drive.change',
  'audit.export',
  'organisation.change',
  'credits.grant',
  'email.read',
] as const;
export type Audit = (typeof AUDITS)[number];

export const AuditAction = z.enum([...AUDITS, 'denied']);
export type AuditAction = z.infer<typeof AuditAction>;

export const AuditRow = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    action: AuditAction,
    /** Who acted, with their name at that time. */
    by: z.object({ id: z.string(), name: z.string() }),
    /** The route, for a denial. */
    route: z.string().optional(),
    targets: z.array(z.string()),
    /** The reason that the person gave. */
    note: z.string().optional(),
    sourceIp: z.string(),
    requestId: z.string(),
  })
  .meta({ id: 'AuditRow' });
export type AuditRow = z.infer<typeof AuditRow>;
