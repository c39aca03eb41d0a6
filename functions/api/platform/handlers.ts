// The platform: handlers of the contract rows.
import { AppError } from '#shared/contract/errors.ts';
import { grant } from '../../domain/credits/spend.ts';
import { creditsOf } from '../../domain/credits/view.ts';
import { changeOrganisation } from '../../domain/platform/change-organisation.ts';
import { inviteOrganisation } from '../../domain/platform/invite-organisation.ts';
import { listOrganisations, platformTotals } from '../../domain/platform/list.ts';
import { removeOrganisation } from '../../domain/platform/remove-organisation.ts';
import { updateOrganisation } from '../../domain/platform/update-organisation.ts';
import { quotaUse } from '../../domain/quotas.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { requireFound } from '../../http/require-found.ts';
import { nameOf } from '../../store/members.ts';

export const handlers: HandlersOf<'platform'> = {
  'platform.summary': async (_context, { table }) => platformTotals(table),
  'platform.organisations': async ({ query, language }, { table }) => listOrganisations(table, query, language),
  'platform.emails': async ({ query }, { inbox }) => {
    if (!inbox) throw new AppError('notFound');
    return inbox.page(query);
  },
  'platform.invite': async ({ caller, body, origin, language, about }, ports) => {
    about(body.name);
    return inviteOrganisation(ports, caller, body, { app: origin.app, language });
  },
  'platform.update': async ({ caller, found, body, origin, language, about }, ports) => {
    if (body.status) about(body.status);
    return updateOrganisation(ports, caller, requireFound(found.organisation), body, { app: origin.app, language });
  },
  'platform.remove': async ({ found, about }, ports) => {
    const organisation = requireFound(found.organisation);
    about(organisation.name);
    about('delete');
    await removeOrganisation(ports, organisation);
    return { deleted: true };
  },
  'platform.credits': async ({ found, query }, { table }) =>
    creditsOf(table, requireFound(found.organisation).id, query),
  'platform.quotas': async ({ found }, { table }) => {
    const organisation = requireFound(found.organisation);
    return quotaUse(table, organisation.id, organisation);
  },
  'platform.setQuotas': async ({ found, body, about }, { table }) => {
    const organisation = await changeOrganisation(table, requireFound(found.organisation), body);
    about('quotas');
    return quotaUse(table, organisation.id, organisation);
  },
  'platform.grant': async ({ caller, found, body, origin, about }, ports) => {
    const { id } = requireFound(found.organisation);
    const by = { id: caller.userId, name: nameOf(caller.member) };
    about(`${body.amount}`);
    await grant(ports, id, { about: origin.requestId, amount: body.amount, by, note: body.note });
    return creditsOf(ports.table, id, { limit: 10, offset: 0 });
  },
};
