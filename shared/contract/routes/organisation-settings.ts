// Settings of an organization by its owner: outsiders it admits, and the template of its Word exports.
import * as z from 'zod';
import { UPLOAD } from '../../model/upload.ts';
import { WordTemplate } from '../../report/house-style.ts';
import { route } from '../route.ts';

const READ_WRITE = ['table.read', 'table.write'] as const;

/** Of whom a workspace invites from outside the organization's domain. */
const Settings = z.object({ approvesOutsiders: z.boolean(), refusesOutsiders: z.boolean() });

export const organisationSettings = {
  'organisation.settings': route({
    method: 'GET',
    path: '/api/organization/settings',
    service: 'organisation',
    rule: 'role.write',
    uses: ['table.read'],
    reply: Settings,
    summary: 'What the owner has set for the organisation',
  }),
  'organisation.updateSettings': route({
    method: 'PATCH',
    path: '/api/organization/settings',
    service: 'organisation',
    rule: 'role.write',
    uses: READ_WRITE,
    body: Settings.partial(),
    reply: Settings,
    audit: 'organisation.change',
    stepUp: true,
    summary: 'Whether people from outside the organisation need an approval, or are not invited at all',
  }),
  'organisation.template': route({
    method: 'GET',
    path: '/api/organization/template',
    service: 'organisation',
    rule: 'role.write',
    uses: ['table.read'],
    reply: z.object({ template: WordTemplate.nullable() }),
    summary: 'What the Word template of the organisation gives its documents',
  }),
  'organisation.setTemplate': route({
    method: 'PUT',
    path: '/api/organization/template',
    service: 'organisation',
    rule: 'role.write',
    uses: READ_WRITE,
    body: z.object({}),
    multipart: true,
    reply: WordTemplate,
    limits: { perMinute: 10, bodyBytes: UPLOAD.maxMultipartBytes },
    audit: 'organisation.change',
    summary: 'Take fonts, colours, logo and disclaimer of Word exports from a template',
  }),
  'organisation.removeTemplate': route({
    method: 'DELETE',
    path: '/api/organization/template',
    service: 'organisation',
    rule: 'role.write',
    uses: READ_WRITE,
    reply: z.object({ deleted: z.literal(true) }),
    audit: 'organisation.change',
    summary: 'Write Word exports in the usual look again',
  }),
};
