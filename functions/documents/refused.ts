// The error for a file that cannot be read, with the reason that its owner sees; a result, not a fault of the service.
import type { FileReason } from '#shared/model/file.ts';

export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused';
  readonly reason: FileReason;
  constructor(reason: FileReason) {
    super(reason);
    this.reason = reason;
  }
}
