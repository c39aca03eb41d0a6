// The emails that a stage shows to its super admins instead of sending them. A stage that sends emails has no inbox.
import type { InboxEmail } from '#shared/model/inbox.ts';

export type Inbox = {
  /** Newest first. */
  page(window: { readonly limit: number; readonly offset: number }): Promise<{
    readonly rows: InboxEmail[];
    readonly count: number;
  }>;
};
