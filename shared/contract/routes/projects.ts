// Workspaces: list, create, read.
import * as z from 'zod';
import { ACCESS } from '../../model/enums.ts';
import { ProjectId } from '../../model/ids.ts';
import { AccessScope, Project } from '../../model/project.ts';
import { listOf, page, route } from '../route.ts';

export const CreateProject = z.object({
  name: z.string().trim().min(1).max(120),
  alias: z.string().trim().max(60).default(''),
  note: z.string().trim().max(2000).default(''),
  tags: z.array(z.string().trim().min(1).max(40)).max(20).default([]),
  access: AccessScope.default(ACCESS.all),
});

export const projects = {
  'projects.list': route({
    method: 'GET',
    path: '/api/v2/project',
    service: 'projects',
    rule: 'project.list',
    uses: ['table.read'],
    query: z.object(page(100)),
    reply: listOf(Project),
    summary: 'The workspaces that the caller can see, newest first',
  }),
  'projects.create': route({
    method: 'POST',
    path: '/api/v2/project',
    service: 'projects',
    rule: 'project.create',
    uses: ['table.read', 'table.write'],
    body: CreateProject,
    reply: Project,
    audit: 'project.create',
    once: true,
    summary: 'Create a workspace',
  }),
  'projects.get': route({
    method: 'GET',
    path: '/api/v2/project/{id}',
    service: 'projects',
    rule: 'project.read',
    uses: ['table.read'],
    ids: [{ in: 'params', name: 'id', kind: 'project' }],
    params: z.object({ id: ProjectId }),
    reply: Project,
    summary: 'One workspace',
  }),
};
