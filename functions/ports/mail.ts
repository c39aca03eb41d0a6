// Outgoing e-mail.

export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same key is sent once. */
  readonly key: string;
};

export type Mail = { send(letter: Letter): Promise<void> };
