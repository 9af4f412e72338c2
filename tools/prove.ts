import { simulateFamilies } from './prove/simulations.ts'
import { proveTitles } from './prove/titles.ts'

// npm run prove: the return of every title by two methods, as identical fractions, on two cores.
// npm run prove -- sample: of every tenth title.
// npm run prove -- simulate [FAMILY…] [--rounds N]: ten million rounds of each family, drawn and played as on the server.

const [what, ...words] = process.argv.slice(2)
const isProven = what === 'simulate' ? await simulateFamilies(words) : await proveTitles(what === 'sample' ? 10 : 1)
process.exitCode = isProven ? 0 : 1
