// The address of a new SQLite database in memory that a second connection of this process can open.
import { randomUUID } from 'node:crypto';

export const memoryAddress = (): string => `file:${randomUUID()}?mode=memory&cache=shared`;
