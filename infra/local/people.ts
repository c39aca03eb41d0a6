// The demo accounts of the local stage (DESIGN section 5); the password of all is printed at start.

import { PLATFORM } from '#functions/store/keys.ts';
import { ROLES, type Role } from '#shared/model/enums.ts';

export const DEMO_PASSWORD = 'Footnote!2026';

export const ORGANISATIONS = [
  { id: PLATFORM, name: 'Footnote', code: 'FOOTNOTE', website: 'https://footnote.test', email: 'super@footnote.test' },
  { id: 'hanbit', name: 'Hanbit Partners', code: 'HANBIT', website: 'https://hanbit.test', email: 'owner@hanbit.test' },
  { id: 'kaede', name: 'Kaede Capital', code: 'KAEDE', website: 'https://kaede.test', email: 'owner@kaede.test' },
] as const;

type Person = {
  readonly tenant: string;
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent for most, so that a new browser starts in the product's default language. */
  readonly language?: 'ko' | 'en' | 'ja';
};

export const PEOPLE: readonly Person[] = [
  { tenant: PLATFORM, email: 'super@footnote.test', role: ROLES.superAdmin, firstName: 'Sam', lastName: 'Porter' },
  {
    tenant: 'hanbit',
    email: 'owner@hanbit.test',
    role: ROLES.owner,
    firstName: '서연',
    lastName: '김',
    language: 'ko',
  },
  {
    tenant: 'hanbit',
    email: 'admin@hanbit.test',
    role: ROLES.admin,
    firstName: '도윤',
    lastName: '이',
    language: 'ko',
  },
  {
    tenant: 'hanbit',
    email: 'member@hanbit.test',
    role: ROLES.member,
    firstName: '지우',
    lastName: '박',
    language: 'ko',
  },
  {
    tenant: 'hanbit',
    email: 'guest@hanbit.test',
    role: ROLES.guest,
    firstName: '하은',
    lastName: '최',
    language: 'ko',
  },
  {
    tenant: 'hanbit',
    email: 'limited@hanbit.test',
    role: ROLES.adminNotCreator,
    firstName: '민준',
    lastName: '정',
    language: 'ko',
  },
  { tenant: 'kaede', email: 'owner@kaede.test', role: ROLES.owner, firstName: '健', lastName: '佐藤', language: 'ja' },
];
