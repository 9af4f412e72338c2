import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makePercent } from '@ronda/core'
import { added, solveProfiles, parSheet, recipes, slotOf, slotToAdd, writeSolved } from '@ronda/games'
import { certify, newTitle, withoutTitle, withTitle } from './game/newTitle.ts'
import { sheetJson, sheetOf } from './lab/parSheet.ts'
import { CommandError } from './machine/command.mjs'

const HELP = `npm run game -- <command>

  new [--family F] [--temper T] [--theme T]   makes a title, proves it twice and adds it to the catalogue
  undo CODE                                   removes a title that was added this way
  solve FAMILY                                computes pay tables and strips for a family of lines or ways, and writes them
`

const titlesFile = new URL('../games/src/titles/added.ts', import.meta.url)
const sheetFile = (gameCode: string): URL => new URL(`../.data/par/${gameCode}.json`, import.meta.url)

const print = (text: string): boolean => process.stdout.write(`${text}\n`)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { family: { type: 'string' }, temper: { type: 'string' }, theme: { type: 'string' } },
})

async function makeTitle(): Promise<void> {
  const began = performance.now()
  const one = newTitle(values, added)
  const slot = slotToAdd(one)
  const { exactReturn, volatility, modelHash } = parSheet(slot.model)
  const fractions = certify(slot)
  await mkdir(new URL('.', sheetFile(slot.gameCode)), { recursive: true })
  await writeFile(sheetFile(slot.gameCode), `${sheetJson(sheetOf(slot))}\n`)
  await writeFile(titlesFile, withTitle(await readFile(titlesFile, 'utf8'), one))
  print(`${slot.gameCode}: ${slot.names.es} / ${slot.names.en}, by ${slot.vendor}`)
  print(`family ${one.family}, temper ${one.temper}, theme ${one.theme}, number ${one.number}`)
  print(`returns ${makePercent(exactReturn, 4)} %, the same by formula and by enumeration: ${fractions.join(', ')}`)
  print(`volatility ${volatility.toFixed(3)}, model ${modelHash}`)
  print(`par sheet: ${fileURLToPath(sheetFile(slot.gameCode))}`)
  print(
    `added to ${fileURLToPath(titlesFile)}: in the catalogue after a restart; npm run game -- undo ${slot.gameCode}`,
  )
  print(`made in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
}

async function undoTitle(gameCode: string): Promise<void> {
  const one = added.find(({ number }) => number === slotOf(gameCode)?.title?.number)
  if (!one) throw new CommandError(`No added title has the code ${gameCode}.`)
  await writeFile(titlesFile, withoutTitle(await readFile(titlesFile, 'utf8'), one))
  print(`${gameCode} is removed from the catalogue after a restart.`)
}

async function solveFamilies(ids: readonly string[]): Promise<void> {
  const unknown = ids.find((id) => !recipes.some((recipe) => recipe.id === id))
  if (ids.length === 0 || unknown !== undefined) {
    throw new CommandError(`Families that can be solved: ${recipes.map(({ id }) => id).join(', ')}`)
  }
  for (const recipe of recipes.filter(({ id }) => ids.includes(id))) {
    const file = new URL(`../games/src/slots/families/solved/${recipe.id}.ts`, import.meta.url)
    await writeFile(file, writeSolved(recipe.id, solveProfiles(recipe)))
    print(`solved ${recipe.id}`)
  }
}

const [what, ...words] = positionals
try {
  if (what === 'new') await makeTitle()
  else if (what === 'undo') await undoTitle(words[0] ?? '')
  else if (what === 'solve') await solveFamilies(words)
  else throw new CommandError(HELP)
} catch (error) {
  if (!(error instanceof CommandError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
