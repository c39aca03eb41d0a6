// Outgoing email.

export type Email = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The idempotency key: an email with the same key is sent once. */
  readonly key: string;
};

export type Mail = { send(email: Email): Promise<void> };
