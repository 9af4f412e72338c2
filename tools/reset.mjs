import { command } from './machine/command.mjs'

command(async () => {
  const fs = await import('node:fs')
  const readline = await import('node:readline/promises')
  const { Trouble } = await import('./machine/command.mjs')
  const { DATA } = await import('./machine/places.mjs')
  const { databaseHolder } = await import('./machine/running.mjs')

  const goes = fs.existsSync(DATA) ? fs.readdirSync(DATA) : []
  if (goes.length === 0) {
    console.log(`There is nothing to remove in ${DATA}`)
    return 0
  }
  const holder = databaseHolder(DATA)
  if (holder !== undefined) {
    throw new Trouble(`The house is running (its database is process ${holder}). Stop it first; nothing was removed.`)
  }
  console.log(
    `This removes every account, coin and round of this house:\n${goes.map((name) => `  ${DATA}/${name}`).join('\n')}`,
  )
  if (process.stdin.isTTY && !process.argv.includes('--yes')) {
    const asking = readline.createInterface({ input: process.stdin, output: process.stdout })
    const answer = await asking.question('Type yes to go on: ')
    asking.close()
    if (answer.trim() !== 'yes') {
      console.log('Nothing was removed.')
      return 0
    }
  }
  for (const name of goes) fs.rmSync(`${DATA}/${name}`, { recursive: true, force: true })
  console.log('Removed. The next npm start begins afresh.')
  return 0
})
