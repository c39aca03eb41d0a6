// A file that cannot be read, with the reason that its owner will see; a result, never a fault of the service.
import type { FileReason } from '#shared/model/file.ts';

export class Refused extends Error {
  override readonly name = 'Refused';
  readonly reason: FileReason;
  constructor(reason: FileReason) {
    super(reason);
    this.reason = reason;
  }
}
