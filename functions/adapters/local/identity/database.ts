// Opens the database file of the local accounts: readable only by its owner, and intact after a killed process.
import type { DatabaseSync } from 'node:sqlite';
import { openPrivateDatabase } from '../private-database.ts';

const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 5000;
  PRAGMA foreign_keys = ON;
  CREATE TABLE IF NOT EXISTS signing_key (id INTEGER PRIMARY KEY CHECK (id = 1), pem TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS account (
    userId TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, tenant TEXT NOT NULL,
    hash TEXT NOT NULL, srpSalt TEXT NOT NULL, srpVerifier TEXT NOT NULL, createdAt INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS refresh_token (
    hash TEXT PRIMARY KEY, family TEXT NOT NULL,
    userId TEXT NOT NULL REFERENCES account (userId) ON DELETE CASCADE,
    authTime INTEGER NOT NULL, expiresAt INTEGER NOT NULL, retiredAt INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS refresh_token_family ON refresh_token (family);
  CREATE INDEX IF NOT EXISTS refresh_token_user ON refresh_token (userId);
  CREATE TABLE IF NOT EXISTS attempt (kind TEXT NOT NULL, email TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS attempt_email ON attempt (kind, email, at);
  CREATE TABLE IF NOT EXISTS authenticator (
    userId TEXT PRIMARY KEY REFERENCES account (userId) ON DELETE CASCADE,
    secret TEXT, pending TEXT, isOn INTEGER NOT NULL, lastStep INTEGER NOT NULL
  ) STRICT;
`;

/** `path` is a file, or `:memory:`. */
export const openIdentityDatabase = (path: string): DatabaseSync => openPrivateDatabase(path, SCHEMA);
