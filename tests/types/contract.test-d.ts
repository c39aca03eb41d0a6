// Type tests of handlers: a missing handler, a wrong reply or an undeclared port must not compile.
import { assertType, describe, expectTypeOf, it } from 'vitest';
import type { Handler, HandlersOf } from '#functions/http/handler.ts';
import type { PortsFor } from '#functions/ports/ports.ts';
import type { Key } from '#functions/ports/table.ts';
import { key, pk } from '#functions/store/keys.ts';
import type { Parsed, Reply, RoutesOf, Sent } from '#shared/contract/contract.ts';
import type { Workspace } from '#shared/model/workspace.ts';

declare const all: HandlersOf<'workspaces'>;

describe('handlers', () => {
  it('exist for each row of the service', () => {
    expectTypeOf<keyof HandlersOf<'workspaces'>>().toEqualTypeOf<RoutesOf<'workspaces'>>();
    const { 'projects.create': _, ...fewer } = all;
    // @ts-expect-error one is missing
    assertType<HandlersOf<'workspaces'>>(fewer);
    // @ts-expect-error one belongs to another service
    assertType<HandlersOf<'workspaces'>>({ ...all, 'files.list': all['projects.list'] });
  });

  it('return the reply of the row', () => {
    expectTypeOf<Reply<'projects.get'>>().toEqualTypeOf<Workspace>();
    // @ts-expect-error a workspace is not a name
    assertType<Handler<'projects.get'>>(async () => ({ name: 'a' }));
  });

  it('get only the ports that the row declares', () => {
    assertType<Handler<'projects.list'>>(async (_, { table }) => {
      await table.query({ pk: pk('alpha') });
      // @ts-expect-error the row does not declare table.write
      await table.write();
      return { rows: [], count: 0 };
    });
    assertType<Handler<'projects.list'>>(async (_, ports) => {
      // @ts-expect-error the row declares no files
      ports.files;
      return { rows: [], count: 0 };
    });
    expectTypeOf<PortsFor<'workflows.start'>['workflows']>().not.toHaveProperty('stop');
  });

  it('know the caller, unless the row is public', () => {
    assertType<Handler<'projects.get'>>(async ({ caller, found }) => {
      expectTypeOf(caller.tenant).toEqualTypeOf<string>();
      if (!found.workspace) throw new Error();
      const { id, tags } = found.workspace;
      const names = { projectId: id, tagging: tags, type: 'work', visibility: 'Public' } as const;
      return { ...found.workspace, ...names, isLibrary: false };
    });
    assertType<Handler<'account.memberSignIn'>>(async ({ caller }) => {
      // @ts-expect-error nobody may have signed in yet
      caller.tenant;
      throw new Error();
    });
  });
});

describe('inputs', () => {
  it('are looser for the sender than for the handler', () => {
    expectTypeOf<Sent<'projects.create', 'body'>>().toHaveProperty('name');
    assertType<Sent<'projects.create', 'body'>>({ name: 'a' });
    expectTypeOf<Parsed<'projects.create', 'body'>['tags']>().toEqualTypeOf<string[]>();
    expectTypeOf<Parsed<'projects.get', 'query'>>().toEqualTypeOf<undefined>();
  });
});

describe('keys', () => {
  it('cannot be made without a tenant', () => {
    assertType<Key>(key(pk('alpha', 'PROJECT'), 'x'));
    // @ts-expect-error a plain string is no partition key
    assertType<Key>({ pk: 'PROJECT#1', sk: 'x' });
  });
});
