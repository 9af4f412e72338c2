import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { slotOf } from '@ronda/games'
import { dieharder } from './lab/dieharder.ts'
import { sheetJson, sheetOf, sheetPage } from './lab/parSheet.ts'
import { rawBytes, scaledBytes, type Secret } from './lab/streams.ts'

const HELP = `npm run lab -- <command>: what a laboratory asks for

  raw                     the bits of the generator, endless, to standard output
  scaled --game CODE      the numbers a game draws, scaled as the game does, as fair bits
  dieharder [--game CODE] tests one of these streams with dieharder
  par --game CODE         the par sheet as JSON; with --page, as a page to print

  --samples N             samples of dieharder for each test; default 100
  --seed HEX              the server seed, to repeat a stream; default a new one
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    seed: { type: 'string' },
    page: { type: 'boolean', default: false },
    samples: { type: 'string', default: '100' },
  },
})

function secretFor(number: number): Secret {
  return { serverSeed: values.seed ?? randomBytes(32).toString('hex'), clientSeed: `lab${number}` }
}

function streamOf(number: number): Generator<Uint8Array> {
  return values.game === undefined ? rawBytes(secretFor(number)) : scaledBytes(secretFor(number), values.game)
}

async function writeToStdout(bytes: Generator<Uint8Array>): Promise<void> {
  try {
    await pipeline(Readable.from(bytes), process.stdout)
  } catch (error) {
    // The reader has closed the pipe: it has enough data.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
  }
}

async function runDieharder(): Promise<void> {
  const found = await dieharder(streamOf, Number(values.samples))
  const count = (verdict: string): number => found.filter((one) => one.verdict === verdict).length
  console.log(`${count('PASSED')} passed, ${count('WEAK')} weak, ${count('FAILED')} failed`)
  process.exitCode = count('FAILED') > 0 ? 1 : 0
}

function refuse(words: string): void {
  process.stderr.write(`${words}\n\n${HELP}`)
  process.exitCode = 2
}

const [command] = positionals
const slot = values.game === undefined ? undefined : slotOf(values.game)
if (values.game !== undefined && slot === undefined) refuse(`There is no game ${values.game}.`)
else if (command === 'raw') await writeToStdout(rawBytes(secretFor(0)))
else if (command === 'scaled' && values.game !== undefined) await writeToStdout(scaledBytes(secretFor(0), values.game))
else if (command === 'dieharder') await runDieharder()
else if (command === 'par' && slot !== undefined) {
  const sheet = sheetOf(slot)
  process.stdout.write(values.page ? sheetPage(sheet) : `${sheetJson(sheet)}\n`)
} else refuse(command === undefined ? 'A command is missing.' : `Unknown command: ${process.argv.slice(2).join(' ')}`)
