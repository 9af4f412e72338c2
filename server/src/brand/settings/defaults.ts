import type { BrandSettings, ModuleId, ModuleNode, PatternKind, RegisterField, RegisterRule } from '@ronda/contract'

const on = (modId: ModuleId, ...childrenNodes: ModuleNode[]): ModuleNode => ({ modId, enabled: 1, childrenNodes })
const off = (modId: ModuleId): ModuleNode => ({ modId, enabled: 0, childrenNodes: [] })
const group = (modId: string, ...childrenNodes: ModuleNode[]): ModuleNode => ({ modId, enabled: 1, childrenNodes })

const modules: BrandSettings['modules'] = [
  group(
    'REGISTRATION',
    on('MOBILENUMREG3', on('MOBILENUMPASSREG3')),
    // Beside mobile registration, not inside it: password recovery depends on it too.
    on('REGMOBVERF3'),
    on('ONECLICKREG3'),
  ),
  group(
    'SIGN_IN',
    on('FREEPLAY3'),
    on('MOBILEVERCODELOGIN3'),
    // A second company learns the numbers, so the brand must want it.
    off('FIREBASEVERF3'),
    on('SOCIALLOGIN3', on('FACEBOOKLOGIN3'), on('GOOGLELOGIN3')),
    on('PASSKEYLOGIN3'),
  ),
  group('SAFETY', on('NEWIPVERF3'), on('PWDEXPFORCECHANGE3')),
  group('REWARDS', on('MANPLAYREB3')),
  group(
    'AGENTS',
    on(
      'AGENTPOLICY3',
      on('AGENTDIVIDEND3'),
      on('AGENTDAILYSALARY3'),
      on('AGENTHOURSALARY3'),
      on('AGENTREALTIMESALARY3'),
    ),
    on('SUBAGENTREG3'),
    on('AGENTACCOUNT3'),
    on('AGENTFREEZE3'),
  ),
]

type Shape = readonly [patternId: PatternKind, min: number, max: number]

const rule = (
  field: RegisterField,
  [patternId, min, max]: Shape,
  asked: 'required' | 'optional' | 'off',
): RegisterRule => ({
  field,
  enabled: asked !== 'off',
  required: asked === 'required',
  patternId,
  acceptedPattern: '*',
  min,
  max,
})

const rules: RegisterRule[] = [
  rule('username', ['letterFirst', 4, 20], 'required'),
  // For the form by username; the form by mobile always has it.
  rule('mobileNum', ['digits', 4, 15], 'off'),
  rule('verificationCode', ['any', 0, 255], 'required'),
  // Code decides how strong a password is; a required pattern would only make it easier to guess.
  rule('password', ['any', 8, 64], 'required'),
  rule('confirmPassword', ['any', 8, 64], 'required'),
  rule('payeeName', ['any', 2, 80], 'off'),
  rule('paymentPassword', ['digits', 6, 6], 'off'),
  rule('qqNum', ['digits', 5, 12], 'off'),
  rule('line', ['noSpaces', 3, 40], 'off'),
  rule('whatsapp', ['digits', 6, 15], 'off'),
  rule('facebook', ['noSpaces', 3, 80], 'off'),
  rule('wechat', ['noSpaces', 3, 40], 'off'),
  rule('idNumber', ['lettersOrDigits', 5, 20], 'off'),
  rule('email', ['email', 5, 254], 'optional'),
  rule('birthday', ['dateYmd', 10, 10], 'off'),
  rule('recommenderId', ['lettersOrDigits', 4, 20], 'off'),
  rule('affiliateCode', ['lettersOrDigits', 4, 20], 'optional'),
  rule('captcha', ['lettersOrDigits', 4, 8], 'off'),
]

