// The organization: handlers of the contract rows.
import { auditCsv } from '../../domain/audit/csv.ts';
import { namedAudit } from '../../domain/audit/list.ts';
import type { Caller } from '../../domain/caller.ts';
import { balanceOf, namedCreditsOf } from '../../domain/credits/view.ts';
import { invitePeople, sendAgain } from '../../domain/organisation/invite-people.ts';
import { listPeople } from '../../domain/organisation/people.ts';
import { changeRole } from '../../domain/organisation/role.ts';
import { addRole, deleteRole, listRoles, updateRole } from '../../domain/organisation/roles.ts';
import { changeStatus } from '../../domain/organisation/status.ts';
import { addTag, deleteTag, listTags, updateTag } from '../../domain/organisation/tags.ts';
import { changeOrganisation } from '../../domain/platform/change-organisation.ts';
import { quotaUse } from '../../domain/quotas.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';
import { balanceKey } from '../../store/credits.ts';
import { readWordTemplate, wordTemplateKey } from '../../store/word-templates.ts';

const settingsOf = ({ approvesOutsiders = false, refusesOutsiders = false }: Caller['organisation']) => ({
  approvesOutsiders,
  refusesOutsiders,
});

export const handlers: HandlersOf<'organisation'> = {
  'organisation.people': async ({ caller, query, language }, { table }) => listPeople(table, caller, query, language),
  'organisation.invite': async ({ caller, body, origin, language, about }, ports) => {
    for (const email of [...(body.email ? [body.email] : []), ...(body.emails ?? [])]) about(email);
    return invitePeople(ports, caller, body, { app: origin.app, language });
  },
  'organisation.inviteAgain': async ({ caller, found, origin, language }, ports) =>
    sendAgain(ports, caller, found.person, { app: origin.app, language }),
  'organisation.personStatus': async ({ caller, found, body, about }, ports) => {
    const person = requireFound(found.person);
    about(person.kind === 'member' ? person.member.email : person.invitation.email);
    about(body.isActive ? 'activate' : body.confirmDelete ? 'delete' : 'deactivate');
    return changeStatus(ports, caller, person, body);
  },
  'organisation.personRole': async ({ caller, found, body, about }, { table }) => {
    if (body.role !== undefined) about(`role ${body.role}`);
    if (body.customRoleId !== undefined) about(body.customRoleId ?? 'no custom role');
    return changeRole(table, caller, requireFound(found.person), body);
  },
  'organisation.tags': async ({ caller, query, language }, { table }) =>
    listTags(table, caller.tenant, query, language),
  'organisation.addTag': async ({ caller, body, about }, ports) => {
    about(body.name);
    return addTag(ports, caller, body.name);
  },
  'organisation.updateTag': async ({ caller, found, body, about }, { table }) => {
    const tag = requireFound(found.tag);
    about(tag.name);
    return updateTag(table, caller.tenant, tag, body);
  },
  'organisation.deleteTag': async ({ caller, found, about }, { table }) => {
    const tag = requireFound(found.tag);
    about(tag.name);
    await deleteTag(table, caller.tenant, tag);
    return { deleted: true };
  },
  'organisation.roles': async ({ caller, query }) => listRoles(caller, query),
  'organisation.addRole': async ({ caller, body, about }, ports) => {
    about(body.name);
    return addRole(ports, caller, body);
  },
  'organisation.updateRole': async ({ caller, found, body, about }, { table }) => {
    const role = requireFound(found.customRole);
    about(role.name);
    return updateRole(table, caller, role, body);
  },
  'organisation.deleteRole': async ({ caller, found, about }, { table }) => {
    const role = requireFound(found.customRole);
    about(role.name);
    await deleteRole(table, caller, role);
    return { deleted: true };
  },
  'organisation.credits': async ({ caller, query }, { table }) => namedCreditsOf(table, caller, query),
  'organisation.settings': async ({ caller }) => settingsOf(caller.organisation),
  'organisation.updateSettings': async ({ caller, body, about }, { table }) => {
    about('settings');
    return settingsOf(await changeOrganisation(table, caller.organisation, body));
  },
  'organisation.template': async ({ caller }, { table }) => ({
    template: (await readWordTemplate(table, caller.tenant)) ?? null,
  }),
  'organisation.setTemplate': async ({ caller, parts, about }, ports) => {
    about('template');
    // Imported on demand: the other calls of this service read no document.
    return (await import('../../domain/organisation/template.ts')).setTemplate(ports, caller, parts);
  },
  'organisation.removeTemplate': async ({ caller, about }, { table }) => {
    about('template');
    await table.write({ remove: wordTemplateKey(caller.tenant) });
    return { deleted: true };
  },
  'organisation.quotas': async ({ caller }, { table }) => quotaUse(table, caller.tenant, caller.organisation),
  'organisation.balance': async ({ caller }, { table }) => {
    const [item] = await table.getMany([balanceKey(caller.tenant)]);
    return { balance: balanceOf(item) };
  },
  'organisation.audit': async ({ caller, query }, { table, clock }) => namedAudit(table, caller, clock.now(), query),
  'organisation.auditCsv': async ({ caller, query, language }, { table, clock }) =>
    auditCsv(table, { tenant: caller.tenant, since: caller.organisation.createdAt, now: clock.now() }, query, language),
};
