import { writeFile } from 'node:fs/promises'
import { cook, recipes, writeSolved } from '@ronda/games'

// npm run game -- solve FAMILY: finds pay tables and strips for a family of lines or ways, and keeps them.

const [what, ...ids] = process.argv.slice(2)
const asked = recipes.filter(({ id }) => ids.includes(id))

if (what !== 'solve' || asked.length === 0) {
  process.stderr.write(`usage: npm run game -- solve FAMILY\nfamilies: ${recipes.map(({ id }) => id).join(', ')}\n`)
  process.exitCode = 1
} else {
  for (const recipe of asked) {
    const file = new URL(`../games/src/slots/families/solved/${recipe.id}.ts`, import.meta.url)
    await writeFile(file, writeSolved(recipe.id, cook(recipe)))
    process.stdout.write(`solved ${recipe.id}\n`)
  }
}
