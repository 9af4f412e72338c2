import { calls, type Call } from '@ronda/contract'
import type { z } from 'zod/mini'
import { defaultSettings } from '../../src/brand/settings/index.ts'
import { GAME } from './testServer.ts'
import { agentContractSamples, officeSamples } from './officeSamples.ts'
import { playSamples } from './playSamples.ts'
import { jackpotSamples } from './jackpots.ts'
import { agentSamples } from './agentSamples.ts'
import { rewardSamples } from './rewardSamples.ts'
import { signInSamples } from './signInSamples.ts'

type Calls = typeof calls

/** A request that the call's schema accepts, for each call: a new call without one does not compile. */
type Samples = {
  readonly [Noun in keyof Calls]: {
    readonly [Name in keyof Calls[Noun]]: Calls[Noun][Name] extends Call ? z.input<Calls[Noun][Name]['request']> : never
  }
}

const round = '00000000-0000-4000-8000-000000000000'

const period = { from: '2026-11-01', to: '2026-11-15', zone: 'America/Lima' }

/** A registration form that is refused because the terms are not accepted. */
const form = { registerMethod: 'WEB', termsAccepted: false, work: 'none', language: 'es', id: round } as const

const showing = { isPublished: false, startDate: 0, endDate: null, place: 0 } as const
const announcement = { types: [], execution: 'A' as const, promotionType: null, texts: {} }
const banner = { group: 'none', picture: 'none', linkageType: 'NONE', url: '', texts: {} } as const
const article = { kind: 'news', chapter: '', texts: {} } as const