const money: BrandSettings['money'] = {
  deposits: [
    { way: 'card', enabled: true, min: 10, max: 5_000, feePermille: 0, minutes: 1 },
    { way: 'ewallet', enabled: true, min: 5, max: 2_000, feePermille: 0, minutes: 2 },
    { way: 'bank', enabled: true, min: 20, max: 20_000, feePermille: 0, minutes: 240 },
    { way: 'crypto', enabled: true, min: 20, max: 50_000, feePermille: 10, minutes: 30 },
    { way: 'agentCash', enabled: true, min: 10, max: 2_000, feePermille: 0, minutes: 60 },
  ],
  bankTransfer: { accounts: [], payouts: false },
  withdrawal: {
    min: 10,
    max: 20_000,
    feePermille: 0,
    promisedHours: 24,
    fourEyesFrom: 1_000,
    autoReceiveMinutes: 1_440,
    newAccountHours: 24,
    pauseHours: 24,
  },
  transfer: { toUpline: true, toDownline: true, min: 1, max: 5_000, perDay: 20_000, chargebackDays: 120 },
  staff: { approvedPerDay: 10_000, adjustmentsFrom: 1_000, exclusionsFrom: 10_000 },
  control: { raiseHours: 24, exclusionMonthsMin: 6, realityMinutes: 60, identityBeforePlay: 'excluded' },
  documents: { secondApprovalAbove: 10_000 },
  rebate: { RNG: 100, LIVE: 100, LOTT: 50, ELOTT: 50, COCKFIGHT: 50, SPORTS: 50, ESPORTS: 50 },
  // Of the bets that a rank needs, at least 4 % is the expected loss: the gifts are at most half of it.
  ranks: [
    { turnover: 500, rebateExtra: 50, levelUp: 2, birthday: 2 },
    { turnover: 2_500, rebateExtra: 100, levelUp: 10, birthday: 10 },
    { turnover: 10_000, rebateExtra: 200, levelUp: 40, birthday: 40 },
    { turnover: 50_000, rebateExtra: 350, levelUp: 200, birthday: 200 },
    { turnover: 250_000, rebateExtra: 500, levelUp: 1_000, birthday: 1_000 },
  ],
  // 0.1 % of valid bets, and 0.02 % of deposits.
  points: { rates: { RNG: 10, LIVE: 10, LOTT: 10, ELOTT: 10, COCKFIGHT: 10, SPORTS: 10, ESPORTS: 10, DEPOSIT: 2 }, convert: 100 },
  referral: {
    isOffered: true,
    validBet: 100,
    withinDays: 30,
    guestReward: 5,
    levels: [
      { from: 1, reward: 5 },
      { from: 6, reward: 8 },
      { from: 16, reward: 12 },
    ],
  },
  tiers: [{ payoutPerDay: 500 }, { payoutPerDay: 5_000 }, { payoutPerDay: 100_000 }],
}

/** The settings of a new brand. */
export const defaultSettings: BrandSettings = {
  status: 0,
  maintenanceEnd: null,
  maintenanceInfo: '',
  blockedCountries: [],
  blockUnknown: false,
  modules,
  register: { rules, defaultTab: 'register', ageMin: 18, termsVersion: '2026-11' },
  languages: ['es', 'en'],
  defaultLanguage: 'es',
  mainDomain: 'localhost',
  // Names under .localhost resolve to this machine without any setup.
  domains: ['localhost', 'uno.localhost', 'dos.localhost', 'tres.localhost', 'cuatro.localhost'].map((domainName) => ({
    domainName,
  })),
  imageCdn: '',
  launchCdn: '',
  analytics: null,
  helpUrl: null,
  // Nobody answers for a new brand yet: staff enter the channels that somebody reads.
  customerService: [],
  resources: [
    { labelNameEn: 'iPhone and iPad', url: '/down#ios', resourceType: 'ios' },
    { labelNameEn: 'Android', url: '/down#android', resourceType: 'android' },
    { labelNameEn: 'Lite', url: '/?source=app', resourceType: 'lite' },
    { labelNameEn: 'Install on iPhone', url: '/down#guide-ios', resourceType: 'guide' },
    { labelNameEn: 'Install on Android', url: '/down#guide-android', resourceType: 'guide' },
    { labelNameEn: 'Main entrance', url: '/', resourceType: 'mirror' },
  ],
  footerText: '',
  smsDialingCodes: [],
  roundMsMin: 500,
  mayAutoplay: true,
  mayMaxBet: true,
  money,
}
