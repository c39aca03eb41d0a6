// Creates the first super admin of a stage: account, platform organization and rows at once. Idempotent.
import { ROLES, STATUS } from '#shared/model/enums.ts';
import type { Clock } from '../../ports/clock.ts';
import { AccountExists, type Identity } from '../../ports/identity.ts';
import type { Table } from '../../ports/table.ts';
import { emailHash, emails, personOfEmail } from '../../store/emails.ts';
import { PLATFORM } from '../../store/keys.ts';
import { members } from '../../store/members.ts';
import { organisationKey, organisations, usage } from '../../store/organisations.ts';

type Ports = {
  readonly table: Pick<Table, 'getMany' | 'write'>;
  readonly identity: Pick<Identity, 'create'>;
  readonly clock: Pick<Clock, 'now'>;
};
export type FirstAdmin = {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
};

/** `taken`: an account exists without a row, left by an interrupted run or created by hand. */
export type Made = 'made' | 'there' | 'taken';

export const makeFirstAdmin = async ({ table, identity, clock }: Ports, given: FirstAdmin): Promise<Made> => {
  const { email, password, firstName, lastName } = given;
  if (await personOfEmail(table, email)) return 'there';
  const [platform] = await table.getMany([organisationKey(PLATFORM)]);
  const userId = await identity.create({ email, password, tenant: PLATFORM }).catch((error: unknown) => {
    if (error instanceof AccountExists) return undefined;
    throw error;
  });
  if (!userId) return 'taken';
  const at = new Date(clock.now()).toISOString();
  const person = { userId, email, firstName, lastName, role: ROLES.superAdmin, status: STATUS.active };
  const organisation = { id: PLATFORM, name: 'Footnote', code: 'FOOTNOTE', website: '', email, domain: '' } as const;
  const rows = [
    { put: organisations.row(PLATFORM, { ...organisation, status: 'active', createdAt: at }) },
    { put: usage.row(PLATFORM, { members: 1, runs: 0, storageBytes: 0, workspaces: 0, folders: 0 }) },
  ];
  await table.write(
    ...(platform ? [] : rows),
    { put: members.row(PLATFORM, { ...person, joinedAt: at, isCustomSignup: false }) },
    { put: emails.row(PLATFORM, { hash: emailHash(email), tenant: PLATFORM, userId }) },
  );
  return 'made';
};
