import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const brotli = promisify(brotliCompress)

/** A body that fits in one packet arrives no sooner when compressed. */
const COMPRESSED_BYTES_MIN = 1_200

/** Beyond this, each step takes twice the time for a few bytes less. */
const QUALITY = 5

/**
 * A reply whose JSON was made before the request: it is sent as it is. `Reply` is the type that the text encodes, so
 * that a handler cannot answer with the text of another call; a test must check the text against the call's schema. It
 * is the same for everybody and holds no secret, so it may be compressed.
 */
export class ReadyReply<Reply> {
  declare readonly standsFor: Reply
  /** The whole reply body, with its envelope. */
  readonly body: Buffer
  #compressed: Buffer | undefined
  #sent = 0

  constructor(value: string) {
    this.body = Buffer.from(`{"success":true,"value":${value}}`)
  }

  /**
   * The body compressed with brotli, once it is ready. No caller waits for it, and a body sent only once is not worth
   * it: the second request starts the compression in the background.
   */
  compressed(): Buffer | undefined {
    if (this.#compressed === undefined && this.body.length >= COMPRESSED_BYTES_MIN) {
      this.#sent += 1
      if (this.#sent === 2) void this.compress()
    }
    return this.#compressed
  }

  async compress(): Promise<void> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
    }
    this.#compressed = await brotli(this.body, { params })
  }
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/

/** Whether the client accepts brotli. */
export function readsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return BROTLI.test(String(acceptEncoding ?? ''))
}
