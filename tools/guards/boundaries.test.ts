import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { scriptOf } from '../check/steps.ts'
import { ROOT } from '../machine/places.mjs'
import { linkPackages, plant, runGuard, type Files } from './plant.ts'

/** Each file has one import, which breaks the rule named beside it and no other. */
const faults: readonly (readonly [rule: string, from: string, imports: string])[] = [
  ['core-imports-down', 'core/src/up.ts', '@ronda/fair'],
  ['fair-imports-down', 'fair/src/up.ts', '@ronda/games'],
  ['games-imports-down', 'games/src/up.ts', '@ronda/contract'],
  ['art-imports-down', 'art/src/up.ts', '@ronda/games'],
  ['contract-imports-down', 'contract/src/math.ts', '@ronda/games'],
  ['i18n-imports-down', 'i18n/src/up.ts', '../../server/src/app/main.ts'],
  ['server-imports-down', 'server/src/platform/http/page.ts', '../../../../web/site/src/app/page.ts'],
  ['web/ui-imports-down', 'web/ui/src/product.ts', '@ronda/contract'],
  ['web/client-imports-down', 'web/client/src/theme.ts', '../../ui/src/index.ts'],
  ['web/site-imports-down', 'web/site/src/app/server.ts', '../../../../server/src/money/ledger/ledger.ts'],
  ['web/site-imports-down', 'web/site/src/app/game.ts', '../../../play/src/index.ts'],
  ['web/play-imports-down', 'web/play/src/shell/page.ts', '../../../site/src/shell/layout/layout.ts'],
  ['package-index', 'server/src/platform/http/deep.ts', '../../../../core/src/money.ts'],
  ['people/identity-imports-down', 'server/src/people/identity/up.sql.ts', '../session/index.ts'],
  ['money/wallet-imports-down', 'server/src/money/wallet/up.jobs.ts', '../../play/slot/index.ts'],
  ['feature-is-listed', 'server/src/money/surprise/surprise.routes.ts', '../ledger/index.ts'],
  ['feature-index', 'server/src/money/wallet/back.actions.ts', '../ledger/ledger.sql.ts'],
  ['feature-pure-file', 'server/src/money/wallet/side.actions.ts', '../ledger/ledger.ts'],
  ['deciding-is-pure', 'server/src/money/wallet/stored.ts', './wallet.sql.ts'],
  ['deciding-is-pure', 'server/src/money/wallet/indexImport.ts', '../ledger/index.ts'],
  ['deciding-is-pure', 'server/src/money/wallet/clock.ts', '../../platform/clock/clock.ts'],
  ['deciding-is-pure', 'server/src/money/provider/sandbox/deep.ts', '../../../platform/clock/clock.ts'],
  ['deciding-needs-no-package', 'server/src/money/wallet/package.ts', 'zod'],
  ['deciding-needs-no-package', 'server/src/money/wallet/files.ts', 'node:fs'],
  ['platform-knows-no-product', 'server/src/platform/jobs/product.ts', '../../money/ledger/index.ts'],
  ['lib-has-no-effect', 'server/src/money/wallet/hash.lib.ts', './wallet.sql.ts'],
  ['deciding-is-pure', 'server/src/money/wallet/hashed.ts', './hash.lib.ts'],
  ['only-app-opens-features', 'server/src/money/wallet/opening.actions.ts', '../ledger/feature.ts'],
  ['only-app-opens-features', 'server/src/money/ledger/own.actions.ts', './feature.ts'],
  ['only-app-opens-features', 'server/test/kit/feature.ts', '../../src/money/ledger/feature.ts'],
  ['only-app-wires', 'server/src/play/slot/wiring.routes.ts', '../../app/main.ts'],
  ['testing-stays-in-tests', 'server/src/play/slot/fake.sql.ts', '../../platform/testing/database.ts'],
  ['testing-stays-in-tests', 'server/src/play/slot/kit.sql.ts', '../../../test/kit/testServer.ts'],
  ['product-needs-no-test', 'server/src/play/slot/test.sql.ts', './slot.test.ts'],
  ['pure-needs-no-package', 'core/src/package.ts', 'zod'],
  ['pure-needs-no-package', 'games/src/files.ts', 'node:fs'],
  ['web/client-imports-down', 'web/client/src/tool.ts', '../../../tools/tool.ts'],
  ['play-kinds-apart', 'web/play/src/crash/Cage.tsx', '../lottery/slip/slip.ts'],
  ['play-kinds-apart', 'web/play/src/arcade/round/table.ts', '../../shell/enter.ts'],
  ['play-shared-is-lowest', 'web/play/src/shared/notice/words.tsx', '../../live/liveGames.ts'],
  ['play-folder-is-listed', 'web/play/src/mahjong/Mahjong.tsx', '../shared/chips/pile.ts'],
  ['play-folder-is-listed', 'web/play/src/shared/loose.ts', './chips/pile.ts'],
  ['web/base-imports-down', 'web/base/src/call/up.ts', '../../../site/src/app/router.ts'],
  ['web/site-imports-down', 'web/site/src/pages/staff.ts', '../../../office/src/app/router.ts'],
  ['web/office-imports-down', 'web/office/src/pages/member.ts', '../../../site/src/app/router.ts'],
  ['web/base/src/call-imports-down', 'web/base/src/call/texts.ts', '../language/texts.ts'],
  ['web/site/src/shell-imports-down', 'web/site/src/shell/layout/menu.ts', '../../features/funds/funds.ts'],
  ['web/site/src/features-imports-down', 'web/site/src/features/deposit/up.ts', '../../pages/HomePage.ts'],
  ['web/site/src/pages-imports-down', 'web/site/src/pages/up.ts', '../app/router.ts'],
  ['web/site/src/shell/layout-imports-down', 'web/site/src/shell/layout/games.ts', '../tile/tile.ts'],
  ['web/office/src/shell-imports-down', 'web/office/src/shell/desk/up.ts', '../../features/books/books.ts'],
  ['web/office/src/features-imports-down', 'web/office/src/features/chat/up.ts', '../../pages/desk/DeskPage.ts'],
  ['web/office/src/pages-imports-down', 'web/office/src/pages/up.ts', '../app/router.ts'],
  ['web/office/src/shell/form-imports-down', 'web/office/src/shell/form/up.ts', '../desk/desk.ts'],
  ['web-folder-is-listed', 'web/base/src/surprise/new.ts', '../call/call.ts'],
  ['web-folder-is-listed', 'web/site/src/surprise/new.ts', '../shell/layout/layout.ts'],
  ['features-apart', 'web/site/src/features/deposit/across.ts', '../funds/funds.ts'],
  ['features-apart', 'web/office/src/features/chat/across.ts', '../books/books.ts'],
  ['pages-apart', 'web/site/src/pages/across.ts', './HomePage.ts'],
  ['no-cycles', 'core/src/egg.ts', './hen.ts'],
  ['not-to-unresolvable', 'core/src/lost.ts', './nowhere.ts'],
]

