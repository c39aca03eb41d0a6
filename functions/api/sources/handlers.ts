// External sources: handlers of the contract rows. A key is stored and never returned.
import { AppError } from '#shared/contract/errors.ts';
import { can } from '#shared/policy/policy.ts';
import type { Caller } from '../../domain/caller.ts';
import {
  listSources,
  removeSourceKey,
  type SourceSetting,
  setSourceKey,
  testSourceKey,
} from '../../domain/sources/keys.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { resolveCompany } from '../../sources/resolve-company.ts';

/** Members who ask questions see which sources work; details of the keys are only for those who may change them. */
const asSeenBy = (caller: Caller, { lastFour, setBy, setAt, tested, ...state }: SourceSetting) =>
  can(caller, 'role.write')
    ? { ...state, lastFour, setBy, setAt, tested, keyFields: [...state.keyFields] }
    : { ...state, keyFields: [] };

const byEveryName = <T>(given: Readonly<Record<string, T | undefined>>): boolean =>
  Object.values(given).some((value) => value !== undefined);

export const handlers: HandlersOf<'sources'> = {
  'sources.list': async ({ caller }, ports) => {
    const rows = (await listSources(ports, caller)).map((setting) => asSeenBy(caller, setting));
    return { rows, count: rows.length };
  },
  'sources.setKey': async ({ caller, params, body, about }, ports) => {
    about('set');
    await setSourceKey(ports, caller, { source: params.source, key: body.key });
    return { isSet: true };
  },
  'sources.removeKey': async ({ caller, params, about }, ports) => {
    about('remove');
    await removeSourceKey(ports, caller, params.source);
    return { isSet: false };
  },
  'sources.test': async ({ caller, params, body }, ports) => ({
    outcome: await testSourceKey(ports, caller, { source: params.source, key: body.key }),
  }),
  'sources.resolveCompany': async ({ caller, body }, { sources }) => {
    if (!byEveryName(body)) throw new AppError('badInput', { field: 'name' });
    const { candidates, only, failures } = await resolveCompany(await sources.of(caller.tenant), body);
    return {
      candidates: candidates.map((one) => ({ ...one, reasons: [...one.reasons], names: [...one.names] })),
      isOnly: only !== undefined,
      unheard: failures.map(({ source, outcome }) => ({ source, outcome: outcome.is })),
    };
  },
};
