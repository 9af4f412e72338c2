import { openBrowser } from './browser.ts'
import { followEveryLink } from './linkTour.ts'
import { openTestServer } from './openTestServer.ts'

const { server, databaseUrl, close } = await openTestServer()
const browser = await openBrowser()
let links = 0
let faults = 0
try {
  await followEveryLink({
    browser,
    origin: server.origin,
    databaseUrl,
    report(link, found) {
      links += 1
      faults += found.length
      for (const fault of found) console.log(`${link}: ${fault}`)
    },
  })
} finally {
  await browser.close()
  await close()
}
console.log(`\n${faults} faults behind ${links} links`)
process.exitCode = faults === 0 && links > 0 ? 0 : 1