/** Folders that import each other, by files that do not. */
const folderFaults: readonly string[] = ['web/site/src/pages/home/egg', 'web/site/src/pages/home/hen']

/** Imports that point down, by the entry points: no rule refuses them. A cycle is reported once. */
const allowed: readonly (readonly [from: string, imports: string])[] = [
  ['core/src/hen.ts', './egg.ts'],
  ['web/site/src/pages/home/hen/hen.ts', '../egg/egg.ts'],
  ['web/site/src/pages/home/egg/shell.ts', '../hen/feather.ts'],
  ['fair/src/index.ts', '@ronda/core'],
  ['games/src/index.ts', '@ronda/fair'],
  ['games/src/index.test.ts', 'node:fs'],
  ['server/src/money/ledger/index.ts', './ledger.sql.ts'],
  ['server/src/money/ledger/ledger.sql.ts', '../../platform/clock/clock.ts'],
  ['server/src/money/wallet/wallet.ts', '../ledger/ledger.ts'],
  ['server/src/money/wallet/wallet.sql.ts', '../ledger/index.ts'],
  ['server/src/play/slot/slot.ts', '@ronda/games'],
  ['server/src/play/slot/slot.test.ts', '../../platform/testing/database.ts'],
  ['server/src/money/ledger/testing/bank.ts', '../../../platform/testing/database.ts'],
  ['server/src/money/wallet/testing/wallets.ts', '../../ledger/testing/bank.ts'],
  ['server/src/app/main.ts', '../play/slot/slot.routes.ts'],
  ['server/src/app/compose.ts', '../money/ledger/feature.ts'],
  ['server/src/money/ledger/feature.ts', './ledger.sql.ts'],
  ['web/site/src/app/page.ts', '@ronda/contract'],
  ['web/site/src/pages/lobby/LobbyPage.ts', '../../features/funds/funds.ts'],
  ['web/site/src/pages/lobby/pager.ts', './LobbyPage.ts'],
  ['web/site/src/features/deposit/down.ts', '../../shell/layout/layout.ts'],
  ['tools/tool.ts', '../server/src/app/main.ts'],
]

