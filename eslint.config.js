import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TYPED = [
  'libs/*/src/**/*.ts',
  'apps/server/src/**/*.ts',
  'apps/server/test/**/*.ts',
  'apps/customer/e2e/**/*.ts',
];

export default defineConfig([
  globalIgnores(['**/dist/', '**/node_modules/', 'data/', '**/test-results/', '**/playwright-report/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          caughtErrorsIgnorePattern: '^_',
        },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      eqeqeq: ['error', 'smart'],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A union of literals does it.' },
      ],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    // What needs types: a promise that nobody waits for is an error that nobody sees.
    files: TYPED,
    languageOptions: {
      parserOptions: { project: './tsconfig.check.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/await-thenable': 'error',
    },
  },
  {
    files: ['apps/admin/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-admin',
              importNames: ['useCanAccess', 'CanAccess', 'ListButton'],
              message: 'Ask `useMay`: its doc says why.',
            },
          ],
        },
      ],
    },
  },
  {
    // The lane's batches are generated once for each table; migrations run once; reader and loader put a declared
    // table's name before what their callers have written out.
    files: ['apps/server/src/**/*.ts'],
    ignores: [
      'apps/server/src/engine/kernel/store/**',
      'apps/server/src/engine/kernel/loader.ts',
      'apps/server/src/platform/database/reader.ts',
      'apps/server/src/platform/database/migrations/**',
      'apps/server/src/cli/bench/**',
      'apps/server/src/cli/verification/schema.ts',
      '**/*.spec.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'A union of literals does it.' },
        {
          selector:
            ':not(TaggedTemplateExpression) > TemplateLiteral[expressions.length>0]:has(TemplateElement[value.raw=/\\b(SELECT|INSERT INTO|DELETE FROM|WHERE|ORDER BY|GROUP BY|LIMIT|UNION ALL)\\b/])',
          message: 'A statement that is put together from pieces is built in `platform/database/queries.ts`.',
        },
      ],
    },
  },
  {
    // Nest reads constructor types at run time.
    files: ['apps/server/src/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['libs/domain/src/**/*.ts', 'libs/money/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'setTimeout', 'setInterval', 'fetch', 'crypto'].map((name) => ({
          name,
          message: 'The core is pure: values and time come in.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time comes in.' },
        { object: 'Math', property: 'random', message: 'The core is pure.' },
        { object: 'DateTime', property: 'now', message: 'Time comes in.' },
      ],
    },
  },
]);
