import { calls } from '@ronda/contract'
import { sessionChip, tileLink } from './gameSteps.ts'
import { open, waitUntilStable } from './stableScreen.ts'
import { signInAsNewMember, openGame } from './steps.ts'
import { fill, type Visitor } from './visitor.ts'

export type Screen = { readonly name: string; readonly show: (visitor: Visitor) => Promise<void> }

/** The promotion of the test server. */
const PROMOTION = { es: 'Tu depósito, y la mitad más', en: 'Your deposit, and half as much again' } as const

/** The desks of rewards, for somebody of the staff. */
export const deskScreens: readonly Screen[] = (['bonuses', 'promotions', 'envelopes', 'missions', 'mall'] as const).map(
  (queue) => ({ name: `desk-${queue}`, show: ({ page }) => open(page, `/office/desk?queue=${queue}`) }),
)

/** Every screen, in the order in which a new visitor sees them. A new screen needs a line here. */
export const screens: readonly Screen[] = [
  { name: 'home', show: ({ page }) => open(page, '/') },
  {
    name: 'home-wins',
    show: async ({ page }) => {
      await page.locator('main section').last().scrollIntoViewIfNeeded()
      await waitUntilStable(page)
    },
  },
  { name: 'home-search', show: ({ page }) => open(page, '/?q=gato') },
  { name: 'home-search-without-result', show: ({ page }) => open(page, '/?q=zzzzqq') },
  { name: 'slots', show: ({ page }) => open(page, '/rng') },
  { name: 'slots-second-page', show: ({ page }) => open(page, '/rng?vassalage=MAREA&page=2') },
  { name: 'slots-filters', show: (visitor) => press(visitor, visitor.texts.lobby.filters) },
  {
    name: 'slots-filtered',
    show: ({ page }) => open(page, '/rng?vassalage=ALL&volatilities=low,medium&minReturn=9600&sort=return'),
  },
  { name: 'slots-why', show: (visitor) => press(visitor, visitor.texts.lobby.why.ask) },
  {
    name: 'slots-about-game',
    show: async (visitor) => {
      await open(visitor.page, '/rng?q=Feria+de+Luz')
      await press(visitor, fill(visitor.texts.games.moreNamed, { game: 'Feria de Luz' }))
    },
  },
  { name: 'slots-hot', show: ({ page }) => open(page, '/rng?list=HOT') },
  { name: 'page-without-games', show: ({ page }) => open(page, '/rng?page=999') },
  { name: 'search-without-result', show: ({ page }) => open(page, '/rng?q=zzz') },
  { name: 'fairness', show: ({ page }) => open(page, '/fairness') },
  { name: 'jackpots', show: ({ page }) => open(page, '/jackpots') },
  { name: 'verify', show: ({ page }) => open(page, '/verify') },
  { name: 'help', show: ({ page }) => open(page, '/help') },
  { name: 'help-chapter', show: ({ page }) => open(page, '/help#fair') },
  { name: 'help-questions', show: ({ page }) => open(page, '/help#faq-due') },
  { name: 'help-terms', show: ({ page }) => open(page, '/help#term') },
  { name: 'news', show: ({ page }) => open(page, '/news') },
  { name: 'blog', show: ({ page }) => open(page, '/blog') },
  { name: 'article', show: ({ page }) => open(page, '/blog/what-volatility-means') },
  { name: 'login', show: ({ page }) => open(page, '/login') },
  { name: 'login-sms', show: (visitor) => openTab(visitor, '/login', visitor.texts.auth.login.bySms) },
  {
    name: 'countries',
    show: async ({ page }) => {
      await page.getByRole('button', { name: /\+\d/ }).click()
      await waitUntilStable(page)
    },
  },
  { name: 'register', show: ({ page }) => open(page, '/register') },
  {
    name: 'register-mistakes',
    show: async ({ page, texts }) => {
      await page.getByRole('button', { name: texts.people.register.submit }).click()
      await waitUntilStable(page)
    },
  },
  { name: 'register-mobile', show: (visitor) => openTab(visitor, '/register', visitor.texts.auth.register.byMobile) },
  { name: 'forget', show: ({ page }) => open(page, '/forget') },
  { name: 'forget-email', show: (visitor) => openTab(visitor, '/forget', visitor.texts.auth.forgot.byEmail) },
  { name: 'new-password', show: ({ page }) => open(page, '/forget?link=x') },
  { name: 'agent', show: ({ page }) => open(page, '/agent') },
  { name: 'not-found', show: ({ page }) => open(page, '/nowhere') },
  { name: 'lobby-without-games', show: ({ page }) => open(page, '/live') },
  { name: 'promotions', show: ({ page }) => open(page, '/promotions') },
  { name: 'announcements', show: ({ page }) => open(page, '/announce') },
  { name: 'point-mall', show: ({ page }) => open(page, '/pointMall') },
  { name: 'download', show: ({ page }) => open(page, '/down') },
  { name: 'more', show: (visitor) => openMore(visitor) },
  { name: 'connection-speed', show: (visitor) => openWindow(visitor, visitor.texts.shell.speed.short) },
  { name: 'game-for-visitors', show: ({ page }) => open(page, '/seamless?game=FERIA_DE_LUZ&mode=real') },
  { name: 'game-for-free', show: (visitor) => openFreeGame(visitor) },
  { name: 'game-closed', show: (visitor) => openUnderMaintenance(visitor) },
  { name: 'docs', show: ({ page }) => open(page, '/docs') },
  {
    name: 'home-member',
    show: async (visitor) => {
      await signInAsNewMember(visitor)
      await open(visitor.page, '/')
    },
  },
  { name: 'point-mall-member', show: ({ page }) => open(page, '/pointMall') },
  { name: 'point-mall-details', show: ({ page }) => open(page, '/pointMall?tab=details') },
  { name: 'account', show: ({ page }) => open(page, '/member') },
  { name: 'security', show: ({ page }) => open(page, '/member?view=securityCenter') },
  { name: 'authenticator', show: (visitor) => press(visitor, visitor.texts.security.authenticator.setUp) },
  {
    name: 'change-password',
    show: async (visitor) => {
      await open(visitor.page, '/member?view=securityCenter')
      await press(visitor, visitor.texts.security.change)
    },
  },
  { name: 'account-deposit', show: ({ page }) => open(page, '/member?view=depositv2') },
  { name: 'account-wallet', show: ({ page }) => open(page, '/member?view=transferFund') },
  { name: 'account-rewards', show: ({ page }) => open(page, '/member?view=rewardCenter') },
  { name: 'account-bonuses', show: ({ page }) => open(page, '/member?view=bonusDetails') },
  {
    name: 'promotions-member',
    show: async ({ page, texts }) => {
      await open(page, '/promotions')
      await page.getByRole('button', { name: texts.promotion.join }).first().waitFor()
    },
  },
  {
    name: 'promotion-terms',
    show: (visitor) =>
      press(visitor, fill(visitor.texts.promotion.detailsNamed, { name: PROMOTION[visitor.variant.language] })),
  },
  { name: 'account-rank', show: ({ page }) => open(page, '/member?view=playerRank') },
  { name: 'account-missions', show: ({ page }) => open(page, '/member?view=missionLeaderboard') },
  {
    name: 'account-leaderboard',
    show: (visitor) => openTab(visitor, '/member?view=missionLeaderboard', visitor.texts.mission.tabs.board),
  },
  { name: 'account-referral', show: ({ page }) => open(page, '/member?view=referral') },
  { name: 'account-messages', show: ({ page }) => open(page, '/member?view=messageV2') },
  { name: 'favorites', show: ({ page }) => open(page, '/favorite') },
  { name: 'recent', show: ({ page }) => open(page, '/recent') },
  { name: 'lottery', show: ({ page }) => open(page, '/lottery') },
  { name: 'lottery-opened', show: ({ page }) => open(page, '/lottery?opened=RONDA_ELOTT_1') },
  { name: 'lottery-studio', show: ({ page }) => open(page, '/sealottery') },
  {
    name: 'game',
    show: async (visitor) => {
      await openGame(visitor, 'real')
      await waitUntilStable(visitor.page)
    },
  },
  {
    name: 'game-session',
    show: async (visitor) => {
      await sessionChip(visitor).click()
      await waitUntilStable(visitor.page)
    },
  },
  {
    name: 'game-prizes',
    show: async (visitor) => {
      const session = visitor.page.getByRole('dialog')
      // Sent to the dialog itself, because the game may have the focus.
      await session.press('Escape')
      await session.waitFor({ state: 'detached' })
      await openPanel(visitor, visitor.texts.play.panel.prizes)
    },
  },
  { name: 'game-facts', show: (visitor) => openPanel(visitor, visitor.texts.play.panel.facts) },
  { name: 'game-fairness', show: (visitor) => openPanel(visitor, visitor.texts.play.panel.fairness) },
]