const samples: Samples = {
  brand: {
    status: {},
    permission: {},
    whitelabel: {},
    registerSettings: {},
    domainRoute: { device: 'WEB' },
    resources: {},
    countries: {},
    helpCenter: { lang: 'es', device: 'WEB' },
    key: {},
    ping: {},
  },
  // A version that settings never have: the change is refused as out of date.
  settings: { read: {}, change: { version: 2_147_483_647, settings: defaultSettings } },
  proposals: {
    list: { isOpen: 'yes', before: '1' },
    read: { id: round },
    propose: { key: round, money: defaultSettings.money, reason: 'A sample' },
    approve: { id: round },
    refuse: { id: round, note: 'A sample' },
    withdraw: { id: round },
  },
  verification: {
    captcha: {},
    work: {},
    phoneService: {},
    smsNoLogin: { mobileNum: '5512345678', countryDialingCode: '52', work: 'none', language: 'es', purpose: 'login' },
    smsRegister: { mobileNo: '5512345678', countryDialingCode: '52', work: 'none', language: 'es' },
  },
  verificationSandbox: { messages: {}, fail: { failing: 'none' } },
  ...signInSamples,
  member: {
    info: {},
    icon: {},
    register: { ...form, username: '', password: '', confirmPassword: '' },
    registerMobile: { ...form, mobileNum: '5512345678', countryDialingCode: '52', verificationCode: '000000' },
    registerOneClick: { termsAccepted: false, work: 'none', language: 'es', id: round },
    affiliate: { code: 'none' },
    language: { language: 'es' },
    firstLogin: {},
    acceptTerms: {},
    consolidated: {},
  },
  // Each is refused, so that no account of the tests ends up restricted.
  control: {
    overview: {},
    setLimit: { key: round, kind: 'session', period: 'week', amount: '1' },
    keepLimit: { kind: 'deposit', period: 'day' },
    setReality: { minutes: 1 },
    acknowledge: {},
    timeOut: { key: round, days: 0 },
    exclude: { key: round, months: 0 },
  },
  social: { begin: { provider: 'google' }, finish: { answer: '?code=none' }, join: { termsAccepted: false } },
  password: {
    change: { oldPassword: 'wrong password 1', newPassword: 'short', confirmNewPassword: 'short' },
    forgotByEmail: { username: 'nobodyhere', email: 'nobody@example.com', work: 'none', language: 'es' },
    setByLink: { link: 'none', newPassword: 'cuatro gatos 8' },
    forgotByMobile: {
      mobileNum: '5512345678',
      countryDialingCode: '52',
      verificationCode: '000000',
      newPassword: 'cuatro gatos 8',
    },
  },
  security: {
    overview: {},
    beginAuthenticator: {},
    confirmAuthenticator: { code: '000000' },
    removeAuthenticator: { code: '000000' },
    beginPasskey: {},
    addPasskey: { challenge: 'none', answer: {}, name: 'A phone' },
    removePasskey: { id: 'none' },
    sendEmailCode: { email: 'not an address', language: 'es' },
    setEmail: { email: 'not an address', code: '000000' },
    sendMobileCode: { mobileNum: '1', countryDialingCode: '52', language: 'es' },
    setMobile: { mobileNum: '1', countryDialingCode: '52', code: '000000' },
    object: { link: 'none' },
  },
  paymentPassword: {
    status: {},
    set: { next: '1', current: '1' },
  },
  uploads: {
    send: { id: round, purpose: 'document', data: 'AAAA' },
    read: { id: round },
    remove: { id: round },
    look: { id: round },
  },
  profile: { read: {}, change: { birthday: 'never' }, avatar: { kind: 'own', upload: round } },
  documents: { overview: {}, send: { id: round, form: 'passport', uploads: [round] } },
  documentDesk: {
    queue: {},
    open: { id: round },
    look: { id: round, upload: round },
    decide: { id: round, reason: null, note: '' },
    askAgain: { member: '1', kind: 'identity', reason: 'expired', note: 'It has expired.' },
  },
  inbox: {
    list: {},
    unreadCount: {},
    read: { id: '999', isRead: true },
    readAll: { upTo: '1' },
    remove: { id: '999' },
    settings: {},
    setMail: { kind: 'vendor', isOn: false },
  },
  profileDesk: { queue: {}, open: { id: round }, decide: { id: round, isApproved: false, reason: 'A sample' } },
  wallet: { balance: {} },
  adjustments: {
    list: { isOpen: 'yes', before: '1' },
    read: { id: round },
    propose: { key: round, member: 'nobodyhere', amount: '100000', account: 'promotion', reason: 'A sample' },
    undo: { id: round, key: round, reason: 'A sample' },
    approve: { id: round },
    refuse: { id: round, note: 'A sample' },
  },
  deposit: {
    ways: {},
    // Less than any method accepts: requested, and refused.
    create: { key: round, way: 'card', amount: '1' },
    list: {},
    one: { id: round },
    opened: { id: round },
    cancel: { id: round },
    receipt: { id: round, upload: round },
    cash: { code: 'none' },
    confirmCash: { code: 'none', amount: '1' },
  },
  depositDesk: {
    list: { queue: 'open' },
    one: { id: round },
    look: { id: round },
    close: { id: round, reason: 'none' },
  },
  providerSandbox: {
    sandboxState: {},
    setSandboxState: { mood: 'open', paysAtOnce: true },
    charge: { id: round },
    act: { id: round, act: 'confirm', notice: 'never' },
    settlePayout: { id: round, state: 'paid', notice: 'never' },
  },
  payoutAccount: {
    list: {},
    bind: { key: round, kind: 'bank', institution: '', number: '', holder: '' },
    remove: { id: round },
  },
  withdrawal: {
    room: {},
    list: {},
    one: { id: round },
    request: { key: round, account: round, amount: 'max', paymentPassword: '' },
    confirm: { id: round, answer: 'fullyPaid' },
    dispute: { id: round, words: '', proofs: [] },
  },
  withdrawalDesk: {
    queue: { pile: 'decide' },
    one: { id: round },
    approve: { id: round },
    reject: { id: round, reason: 'none' },
    retry: { id: round },
    answer: { id: round, words: 'none', isClosed: false },
  },
  statement: {
    lines: { ...period, wallet: 'cash', language: 'es', limit: '10' },
    read: { ...period, language: 'es' },
    make: { ...period, language: 'es' },
    verify: { code: 'none' },
    bonuses: { ...period, limit: '10' },
  },
  funds: { explained: {} },
  vendor: {
    vendors: {},
    walletTransfer: { key: round, vendor: 'NOBODY', direction: 'in', amount: '100000' },
    bringHome: { vendor: null, cause: 'member' },
  },
  transfer: {
    line: { q: 'a' },
    send: { key: round, to: '99999999', amount: '100000', reason: 'A sample', paymentPassword: '000000' },
    list: {},
  },
  ...rewardSamples,
  ...agentSamples,
  payslips: {
    list: { kind: 'dividend' },
    read: { id: round },
    bets: { id: round, language: 'es' },
    file: { id: round },
    income: {},
  },
  agentContracts: agentContractSamples,
  vendorSandbox: { look: {}, mood: { mood: 'works' }, play: { stake: '100000', isWin: false } },
  games: {
    list: { language: 'es', pageNo: '1', pageSize: '10', gameName: 'faro', volatilities: 'low,high' },
    byCode: { gameCode: GAME, language: 'es' },
    facets: { gameType: 'RNG' },
    hot: { language: 'es' },
    vendors: { language: 'es' },
    gameTypes: { vassalage: 'RONDA' },
    menus: { language: 'es' },
    ranks: { language: 'es', limitNum: '20' },
  },
  favourites: {
    favourites: {},
    favouriteList: { pageNo: '1', pageSize: '10', language: 'es' },
    addFavourite: { nodeId: 1001, vendor: 'RONDA', gameType: 'RNG' },
    removeFavourite: { nodeId: 1001, vendor: 'RONDA', gameType: 'RNG' },
    recent: { page: '1', pageSize: '10', language: 'es' },
  },
  ...playSamples,
  jackpot: jackpotSamples,
  fairness: { seeds: {}, rotate: { commitment: 'ab'.repeat(32), clientSeed: `sample-${'ab'.repeat(16)}` } },
  record: {
    rounds: { ...period, language: 'es', limit: '10' },
    summary: { ...period, language: 'es' },
    round: { round, language: 'es' },
    reveal: { round, language: 'es' },
    profit: { ...period, language: 'es', by: 'day' },
  },
  proof: { rounds: { limit: '10' } },
  ...officeSamples,
  gameStates: { read: { language: 'es' }, change: { gameCode: GAME, state: 'open' } },
  content: {
    announcements: { types: 'B,PL,PU,PR,H', platform: 'W', language: 'es' },
    banners: { group: 'w_home', language: 'es' },
    help: { language: 'es' },
    articles: { kind: 'news', language: 'es', pageNo: '1', pageSize: '10' },
    article: { slug: 'none', language: 'es' },
  },
  // Without texts in the brand's language: requested, and refused.
  announcementDesk: {
    read: {},
    add: { name: round, ...showing, value: announcement },
    change: { id: '1', version: 2_147_483_647, ...showing, value: announcement },
  },
  bannerDesk: {
    read: {},
    add: { name: round, ...showing, value: banner },
    change: { id: '1', version: 2_147_483_647, ...showing, value: banner },
  },
  chat: playSamples.chat,
  chatDesk: {
    list: { pile: 'reported' },
    remove: { gameCode: 'NOBODY', number: 1, reason: 'A sample' },
    keep: { gameCode: 'NOBODY', number: 1, reason: 'A sample' },
    mute: { gameCode: 'NOBODY', number: 1, minutes: 15, reason: 'A sample' },
  },
  articleDesk: {
    read: {},
    add: { name: 'none', ...showing, value: article },
    change: { id: '1', version: 2_147_483_647, ...showing, value: article },
  },
}

export type NamedCall = {
  readonly name: string
  readonly call: Call
  readonly sample: Readonly<Record<string, unknown>>
}

/** Every call of the contract with its sample. */
export const everyCall: readonly NamedCall[] = Object.entries(calls).flatMap(([noun, group]) =>
  Object.entries<Call>(group).map(([name, call]) => ({
    name: `${noun}.${name}`,
    call,
    sample: (samples as Record<string, Record<string, Record<string, unknown>>>)[noun]?.[name] ?? {},
  })),
)

/** Puts the fields into the path, and the rest into the query or the body. */
export function addressOf(call: Call, fields: Readonly<Record<string, unknown>>): { path: string; body: unknown } {
  const rest = { ...fields }
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value ?? '')).toWellFormed())
  })
  if (call.method !== 'GET') return { path, body: rest }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    query.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  }
  return { path: query.size > 0 ? `${path}?${query.toString()}` : path, body: undefined }
}
