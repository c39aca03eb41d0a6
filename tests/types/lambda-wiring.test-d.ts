// Type tests of the wiring: a service whose rows use a port must get it.
import { kernelOf } from '#functions/adapters/aws/wiring.ts';
import type { HandlersOf } from '#functions/http/handler.ts';
import type { Files } from '#functions/ports/files.ts';
import type { Identity } from '#functions/ports/identity.ts';
import type { Mail } from '#functions/ports/mail.ts';
import type { Workflows } from '#functions/ports/workflows.ts';

declare const account: () => Promise<{ readonly handlers: HandlersOf<'account'> }>;
declare const files: () => Promise<{ readonly handlers: HandlersOf<'files'> }>;
declare const workspaces: () => Promise<{ readonly handlers: HandlersOf<'workspaces'> }>;
declare const store: Files;
declare const identity: Identity;
declare const mail: Mail;
declare const workflows: Workflows;

/** Never called; only its types matter. */
export const wired = () => [
  kernelOf<'workspaces'>(workspaces, { files: store, mail, workflows }),
  kernelOf<'account'>(account, { identity, mail }),
  kernelOf<'files'>(files, { files: store, workflows }),
  // @ts-expect-error the rows of files use the bucket
  kernelOf<'files'>(files, { workflows }),
  // @ts-expect-error the rows of account use identity
  kernelOf<'account'>(account, { mail }),
];
