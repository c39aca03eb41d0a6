// The error for a Word template that cannot be used, with the reason that its owner sees.

type Reason =
  | { readonly is: 'unreadable' }
  | { readonly is: 'noStyles' }
  | { readonly is: 'brokenStyle'; readonly style: string; readonly base: string };

export class BrokenTemplate extends Error {
  override readonly name = 'BrokenTemplate';
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason.is);
    this.reason = reason;
  }
}
