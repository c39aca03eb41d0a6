// The import rules: which folders may import which.
const top = (...names) => `^(${names.join('|')})/`;
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;
const ban = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    ban(
      'shared-is-a-leaf',
      { path: '^shared/' },
      { path: top('infra', 'functions', 'web', 'state-machines', 'tests') },
    ),
    ban(
      'shared-needs-only-zod',
      // Texts of the back end are read from their files when they are first needed.
      { path: '^shared/', pathNot: '^shared/i18n/translate\\.ts$' },
      { dependencyTypes: ['npm', 'core'], pathNot: npm('zod') },
    ),
    ban('web-reads-no-texts-from-files', { path: '^web/' }, { path: '^shared/i18n/translate\\.ts$' }),
    ban('web-sees-only-shared', { path: '^web/' }, { path: top('infra', 'functions', 'state-machines', 'tests') }),
    ban(
      'web-has-no-server-packages',
      { path: '^web/src/' },
      {
        path: npm(
          '@aws-sdk',
          '@smithy',
          '@middy',
          'aws-cdk-lib',
          'constructs',
          'docx',
          'pdfmake',
          'hucre',
          'undici',
          'jose',
        ),
      },
    ),
    ban(
      'features-are-islands',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ban('web-flows-down', { path: '^web/src/(components|lib|i18n)/' }, { path: '^web/src/(features|app)/' }),
    ban('features-not-app', { path: '^web/src/features/' }, { path: '^web/src/app/' }),
    ban(
      'infra-names-code-by-path',
      { path: '^infra/', pathNot: '^infra/(local|bench|operate)/' },
      { path: top('functions', 'web', 'tests') },
    ),
    ban('constructs-know-no-stack', { path: '^infra/constructs/' }, { path: '^infra/stacks/' }),
    ban('machines-are-data', { path: '^state-machines/' }, { path: top('infra', 'web', 'tests') }),
    ban(
      'core-is-pure',
      { path: '^functions/(domain|store|documents|sheets|checklists|engine|analyses|sources|drives|export|ports)/' },
      { path: '^functions/(api|tasks|adapters|http|triggers)/' },
    ),
    ban(
      'core-has-no-io',
      { path: '^functions/(domain|store|sheets|checklists|engine|analyses|sources|drives|ports)/' },
      { dependencyTypes: ['core'], pathNot: '^(node:)?crypto$' },
    ),
    ban(
      'documents-and-export-have-no-io',
      { path: '^functions/(documents|export)/' },
      { dependencyTypes: ['core'], pathNot: '^(node:)?(crypto|zlib|buffer)$' },
    ),
    ban(
      'services-are-islands',
      { path: '^functions/(api|tasks)/([^/]+)/' },
      { path: '^functions/(api|tasks)/[^/]+/', pathNot: '^functions/$1/$2/' },
    ),
    ban(
      'only-entries-wire-aws',
      {
        path: '^functions/',
        pathNot: '^functions/((api|tasks|triggers)/[^/]+/index[.]ts$|http/lambda|adapters/aws/)',
      },
      { path: '^functions/adapters/aws/' },
    ),
    ban(
      'only-the-local-stage-wires-local',
      { path: '^functions/', pathNot: '^functions/adapters/local/' },
      { path: '^functions/adapters/local/' },
    ),
    ban(
      'sdk-only-in-aws-adapters',
      { path: '^(functions|shared|state-machines)/', pathNot: '^functions/adapters/aws/' },
      { path: npm('@aws-sdk', '@smithy', '@aws-crypto') },
    ),
    ban(
      'cdk-only-in-infra',
      { pathNot: '^(infra|tests/infra)/' },
      { path: npm('aws-cdk-lib', 'constructs', 'cdk-nag') },
    ),
    ban('nothing-imports-tests', { pathNot: '^(tests/|vitest|infra/bench/)' }, { path: '^tests/' }),
    ban('no-cycles', {}, { circular: true }),
    ban('resolvable', {}, { couldNotResolve: true }),
  ],
  options: {
    // What no rule asks for, such as orphans and dependents, is not computed.
    skipAnalysisNotInRules: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(cdk[.]out|coverage|web/dist)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
