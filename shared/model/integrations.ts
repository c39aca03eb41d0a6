// Defines external services that a stage may connect: error reporting, page analytics, customer chat. Nothing is loaded
// for an absent service.
import * as z from 'zod';

const Address = z.url({ protocol: /^https?$/ });

export const Integrations = z.strictObject({
  /** Sentry, or a service with the same protocol. */
  errors: z.strictObject({ dsn: Address }).optional(),
  /** Plausible's events API: its address, and the site under which visits are counted. */
  analytics: z.strictObject({ address: Address, site: z.string().min(1) }).optional(),
  /** Chatwoot: its address, and the token of the website's inbox. */
  chat: z.strictObject({ address: Address, token: z.string().min(1) }).optional(),
});
export type Integrations = z.infer<typeof Integrations>;

const originOf = (address: string): string => new URL(address).origin;
const secureSocket = (origin: string): string => origin.replace(/^http/, 'ws');

/** Origins that the content security policy must allow for them, by directive. */
export const integrationOrigins = ({ errors, analytics, chat }: Integrations = {}) => {
  const chatOrigins = chat ? [originOf(chat.address)] : [];
  return {
    script: chatOrigins,
    frame: chatOrigins,
    connect: [
      ...(errors ? [originOf(errors.dsn)] : []),
      ...(analytics ? [originOf(analytics.address)] : []),
      ...chatOrigins,
      ...chatOrigins.map(secureSocket),
    ],
  };
};
