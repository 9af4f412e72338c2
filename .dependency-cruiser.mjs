// The architecture as a list. `npm run check -- boundaries` holds every import against it.

import { features, kinds, levels, packages } from './.dependency-levels.mjs'

/** The web apps whose features, and whose pages, do not know each other. */
const APPS = '^web/(site|office)/src'

const oneOf = (/** @type {readonly string[]} */ paths) => `(${paths.join('|')})/`
const server = (/** @type {readonly string[]} */ paths) => `^server/src/${oneOf(paths)}`

const play = (/** @type {readonly string[]} */ paths) => `^web/play/src/${oneOf(paths)}`

/** Code that decides, at any depth of a feature: a file without a role in its name. */
const DECIDES = {
  path: '^server/src/(?!platform/|app/).+/[^./]+\\.ts$',
  pathNot: ['/index\\.ts$', '/feature\\.ts$', '/testing/'],
}
/** Opens the feature that it is in. */
const FEATURE = '^server/src/(?!platform/|app/)[^/]+/[^/]+/feature\\.ts$'
const ROLE = '\\.(actions|sql|routes|socket|jobs|lib)\\.ts$'
/** Code that acts: it writes, sends, waits or is asked from outside. */
const ACTS = '\\.(actions|sql|routes|socket|jobs)\\.ts$'
const TEST = '\\.(test|e2e)\\.tsx?$'
/** @type {import('dependency-cruiser').DependencyType[]} */
const PACKAGE = ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core']

/**
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @type {(name: string, comment: string, from: Rule['from'], to: Rule['to']) => Rule}
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const packageRules = Object.entries(packages).map(([name, may]) =>
  forbid(
    `${name}-imports-down`,
    `${name} may import ${may.length > 0 ? may.join(', ') : 'no other package'}`,
    { path: `^${name}/` },
    { path: '^[^./][^/]*/', pathNot: ['node_modules/', `^${oneOf([name, ...may])}`], dependencyTypesNot: PACKAGE },
  ),
)

/** The server's features go by their domain and name, other folders by their whole path. */
const levelRules = Object.entries(levels).flatMap(([place, folders]) =>
  folders
    .slice(0, -1)
    .map((folder, at) =>
      forbid(
        place === 'server/src' ? `${folder}-imports-down` : `${place}/${folder}-imports-down`,
        'a folder uses lower ones only; higher ones subscribe to its events, or pass in what it shows',
        { path: `^${place}/${folder}/` },
        { path: `^${place}/${oneOf(folders.slice(at + 1))}` },
      ),
    ),
)

