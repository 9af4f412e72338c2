import { hash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { coverSvg, themeOf } from '@ronda/art'
import type { SlotTitle } from '@ronda/games'
import type { FastifyInstance } from 'fastify'

/** A game's picture, drawn once. Its version is its content, so a browser may keep it for good. */
export type Cover = { readonly url: string; readonly svg: Buffer; readonly brotli: Buffer }

const WIDTH = 300
const HEIGHT = 400

export function drawCover(title: SlotTitle, name: string): Cover {
  const text = coverSvg(themeOf(title.theme), { title: name, width: WIDTH, height: HEIGHT, seed: title.nodeId })
  const svg = Buffer.from(text)
  const version = hash('sha256', text, 'hex').slice(0, 10)
  const brotli = brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return { url: `/art/cover/${title.gameCode}.svg?v=${version}`, svg, brotli }
}

export function serveCovers(app: FastifyInstance, coverOf: (game: string) => Cover | undefined): void {
  app.get<{ Params: { file: string } }>('/art/cover/:file', (request, reply) => {
    const game = /^([A-Z0-9_]+)\.svg$/.exec(request.params.file)?.[1]
    const cover = game === undefined ? undefined : coverOf(game)
    if (cover === undefined) return reply.callNotFound()
    const takesBrotli = (request.headers['accept-encoding'] ?? '').includes('br')
    void reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
    return takesBrotli ? reply.header('content-encoding', 'br').send(cover.brotli) : reply.send(cover.svg)
  })
}
