// The keys of all texts, so that a wrong one does not compile. Korean is the reference.
import 'i18next';
import type answers from '#shared/i18n/ko/answers.json';
import type auth from '#shared/i18n/ko/auth.json';
import type common from '#shared/i18n/ko/common.json';
import type errors from '#shared/i18n/ko/errors.json';
import type files from '#shared/i18n/ko/files.json';
import type profile from '#shared/i18n/ko/profile.json';
import type report from '#shared/i18n/ko/report.json';
import type search from '#shared/i18n/ko/search.json';
import type shell from '#shared/i18n/ko/shell.json';
import type tour from '#shared/i18n/ko/tour.json';
import type viewer from '#shared/i18n/ko/viewer.json';
import type workspaces from '#shared/i18n/ko/workspaces.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      answers: typeof answers;
      auth: typeof auth;
      common: typeof common;
      errors: typeof errors;
      files: typeof files;
      profile: typeof profile;
      report: typeof report;
      search: typeof search;
      shell: typeof shell;
      tour: typeof tour;
      viewer: typeof viewer;
      workspaces: typeof workspaces;
    };
  }
}
