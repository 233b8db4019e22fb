/**
 * The arrow of imports: money ← domain ← contracts ← apps, and within the server: config, platform and the ground
 * features ← engine's door ← features, each using only features to its left.
 */

/** Features that every other one may use. */
const GROUND = [
  'settings',
  'sessions',
  'menus',
  'content',
  'companies',
  'areas',
  'messages',
  'audit',
  'approvals',
  'operators',
  'uploads',
  'passkeys',
  'second-factor',
  'desk',
  'claims',
  'exports',
  'warnings',
  'push',
  'search',
];
/** The business, from left to right; a name may use the names in the columns before its own. */
const BUSINESS = [
  ['delivery'],
  ['codes'],
  ['customers', 'market', 'feedback'],
  ['credentials'],
  ['verification'],
  ['wallet'],
  ['deposits', 'withdrawals'],
  ['trading', 'options', 'limits', 'loans', 'mining', 'favourites', 'alerts'],
  ['copy-trading', 'reports', 'proof'],
  ['notices', 'live', 'health', 'dashboard', 'webhooks'],
];

const FEATURES = '^apps/server/src/features';
const any = (names) => `(?:${names.join('|')})`;

const leftToRight = BUSINESS.flatMap((column, at) => {
  const allowed = [...GROUND, ...BUSINESS.slice(0, at).flat()];
  return column.map((feature) => ({
    name: `feature-${feature}-looks-left`,
    comment: 'A feature uses only features to its left; features side by side meet in entries and events.',
    severity: 'error',
    from: { path: `${FEATURES}/${feature}/` },
    to: { path: `${FEATURES}/`, pathNot: `${FEATURES}/${any([...allowed, feature])}/` },
  }));
});

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** A library that may use only the named libraries and packages. */
const leaf = (library, libraries, packages) =>
  forbid(
    `${library}-stays-low`,
    `libs/${library} stands below whatever it does not name here.`,
    { path: `^libs/${library}/src`, pathNot: '\\.spec\\.ts$' },
    {
      pathNot: [
        `^libs/${any([library, ...libraries])}/`,
        ...packages.map((name) => `node_modules/(?:@types/)?${name}/`),
      ],
    },
  );

module.exports = {
  forbidden: [
    forbid('no-cycles', 'No import leads back to where it began.', {}, { circular: true }),
    forbid(
      'resolvable',
      'An import leads somewhere; `virtual:` is made by the build.',
      {},
      {
        couldNotResolve: true,
        pathNot: '^virtual:',
      },
    ),
    forbid(
      'declared',
      'A package stands in the package.json of the workspace that uses it.',
      { path: '^(?:libs|apps)/[^/]+/src', pathNot: '\\.spec\\.tsx?$' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    leaf('money', [], []),
    leaf('domain', ['money'], ['luxon']),
    leaf('contracts', ['money', 'domain'], ['zod']),
    leaf('i18n', ['money', 'contracts'], []),
    forbid('libraries-below-apps', 'No library knows an app.', { path: '^libs/' }, { path: '^apps/' }),
    forbid(
      'apps-apart',
      'The apps meet only in the contract; tests may start the server.',
      { path: '^apps/([^/]+)/src' },
      { path: '^apps/', pathNot: '^apps/$1/' },
    ),
    forbid(
      'the-engine-has-one-door',
      'Features reach the engine through its client and read view, its tables and the commands of its products.',
      { path: `${FEATURES}/` },
      {
        path: '^apps/server/src/engine/',
        pathNot: [
          '^apps/server/src/engine/(?:protocol|client)\\.ts$',
          '^apps/server/src/engine/view/engine-view\\.ts$',
          '^apps/server/src/engine/.+/tables/[^/]+\\.ts$',
          '^apps/server/src/engine/products/[^/]+/commands\\.ts$',
          // Leaves and nodes of sealed days: paths are found with what the seals were made with; and whether the chain stands.
          '^apps/server/src/engine/products/seals/(?:node-hasher|sealing/(?:nonces|chunked-tree|day-entries|day-inputs|find-chain-fault))\\.ts$',
          '^apps/server/src/engine/market/(symbol|feed)-commands\\.ts$',
        ],
      },
    ),
    forbid(
      'the-client-could-live-elsewhere',
      'What features hold of the engine knows plain data and pure functions: nothing of the state, the lane or a store.',
      { path: '^apps/server/src/engine/(?:client|view/engine-view|view/snapshot)\\.ts$' },
      {
        path: '^apps/server/src/(?:engine|platform|features|cli)/',
        pathNot: [
          '^apps/server/src/engine/(?:protocol|client)\\.ts$',
          '^apps/server/src/engine/view/(?:engine-view|snapshot)\\.ts$',
          '^apps/server/src/engine/kernel/(?:registry|listeners)\\.ts$',
          '^apps/server/src/engine/market/(?:symbol-commands|rates)\\.ts$',
          '^apps/server/src/engine/.+/tables/[^/]+\\.ts$',
          '^apps/server/src/platform/unavailable\\.ts$',
        ],
      },
    ),
    forbid(
      'the-kernel-knows-no-product',
      'Lane, journal, ledger and market carry whatever the products bring along.',
      { path: '^apps/server/src/engine/(?:kernel|market)/', pathNot: '\\.spec\\.ts$' },
      { path: '^apps/server/src/engine/(?:products/|engine\\.ts)' },
    ),
    forbid(
      'the-kernel-knows-no-market',
      'What the kernel needs of prices it declares itself (`received.ts`, hooks of `product.ts`); the market gives it.',
      { path: '^apps/server/src/engine/kernel/', pathNot: '\\.spec\\.ts$' },
      { path: '^apps/server/src/engine/(?!kernel/)' },
    ),
    forbid(
      'the-engine-knows-no-feature',
      'Lane, market and triggers know no screen and no call.',
      { path: '^apps/server/src/engine/' },
      { path: '^apps/server/src/(?:features|cli|config|platform/(?:http|socket|admin|auth))/' },
    ),
    forbid(
      'platform-has-no-business',
      'Technology without a business word.',
      { path: '^apps/server/src/(?:platform|config)/' },
      { path: '^apps/server/src/(?:features|cli)/' },
    ),
    forbid(
      'ground-features-stand-below',
      'What every feature may use, uses none of the business.',
      { path: `${FEATURES}/${any(GROUND)}/` },
      { path: `${FEATURES}/`, pathNot: `${FEATURES}/${any(GROUND)}/` },
    ),
    forbid(
      'every-feature-has-its-place',
      'A new feature is put into its column here.',
      { path: `${FEATURES}/`, pathNot: `${FEATURES}/${any([...GROUND, ...BUSINESS.flat()])}/` },
      {},
    ),
    forbid(
      'ui-knows-no-business',
      "The customer app's own parts know no feature and no call.",
      { path: '^apps/customer/src/ui/' },
      { path: '^apps/customer/src/(?:features|api)/' },
    ),
    ...leftToRight,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.json$'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.check.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node', 'require'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
