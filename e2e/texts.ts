import { openBrowser, type Language } from './browser.ts'
import { openTestServer } from './openTestServer.ts'
import { examineAccounts, examineGames, examineSite, type TextTour } from './textTour.ts'

const LANGUAGES: readonly Language[] = ['es', 'en']
const PARTS = { site: examineSite, accounts: examineAccounts, games: examineGames }

// `npm run texts -- games` for one part only.
const wanted = process.argv.slice(2)
const parts = Object.entries(PARTS).filter(([name]) => wanted.length === 0 || wanted.includes(name))
const { server, databaseUrl, close } = await openTestServer()
const browser = await openBrowser()
let faults = 0
let screens = 0
try {
  for (const language of LANGUAGES) {
    const tour: TextTour = {
      browser,
      origin: server.origin,
      databaseUrl,
      language,
      report(name, found) {
        screens += 1
        faults += found.length
        for (const line of found) console.log(`${language}  ${name} at ${line}`)
      },
    }
    for (const [, examine] of parts) await examine(tour)
  }
} finally {
  await browser.close()
  await close()
}
console.log(`\n${faults} texts clipped or overlapping on ${screens} screens`)
process.exitCode = faults === 0 && screens > 0 ? 0 : 1