/** Two folders that import each other by different files: there is no cycle of files. The rule names both folders. */
const folderCycle: typeof allowed = [
  ['web/play/src/shared/chat/useChat.ts', '../sharedRound/context.ts'],
  ['web/play/src/shared/sharedRound/watcher.ts', '../chat/room.ts'],
]

const PACKAGES = ['core', 'fair', 'games', 'art', 'contract']
const targets = [
  ...PACKAGES.map((name) => `${name}/src/index.ts`),
  'core/src/money.ts',
  'server/src/money/ledger/ledger.ts',
  'server/src/people/session/index.ts',
  'server/src/platform/clock/clock.ts',
  'server/src/platform/testing/database.ts',
  'server/test/kit/testServer.ts',
  'server/src/play/slot/index.ts',
  'server/src/play/slot/slot.routes.ts',
  'web/play/src/index.ts',
  'web/play/src/live/liveGames.ts',
  'web/play/src/lottery/slip/slip.ts',
  'web/play/src/shared/chat/room.ts',
  'web/play/src/shared/chips/pile.ts',
  'web/play/src/shared/sharedRound/context.ts',
  'web/play/src/shell/enter.ts',
  'web/base/src/call/call.ts',
  'web/base/src/language/texts.ts',
  'web/site/src/app/router.ts',
  'web/site/src/features/funds/funds.ts',
  'web/site/src/pages/HomePage.ts',
  'web/site/src/pages/home/egg/egg.ts',
  'web/site/src/pages/home/hen/feather.ts',
  'web/site/src/shell/layout/layout.ts',
  'web/site/src/shell/tile/tile.ts',
  'web/office/src/app/router.ts',
  'web/office/src/features/books/books.ts',
  'web/office/src/pages/desk/DeskPage.ts',
  'web/office/src/shell/desk/desk.ts',
  'web/ui/src/index.ts',
]

type Report = {
  readonly summary: {
    readonly totalCruised: number
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

function cruise(folder: string, where = '.'): Report {
  const [script] = scriptOf('boundaries')
  return JSON.parse(runGuard(folder, [script, where, '--output-type', 'json']).output) as Report
}

test('each boundary finds the import planted for it, and nothing else', () => {
  const importing = (imports: string): string =>
    `import type { Nothing } from '${imports}'\nexport type Something = Nothing\n`
  const files: Files = {
    ...Object.fromEntries(PACKAGES.map((name) => [`${name}/package.json`, `{ "exports": "./src/index.ts" }`])),
    'package.json': `{ "type": "module", "dependencies": { "zod": "*" } }`,
    ...Object.fromEntries(targets.map((path) => [path, 'export type Nothing = undefined\n'])),
    ...Object.fromEntries([...allowed, ...folderCycle].map(([from, imports]) => [from, importing(imports)])),
    ...Object.fromEntries(faults.map(([, from, imports]) => [from, importing(imports)])),
  }
  const folder = plant(['.dependency-cruiser.mjs', '.dependency-levels.mjs'], files)
  linkPackages(folder, ['zod', 'typescript'], PACKAGES)
  const found = cruise(folder).summary.violations.map((each) => `${each.rule.name}: ${each.from}`)
  const planted = [
    ...faults.map(([rule, from]) => `${rule}: ${from}`),
    ...folderFaults.map((each) => `no-folder-cycles: ${each}`),
    ...folderCycle.map(([from]) => `no-folder-cycles: ${dirname(from)}`),
  ]
  expect(found.sort()).toEqual(planted.sort())
  expect(runGuard(folder, scriptOf('boundaries')).code).toBeGreaterThan(0)
})

// With a compiler it cannot use, the cruiser sees no module, finds no fault and reports success. One package is enough to see that.
test('the boundary guard sees the modules', () => {
  expect(cruise(ROOT, 'core').summary.totalCruised).toBeGreaterThan(10)
})
