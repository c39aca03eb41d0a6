// Ids in inputs are claims: the contract names them, so that each is resolved before the handler runs.
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';

/** Ids that handlers read themselves, and how each stays inside what the caller may see. */
const READ_BY_HANDLERS: Readonly<Record<string, string>> = {
  'checklists.edit body.owner': 'a member who sees the workspace',
  'checklists.editRows body.change.owner': 'a member who sees the workspace',
  'checklists.request body.to': 'a member who sees the workspace',
  'files.erase body.ids': 'looked up in the bin of the workspace',
  'files.restore body.ids': 'looked up in the bin of the workspace',
  'files.restoreVersion body.version': 'among the versions of the file',
  'organisation.audit query.userId': 'filters entries of the tenant',
  'organisation.auditCsv query.userId': 'filters entries of the tenant',
  'organisation.personRole body.customRoleId': 'among the roles of the organization',
  'projects.erase body.ids': 'among deleted workspaces that the caller manages, and own questions',
  'projects.restore body.ids': 'among deleted workspaces that the caller manages, and own questions',
  'research.exportWord query.projectId': 'not read',
};

const PATTERN = /\b(?:prj|fil|sea|run|shr|fol|drv|chk|inv|mem|wfo|tag|rol)_/;
type Schema = z.core.JSONSchema.JSONSchema;

const parts = ({ properties = {}, items, anyOf = [], oneOf = [], allOf = [] }: Schema, path: string) => {
  const same = [...anyOf, ...oneOf, ...allOf, ...(Array.isArray(items) ? items : items ? [items] : [])];
  const named = Object.entries(properties).map(([name, schema]) => [schema, `${path}.${name}`] as const);
  return [...same.map((schema) => [schema, path] as const), ...named];
};

const idsIn = (schema: Schema | boolean, path: string): string[] => {
  if (typeof schema === 'boolean') return [];
  const own = PATTERN.test(schema.pattern ?? '') ? [path] : [];
  return [...own, ...parts(schema, path).flatMap(([part, at]) => idsIn(part as Schema | boolean, at))];
};

const idsOf = (route: Route): string[] => {
  const inputs = { params: route.params, query: route.query, body: route.body };
  return Object.entries(inputs).flatMap(([part, schema]) =>
    schema ? idsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), part) : [],
  );
};

describe('an id in an input', () => {
  const routes: readonly (readonly [string, Route])[] = Object.entries(contract);
  const unresolved = routes.flatMap(([name, route]) => {
    const resolved = new Set(route.ids?.map((id) => `${id.in}.${id.name}`));
    return idsOf(route).flatMap((path) => (resolved.has(path) ? [] : [`${name} ${path}`]));
  });

  it('is resolved by the contract, or known to be read inside what the caller may see', () => {
    expect([...new Set(unresolved)].sort()).toEqual(Object.keys(READ_BY_HANDLERS).sort());
  });
});
