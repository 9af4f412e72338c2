import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { center } from '@ronda/i18n/es/site/center'
import { statement as texts } from '@ronda/i18n/es/money/statement'
import { proof as proofs } from '@ronda/i18n/es/play/proof'
import { readPdfLines } from '../server/src/platform/testing/pdfText.ts'
import { browser, expect, server, test } from './journey.ts'
import { cashAtomsOf, signInAsNewMember, openGame, spin } from './steps.ts'
import { visit } from './visitor.ts'

const SPINS = 4
const COMMAND = join(import.meta.dirname, '../tools/verify.ts')

const openRecord = async (page: Page, view: keyof typeof center.member): Promise<void> => {
  await page.goto(`/member?view=${view}&range=today`)
  await page.getByRole('heading', { name: center.member[view], level: 1 }).waitFor()
}

/** The file that a press on the button downloads. */
async function fileOf(page: Page, label: string): Promise<Buffer> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: label }).last().click()
  return readFileSync(await (await coming).path())
}

const figureOf = async (page: Page, label: string): Promise<string> => {
  const figure = page.locator('dl div').filter({ hasText: label }).locator('dd').first()
  return (await figure.innerText()).replaceAll(/[^\d]/g, '')
}

/** The output of the verify command for a proof; it needs no server. */
function verifyOffline(proof: Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'ronda-proof-'))
  try {
    const file = join(folder, 'proof.json')
    writeFileSync(file, proof)
    return execFileSync(process.execPath, [COMMAND, file], { encoding: 'utf8' })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a player finds their rounds, verifies one, and downloads the records', async () => {
  const visitor = await visit(browser, server.origin, { device: 'phone', theme: 'dark', language: 'es' })
  const { page, pageErrors } = visitor
  const credentials = await signInAsNewMember(visitor)
  const game = await openGame(visitor, 'real')
  for (let played = 0; played < SPINS; played += 1) await spin(game, visitor)

  await openRecord(page, 'personalHistoryCopy')
  const rounds = page.getByRole('list', { name: texts.betting.list }).getByRole('button')
  await expect.poll(() => rounds.count()).toBe(SPINS)
  await page.getByText(`${texts.staked} · ${SPINS} rondas`).waitFor()
  expect(await figureOf(page, texts.staked)).toBe(`${SPINS}00`)

  // The round opens, its seed is revealed, and the browser computes it again.
  await rounds.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: texts.round.reveal }).click()
  await dialog.getByText(texts.round.good).waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })

  // Filters are in the URL, and going back removes them.
  await page.getByRole('combobox', { name: texts.result }).selectOption('even')
  await page.waitForURL(/outcome=even/)
  await page.goBack()
  await expect.poll(() => rounds.count()).toBe(SPINS)

  const csv = (await fileOf(page, texts.download.csv)).toString('utf8').trim().split('\r\n')
  expect(csv).toHaveLength(1 + SPINS)
  expect(csv[1]).toContain('FERIA_DE_LUZ')

  await openRecord(page, 'transactionHistory')
  const lines = page.getByRole('list', { name: texts.account.list }).getByRole('listitem')
  await expect.poll(() => lines.count()).toBe(2)
  await lines.filter({ hasText: texts.account.details.grant }).waitFor()

  // The statement on screen has the holder, every movement and both files.
  await page.getByRole('button', { name: texts.statement.show }).click()
  const statement = page.getByRole('dialog', { name: texts.statement.title })
  await statement.getByText(credentials.username).waitFor()
  await statement.getByText(texts.account.details.grant).waitFor()
  await statement.getByText(`${SPINS} rondas de `).waitFor()
  const printed = await readPdfLines(await fileOf(page, texts.statement.make))
  const table = (await fileOf(page, texts.statement.csv)).toString('utf8')
  expect(table).toContain(`${texts.statement.holder},${credentials.username}`)
  expect(table).toMatch(/,1000\.00,/)

  // All rounds are verified at once: on the page, from the saved file, and by the command without a browser.
  await page.goto('/verify')
  await page.getByRole('button', { name: proofs.mine.check }).click()
  await page.getByText(`${SPINS} rondas son correctas`).waitFor()
  const proof = await fileOf(page, proofs.mine.save)
  await page.getByLabel(proofs.saved.paste).fill(proof.toString('utf8'))
  await page.getByRole('button', { name: proofs.saved.check, exact: true }).click()
  await expect.poll(() => page.getByText(`${SPINS} rondas son correctas`).count()).toBe(2)
  expect(verifyOffline(proof)).toContain(`${SPINS} rounds: ${SPINS} hold, `)
  const atoms = await cashAtomsOf(server.databaseUrl, credentials.username)
  const closing = `closing ${atoms / 100_000n}.${(atoms % 100_000n).toString().padStart(5, '0')}`
  expect(printed).toContain(closing)

  // The code on a printed statement can be checked without signing in.
  const code = printed.find((text) => text.startsWith('code '))?.slice(5) ?? ''
  await page.goto('/statement')
  await page.getByLabel(texts.verify.code).fill(code)
  await page.getByRole('button', { name: texts.verify.check, exact: true }).click()
  await page.getByText(texts.verify.good).waitFor()
  await page.getByText(closing).waitFor()

  await openRecord(page, 'personalProfit')
  await page.getByRole('slider', { name: texts.profit.chart }).waitFor()
  await page.getByRole('button', { name: texts.profit.table }).click()
  await page.getByRole('table').waitFor()

  await openRecord(page, 'bonusDetails')
  await page.getByRole('list', { name: texts.bonus.list }).getByText(texts.bonus.kinds.grant).waitFor()
  expect(pageErrors).toEqual([])
  await visitor.context.close()
})
