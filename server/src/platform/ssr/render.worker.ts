import { parentPort, workerData } from 'node:worker_threads'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { RenderAnswer, RenderJob, RenderSetup } from './renderThread.ts'

type Rendered = { readonly head: string; readonly body: string; readonly sketch: string; readonly state: string }
type Program = {
  readonly renderPage: (address: { path: string; language: string; origin: string }) => Promise<Rendered>
}

/** A page is cached for a few seconds only: this level compresses nearly as well in a tenth of the time. */
const QUALITY = 5

const { program, template, origin } = workerData as RenderSetup
const { renderPage } = (await import(program)) as Program
const compress = promisify(brotliCompress)

/** Fills the built page. Replaces by function, because texts may contain replacement patterns. */
function fill({ path, language }: RenderJob, { head, body, sketch, state }: Rendered): string {
  const window = sketch === '' ? '' : `<div id="sketch">${sketch}</div>`
  return template
    .replace(/<title>[^<]*<\/title>/, (own) => (head.includes('<title>') ? '' : own))
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}" data-path="${path}"`)
    .replace('</head>', () => `${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${window}${stateElement(state)}`)
}

const stateElement = (state: string): string => `<script type="application/json" id="state">${state}</script>`

async function work(job: RenderJob): Promise<RenderAnswer> {
  try {
    const plain = Buffer.from(fill(job, await renderPage({ path: job.path, language: job.language, origin })))
    const br = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    return { number: job.number, plain, br }
  } catch (error) {
    return { number: job.number, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (job: RenderJob) => void work(job).then((answer) => parentPort?.postMessage(answer)))