async function openFreeGame(visitor: Visitor): Promise<void> {
  await openGame(visitor, 'free')
  await waitUntilStable(visitor.page)
}

/** Opens the dialog of a game under maintenance: the server's reply with only `isMaintained` changed. */
async function openUnderMaintenance(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const lists = `**${calls.games.list.path}*`
  await page.route(lists, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll('"isMaintained":false', '"isMaintained":true') })
  })
  await page.goto('/rng?q=Feria+de+Luz')
  await tileLink(visitor, { displayName: 'Feria de Luz' }, 'real').click()
  await page.getByRole('dialog').waitFor()
  await waitUntilStable(page)
  await page.unroute(lists)
}

async function press({ page }: Visitor, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
  await waitUntilStable(page)
}

async function openTab({ page }: Visitor, path: string, name: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('tab', { name, exact: true }).click()
  await waitUntilStable(page)
}

/** Opens the menu sheet of a phone; on a wide screen the menu is always visible at the side. */
async function openMore({ page, texts }: Visitor): Promise<void> {
  await open(page, '/')
  const more = page.getByRole('button', { name: texts.shell.more, exact: true })
  if (await more.isVisible()) await more.click()
  await waitUntilStable(page)
}

/** Opens a dialog from the menu, which is in the sheet on a phone. */
async function openWindow(visitor: Visitor, name: string): Promise<void> {
  await openMore(visitor)
  await visitor.page.getByRole('button', { name }).locator('visible=true').first().click()
  await waitUntilStable(visitor.page)
}

async function openPanel({ page, texts }: Visitor, name: string): Promise<void> {
  const frame = page.frameLocator('iframe')
  const panel = frame.getByRole('dialog')
  if (!(await panel.isVisible())) await frame.getByRole('button', { name: texts.play.hud.menu }).click()
  await panel.getByRole('button', { name, exact: true }).click()
  await waitUntilStable(page)
}
