// The keys of all texts, so that a wrong one does not compile. Korean is the reference.
import 'i18next';
import type admin from '#shared/i18n/ko/admin.json';
import type analyses from '#shared/i18n/ko/analyses.json';
import type answers from '#shared/i18n/ko/answers.json';
import type audit from '#shared/i18n/ko/audit.json';
import type auth from '#shared/i18n/ko/auth.json';
import type checklists from '#shared/i18n/ko/checklists.json';
import type common from '#shared/i18n/ko/common.json';
import type credits from '#shared/i18n/ko/credits.json';
import type drives from '#shared/i18n/ko/drives.json';
import type errors from '#shared/i18n/ko/errors.json';
import type files from '#shared/i18n/ko/files.json';
import type finance from '#shared/i18n/ko/finance.json';
import type outputs from '#shared/i18n/ko/outputs.json';
import type people from '#shared/i18n/ko/people.json';
import type platform from '#shared/i18n/ko/platform.json';
import type profile from '#shared/i18n/ko/profile.json';
import type quality from '#shared/i18n/ko/quality.json';
import type questions from '#shared/i18n/ko/questions.json';
import type report from '#shared/i18n/ko/report.json';
import type roles from '#shared/i18n/ko/roles.json';
import type runs from '#shared/i18n/ko/runs.json';
import type shell from '#shared/i18n/ko/shell.json';
import type sources from '#shared/i18n/ko/sources.json';
import type spreadsheets from '#shared/i18n/ko/spreadsheets.json';
import type tags from '#shared/i18n/ko/tags.json';
import type tour from '#shared/i18n/ko/tour.json';
import type viewer from '#shared/i18n/ko/viewer.json';
import type workspaces from '#shared/i18n/ko/workspaces.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      admin: typeof admin;
      analyses: typeof analyses;
      answers: typeof answers;
      audit: typeof audit;
      auth: typeof auth;
      checklists: typeof checklists;
      common: typeof common;
      credits: typeof credits;
      drives: typeof drives;
      errors: typeof errors;
      files: typeof files;
      finance: typeof finance;
      outputs: typeof outputs;
      people: typeof people;
      platform: typeof platform;
      profile: typeof profile;
      quality: typeof quality;
      report: typeof report;
      roles: typeof roles;
      runs: typeof runs;
      questions: typeof questions;
      shell: typeof shell;
      sources: typeof sources;
      spreadsheets: typeof spreadsheets;
      tags: typeof tags;
      tour: typeof tour;
      viewer: typeof viewer;
      workspaces: typeof workspaces;
    };
  }
}