const playRules = [
  forbid(
    'play-kinds-apart',
    'kinds of games do not import each other or the shell; what two of them use is in shared',
    { path: play(kinds) },
    { path: ['^web/play/src/main\\.tsx$', play(['shell', ...kinds])], pathNot: '^web/play/src/$1/' },
  ),
  forbid(
    'play-shared-is-lowest',
    'shared code knows no kind of game',
    { path: play(['shared']) },
    { path: ['^web/play/src/main\\.tsx$', play(['shell', ...kinds])] },
  ),
  forbid(
    'play-folder-is-listed',
    'a kind of game is in the list in .dependency-levels.mjs; shared code is in a folder named after its subject',
    {
      path: '^web/play/src/',
      pathNot: ['^web/play/src/main\\.tsx$', '^web/play/src/shared/[^/]+/', play(['shell', ...kinds])],
    },
    {},
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...packageRules,
    forbid(
      'package-index',
      'another package is imported by its name, not by a path into it',
      { path: '^(core|fair|games|art|contract|server|web/[^/]+|bench|e2e|tools)/' },
      {
        path: '^(core|fair|games|art|contract|web/client)/src/(?!index\\.ts$)',
        // What a page loads lazily, and fixtures that several packages share, have entry points of their own.
        pathNot: [
          '^$1/',
          '^core/src/payroll/(index|testing/runs)\\.ts$',
          '^contract/src/lazy(Staff)?Calls\\.ts$',
          '^web/client/src/(kept|lazy|realtime|signatures|solveWork|sportsFeed)\\.ts$',
          '^games/src/(arcade/testing/bets|testing/honest|sports/(index|testing/cases))\\.ts$',
        ],
      },
    ),
    ...levelRules,
    forbid(
      'feature-is-listed',
      'add the feature to the list in .dependency-levels.mjs, at its height',
      { path: '^server/src/', pathNot: server(['platform', 'app', ...features]) },
      {},
    ),
    forbid(
      'feature-index',
      'another feature is imported by index.ts, or by its pure file of the same name',
      { path: '^server/src/(?!app/)([^/]+/[^/]+)/' },
      {
        path: '^server/src/(?!platform/|app/)[^/]+/([^/]+)/(?!index\\.ts$|feature\\.ts$|\\1\\.ts$)',
        // A fixture may use the fixture of a lower feature; `testing-stays-in-tests` keeps both out of the product.
        pathNot: ['^server/src/$1/', '/testing/'],
      },
    ),
    forbid(
      'feature-pure-file',
      'only code that decides may import the pure file; files with a role import index.ts',
      { path: `^server/src/(?!app/)([^/]+/[^/]+)/.*${ROLE}` },
      { path: '^server/src/(?!platform/|app/)[^/]+/([^/]+)/\\1\\.ts$', pathNot: '^server/src/$1/' },
    ),
    forbid(
      'deciding-is-pure',
      'x.ts decides; it may not import SQL, HTTP, jobs, the platform or an index.ts',
      DECIDES,
      { path: [ROLE, '/index\\.ts$', '^server/src/platform/'], pathNot: '^(core|fair|games|art|contract|i18n)/' },
    ),
    forbid(
      'deciding-needs-no-package',
      'x.ts decides with plain code; packages and Node belong to the roles',
      DECIDES,
      { dependencyTypes: PACKAGE, pathNot: '^(core|fair|games|art|contract|i18n)/' },
    ),
    forbid(
      'lib-has-no-effect',
      'x.lib.ts computes with a package or with Node; what acts is in x.actions.ts',
      { path: '^server/src/(?!platform/|app/).+\\.lib\\.ts$' },
      { path: ACTS },
    ),
    forbid(
      'platform-knows-no-product',
      'platform code would fit any product',
      { path: '^server/src/platform/' },
      { path: '^server/src/(?!platform/)' },
    ),
    forbid(
      'only-app-wires',
      'only app chooses and starts things',
      { path: '^server/src/(?!app/)' },
      { path: '^server/src/app/' },
    ),
    forbid(
      'only-app-opens-features',
      'a feature is opened once, by app/compose.ts; another feature names what it needs and is given it',
      { path: '^(server|bench|e2e|tools)/', pathNot: '^server/src/app/' },
      { path: FEATURE },
    ),
    forbid(
      'testing-stays-in-tests',
      'what serves tests is not part of the product',
      { path: '^(core|fair|games|art|contract|i18n|server|web)/', pathNot: [TEST, '/testing/', '^server/test/'] },
      { path: ['/testing/', '^server/test/'], pathNot: 'node_modules/' },
    ),
    forbid('product-needs-no-test', 'a test is imported by nothing', {}, { path: TEST }),
    forbid(
      'pure-needs-no-package',
      'core, fair, games and art run anywhere: no package, no Node module',
      { path: '^(core|fair|games|art)/', pathNot: TEST },
      { dependencyTypes: PACKAGE, pathNot: '^(core|fair|games|art)/' },
    ),
    forbid(
      'web-folder-is-listed',
      'add the folder to the levels in .dependency-levels.mjs, at its height',
      {
        path: '^web/(base|site|office)/src/',
        pathNot: [
          `^web/base/src/${oneOf(levels['web/base/src'])}`,
          `^web/site/src/shell/${oneOf(levels['web/site/src/shell'])}`,
          `^web/office/src/shell/${oneOf(levels['web/office/src/shell'])}`,
          `${APPS}/(features/[^/]+|pages|app)/`,
        ],
      },
      {},
    ),
    ...playRules,
    forbid(
      'features-apart',
      'a feature of a web app does not import another: what both need is lower, or a page passes it in',
      { path: `${APPS}/features/([^/]+)/` },
      { path: '^web/$1/src/features/', pathNot: '^web/$1/src/features/$2/' },
    ),
    forbid(
      'pages-apart',
      'a page does not import another: what both show is a feature',
      { path: `${APPS}/pages/([^/.]+)` },
      { path: '^web/$1/src/pages/', pathNot: '^web/$1/src/pages/$2[/.]' },
    ),
    {
      name: 'no-folder-cycles',
      comment: 'folders that import each other are one folder',
      severity: 'error',
      scope: 'folder',
      from: { path: '^web/(base|site|office|play)/src/' },
      to: { circular: true },
    },
    forbid('no-cycles', 'modules in a cycle cannot be understood or tested apart', {}, { circular: true }),
    forbid('not-to-unresolvable', 'the import does not resolve', {}, { couldNotResolve: true }),
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.types|dist|dist-ssr|\\.data)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
