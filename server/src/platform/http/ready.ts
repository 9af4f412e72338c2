import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** What fits in one packet travels no faster for being smaller. */
const SQUEEZE_BYTES_MIN = 1_200

/** Beyond this, each step takes twice the time for a few bytes less. */
const QUALITY = 5

/**
 * A reply whose JSON was made before it was asked for: it is sent as it is. `Reply` is what the text stands for, so that
 * a handler cannot answer with the text of another call; a test must hold the text against the call's schema. It is the
 * same for everybody and holds no secret, so it may be squeezed.
 */
export class ReadyReply<Reply> {
  declare readonly standsFor: Reply
  /** The whole answer, with its envelope. */
  readonly body: Buffer
  #squeezed: Buffer | undefined
  #asked = 0

  constructor(value: string) {
    this.body = Buffer.from(`{"success":true,"value":${value}}`)
  }

  /**
   * The same as brotli, once there is one. Nobody waits for it, and what is asked for only once is not worth it: the
   * second time it is squeezed beside the others' answers.
   */
  squeezed(): Buffer | undefined {
    if (this.#squeezed === undefined && this.body.length >= SQUEEZE_BYTES_MIN) {
      this.#asked += 1
      if (this.#asked === 2) void this.squeeze()
    }
    return this.#squeezed
  }

  async squeeze(): Promise<void> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: this.body.length,
    }
    this.#squeezed = await compress(this.body, { params })
  }
}

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/

/** Whether a browser said that it reads brotli. */
export function readsBrotli(acceptEncoding: string | string[] | undefined): boolean {
  return BROTLI.test(String(acceptEncoding ?? ''))
}
