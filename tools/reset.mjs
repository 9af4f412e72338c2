import { command } from './machine/command.mjs'

command(async () => {
  const fs = await import('node:fs')
  const readline = await import('node:readline/promises')
  const { CommandError } = await import('./machine/command.mjs')
  const { DATA } = await import('./machine/places.mjs')
  const { databaseHolder } = await import('./machine/running.mjs')

  const entries = fs.existsSync(DATA) ? fs.readdirSync(DATA) : []
  if (entries.length === 0) {
    console.log(`There is nothing to remove in ${DATA}`)
    return 0
  }
  const holder = databaseHolder(DATA)
  if (holder !== undefined) {
    throw new CommandError(
      `The server is running (its database is process ${holder}). Stop it first; nothing was removed.`,
    )
  }
  console.log(
    `This deletes all accounts, money and rounds of this server:\n${entries.map((name) => `  ${DATA}/${name}`).join('\n')}`,
  )
  if (process.stdin.isTTY && !process.argv.includes('--yes')) {
    const asking = readline.createInterface({ input: process.stdin, output: process.stdout })
    const answer = await asking.question('Type yes to continue: ')
    asking.close()
    if (answer.trim() !== 'yes') {
      console.log('Nothing was removed.')
      return 0
    }
  }
  for (const name of entries) fs.rmSync(`${DATA}/${name}`, { recursive: true, force: true })
  console.log('Removed. The next npm start creates new data.')
  return 0
})
