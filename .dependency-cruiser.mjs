// The architecture as a list. `npm run check -- boundaries` holds every import against it.

/** The rooms of the house, and the rooms each may import. What is not listed is forbidden. */
const rooms = {
  core: [],
  fair: ['core'],
  games: ['core', 'fair'],
  art: ['core'],
  contract: ['core'],
  i18n: ['core', 'contract'],
  server: ['core', 'fair', 'games', 'art', 'contract', 'i18n'],
  'web/ui': ['core'],
  'web/client': ['core', 'fair', 'contract'],
  'web/site': ['core', 'fair', 'games', 'art', 'contract', 'i18n', 'web/ui', 'web/client'],
  'web/play': ['core', 'fair', 'games', 'art', 'contract', 'i18n', 'web/ui', 'web/client'],
}

/** Server districts, lowest first, each with its features, lowest first. A feature may use the ones before it. */
const districts = {
  brand: ['house', 'settings', 'proposal'],
  people: [
    'identity',
    'freeze',
    'verification',
    'factor',
    'session',
    'member',
    'social',
    'password',
    'payment',
    'security',
    'uploads',
    'memberEvent',
    'profile',
    'documents',
  ],
  money: [
    'ledger',
    'wallet',
    'control',
    'provider',
    'deposit',
    'playThrough',
    'payoutAccount',
    'approval',
    'withdrawal',
    'vendor',
    'funds',
    'transfer',
    'statement',
    'adjustment',
  ],
  catalog: ['pictures', 'state', 'search', 'hot', 'games', 'favourite', 'recent', 'winners'],
  play: ['fairness', 'launch', 'round', 'jackpot', 'slot', 'arcade', 'table', 'lottery', 'figures', 'record'],
  rewards: [],
  agents: [],
  talk: ['content', 'announcement', 'banner', 'article', 'chat', 'inbox'],
  office: ['books', 'deeds', 'failures', 'reconciliation', 'purse', 'freeze', 'desk'],
}

const features = Object.entries(districts).flatMap(([district, names]) => names.map((name) => `${district}/${name}`))

const oneOf = (/** @type {readonly string[]} */ paths) => `(${paths.join('|')})/`
const server = (/** @type {readonly string[]} */ paths) => `^server/src/${oneOf(paths)}`

/** Code that decides: a file without a role in its name. */
const DECIDES = '^server/src/(?!platform/|main/)[^/]+/([^/]+)/(?!index\\.ts$)[^./]+\\.ts$'
const ROLE = '\\.(actions|sql|routes|socket|jobs)\\.ts$'
const TEST = '\\.(test|e2e)\\.tsx?$'
/** @type {import('dependency-cruiser').DependencyType[]} */
const PACKAGE = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core']

/**
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @type {(name: string, comment: string, from: Rule['from'], to: Rule['to']) => Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const roomRules = Object.entries(rooms).map(([room, may]) =>
  forbid(
    `${room}-looks-down`,
    `${room} may import ${may.length > 0 ? may.join(', ') : 'no other room'}`,
    { path: `^${room}/` },
    { path: '^[^./][^/]*/', pathNot: ['node_modules/', `^${oneOf([room, ...may])}`], dependencyTypesNot: PACKAGE },
  ),
)

const featureRules = features
  .slice(0, -1)
  .map((feature, at) =>
    forbid(
      `${feature}-looks-down`,
      'a feature uses lower features only; it tells higher ones by an event in the outbox',
      { path: `^server/src/${feature}/` },
      { path: server(features.slice(at + 1)) },
    ),
  )

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...roomRules,
    forbid(
      'room-front-door',
      'another room is entered by its name, not by a path into it',
      { path: '^(core|fair|games|art|contract|server|web/[^/]+|bench|e2e|tools)/' },
      {
        path: '^(core|fair|games|art|contract|web/client)/src/(?!index\\.ts$)',
        // What a first page fetches late has doors of its own, and so has what tests of several rooms share.
        pathNot: [
          '^$1/',
          '^contract/src/lazyCalls\\.ts$',
          '^web/client/src/(kept|lazy|realtime|signatures|solveWork)\\.ts$',
          '^games/src/(arcade/testing/bets|testing/honest)\\.ts$',
        ],
      },
    ),
    ...featureRules,
    forbid(
      'feature-is-listed',
      'add the feature to the list in .dependency-cruiser.mjs, at its height',
      { path: '^server/src/', pathNot: server(['platform', 'main', ...features]) },
      {},
    ),
    forbid(
      'feature-front-door',
      'another feature is entered by index.ts, or by its pure file of the same name',
      { path: '^server/src/(?!main/)([^/]+/[^/]+)/' },
      {
        path: '^server/src/(?!platform/|main/)[^/]+/([^/]+)/(?!index\\.ts$|\\1\\.ts$)',
        pathNot: '^server/src/$1/',
      },
    ),
    forbid(
      'feature-pure-door',
      'only code that decides may enter by the pure file; what acts enters by index.ts',
      { path: `^server/src/(?!main/)([^/]+/[^/]+)/.*${ROLE}` },
      { path: '^server/src/(?!platform/|main/)[^/]+/([^/]+)/\\1\\.ts$', pathNot: '^server/src/$1/' },
    ),
    forbid(
      'deciding-is-pure',
      'x.ts decides; it may not reach SQL, HTTP, jobs, the platform or a front door',
      { path: DECIDES },
      { path: [ROLE, '/index\\.ts$', '^server/src/platform/'], pathNot: '^(core|fair|games|art|contract|i18n)/' },
    ),
    forbid(
      'deciding-needs-no-package',
      'x.ts decides with plain code; packages and Node belong to the roles',
      { path: DECIDES },
      { dependencyTypes: PACKAGE, pathNot: '^(core|fair|games|art|contract|i18n)/' },
    ),
    forbid(
      'platform-knows-no-product',
      'platform code would fit any product',
      { path: '^server/src/platform/' },
      { path: '^server/src/(?!platform/)' },
    ),
    forbid(
      'only-main-wires',
      'only main chooses and starts things',
      { path: '^server/src/(?!main/)' },
      { path: '^server/src/main/' },
    ),
    forbid(
      'testing-stays-in-tests',
      'what serves tests is not part of the product',
      { path: '^(core|fair|games|art|contract|i18n|server|web)/', pathNot: [TEST, '/testing/'] },
      { path: '/testing/', pathNot: 'node_modules/' },
    ),
    forbid('product-needs-no-test', 'a test is imported by nothing', {}, { path: TEST }),
    forbid(
      'pure-needs-no-package',
      'core, fair, games and art run anywhere: no package, no Node module',
      { path: '^(core|fair|games|art)/', pathNot: TEST },
      { dependencyTypes: PACKAGE, pathNot: '^(core|fair|games|art)/' },
    ),
    forbid(
      'app-combines',
      'the app puts features together; a feature does not know the app it is in',
      { path: '^web/site/src/(?!app/|main\\.tsx$)' },
      { path: '^web/site/src/(app/|main\\.tsx$)' },
    ),
    forbid('no-cycles', 'a cycle is one module pretending to be two', {}, { circular: true }),
    forbid('not-to-unresolvable', 'an import nothing answers', {}, { couldNotResolve: true }),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.types|dist|dist-paint|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
