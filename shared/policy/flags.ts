// Lists the nine flags of each role.
import { type Flag, ROLES, type Role } from '../model/enums.ts';

const { superAdmin, owner, admin, member, guest, adminNotCreator } = ROLES;
const ADMINS: readonly Flag[] = ['StaffView', 'UserView', 'UserEdit', 'AuditLogView', 'ReportView', 'ReportEdit'];

export const ROLE_FLAGS: Readonly<Record<Role, readonly Flag[]>> = {
  [superAdmin]: ['SuperAdmin', 'StaffView', 'StaffEdit', 'PermissionEdit', 'AuditLogView', 'UserView', 'UserEdit'],
  [owner]: [
    'StaffView',
    'StaffEdit',
    'PermissionEdit',
    'AuditLogView',
    'UserView',
    'UserEdit',
    'ReportView',
    'ReportEdit',
  ],
  [admin]: ADMINS,
  [adminNotCreator]: ADMINS,
  [member]: ['UserView', 'ReportView', 'ReportEdit'],
  [guest]: ['ReportView'],
};
