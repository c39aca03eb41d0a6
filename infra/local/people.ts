// The demo accounts of the local stage, whose common password is printed at start.
import { PLATFORM } from '#functions/store/keys.ts';
import { type Flag, ROLES, type Role } from '#shared/model/enums.ts';

export const DEMO_PASSWORD = 'Footnote!2026';

type Organisation = {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly domain: string;
  /** The owner's address; the owner's name is shown as the admin's. */
  readonly email: string;
  readonly tags: readonly string[];
  readonly role?: { readonly name: string; readonly description: string; readonly flags: readonly Flag[] };
};

export const ORGANISATIONS: readonly Organisation[] = [
  {
    id: PLATFORM,
    name: 'Footnote',
    code: 'FOOTNOTE',
    domain: 'footnote.test',
    email: 'super@footnote.test',
    tags: [],
  },
  {
    id: 'hanbit',
    name: 'Hanbit Partners',
    code: 'HANBIT',
    domain: 'hanbit.test',
    email: 'owner@hanbit.test',
    tags: ['M&A', '실사', '물류', '경쟁사'],
    role: {
      name: '감사 담당',
      description: '감사 로그와 구성원을 보고 보고서를 읽습니다.',
      flags: ['StaffView', 'UserView', 'AuditLogView', 'ReportView'],
    },
  },
  {
    id: 'kaede',
    name: 'Kaede Capital',
    code: 'KAEDE',
    domain: 'kaede.test',
    email: 'owner@kaede.test',
    tags: ['投資', '食品'],
  },
];

/** The initial credits of each demo organization. */
export const DEMO_CREDITS = 1000;

type Person = {
  readonly tenant: string;
  readonly email: string;
  readonly role: Role;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent for most people, so that a new browser starts in the product's default language. */
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
