// Packages, features and folders in their order; `.dependency-cruiser.mjs` makes the rules from it.

/** The packages, and the packages each may import. What is not listed is forbidden. */
export const packages = {
  core: [],
  fair: ['core'],
  art: ['core'],
  games: ['core', 'fair', 'art'],
  contract: ['core'],
  i18n: ['core', 'contract'],
  server: ['core', 'fair', 'games', 'art', 'contract', 'i18n'],
  'web/ui': ['core'],
  'web/client': ['core', 'fair', 'contract'],
  'web/base': ['core', 'games', 'contract', 'i18n', 'web/ui', 'web/client'],
  'web/site': ['core', 'fair', 'games', 'art', 'contract', 'i18n', 'web/ui', 'web/client', 'web/base'],
  'web/office': ['core', 'contract', 'i18n', 'web/ui', 'web/client', 'web/base'],
  'web/play': ['core', 'fair', 'games', 'art', 'contract', 'i18n', 'web/ui', 'web/client'],
}

/** Domains of the server, lowest first, each with its features, lowest first. A feature may use the ones before it. */
const domains = {
  brand: ['brand', 'settings', 'proposal'],
  people: [
    'identity',
    'freeze',
    'verification',
    'factor',
    'session',
    'member',
    'social',
    'password',
    'paymentPassword',
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
    'payoutAccount',
    'recognition',
    'approval',
    'adjustment',
    'deposit',
    'playThrough',
    'withdrawal',
    'vendor',
    'transfer',
    'funds',
    'statement',
  ],
  catalog: ['pictures', 'state', 'search', 'hot', 'games', 'favourite', 'recent', 'winners'],
  play: [
    'fairness',
    'launch',
    'round',
    'wager',
    'jackpot',
    'slot',
    'arcade',
    'sharedRound',
    'lottery',
    'figures',
    'record',
  ],
  rewards: ['rewardFund', 'rebate'],
  agents: [],
  talk: ['content', 'announcement', 'banner', 'article', 'chat', 'inbox'],
  office: ['books', 'auditLog', 'failures', 'reconciliation', 'memberMoney', 'freeze', 'desk'],
}

export const features = Object.entries(domains).flatMap(([domain, names]) => names.map((name) => `${domain}/${name}`))

/** Kinds of games in the game client. They use `shared` below them; `shell` above them starts the client. */
export const kinds = ['slot', 'arcade', 'live', 'lottery', 'crash', 'cockfight']

/**
 * Folders with an order, by the place they are in, lowest first: a folder may use the ones before it. So no two of them
 * can import each other, directly or in a circle.
 */
export const levels = {
  'server/src': features,
  'web/base/src': [
    'load',
    'browser',
    'call',
    'member',
    'brand',
    'language',
    'theme',
    'layout',
    'form',
    'verification',
    'session',
    'factor',
    'password',
    'profile',
    'wallet',
    'catalog',
    'content',
    'deposit',
    'withdrawal',
    'statement',
    'jackpot',
  ],
  'web/site/src': ['shell', 'features', 'pages', 'app'],
  'web/site/src/shell': [
    'texts',
    'layout',
    'dialog',
    'popup',
    'service',
    'install',
    'content',
    'uploads',
    'verification',
    'proof',
    'wallet',
    'catalog',
    'favourite',
    'launch',
    'lottery',
    'live',
    'tile',
    'position',
  ],
  'web/office/src': ['shell', 'features', 'pages', 'app'],
  'web/office/src/shell': ['call', 'texts', 'form', 'changes', 'desk', 'freeze'],
}
