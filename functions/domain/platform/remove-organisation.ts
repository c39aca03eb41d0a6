// Removes an organization: it disappears at once for everybody; an execution erases its data.
import { AppError } from '#shared/contract/errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { type Table, WriteConflict } from '../../ports/table.ts';
import type { Workflows } from '../../ports/workflows.ts';
import { PLATFORM } from '../../store/keys.ts';
import { organisationCodeKey } from '../../store/organisation-codes.ts';
import { type OrganisationErasure, organisationErasures } from '../../store/organisation-erasures.ts';
import { type OrganisationRecord, organisationKey } from '../../store/organisations.ts';

type Starter = { readonly workflows: Pick<Workflows, 'start'>; readonly clock: Clock };

/** Starts at most once a day until it succeeds, because the name of a failed execution cannot be reused. */
export const startErasingOrganisation = (
  { workflows, clock }: Starter,
  { tenant, createdAt }: OrganisationErasure,
): Promise<void> => {
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  return workflows.start({ machine: 'delete-organisation', name: `${tenant}-${day}`, input: { tenant, createdAt } });
};

export const removeOrganisation = async (
  ports: Starter & { readonly table: Pick<Table, 'write'> },
  { id: tenant, code, createdAt }: OrganisationRecord,
): Promise<void> => {
  if (tenant === PLATFORM) throw new AppError('badInput', { field: 'id' });
  const erasure = { tenant, createdAt, deadline: new Date(ports.clock.now()).toISOString() };
  try {
    await ports.table.write(
      { remove: organisationKey(tenant), if: 'present' },
      { remove: organisationCodeKey(code) },
      { put: organisationErasures.row(PLATFORM, erasure), if: 'absent' },
    );
  } catch (error) {
    if (error instanceof WriteConflict) throw new AppError('notFound');
    throw error;
  }
  await startErasingOrganisation(ports, erasure);
};
