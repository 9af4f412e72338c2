import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

async function waitForMessage(server: ChildProcess, word: 'ready' | 'open'): Promise<void> {
  const first: unknown[] = await Promise.race([once(server, 'message'), once(server, 'exit')])
  if (first[0] !== word) throw new Error(`the server is not ${word}`)
}

/**
 * The server in its own process, killed like a power cut and opened again. The next process has loaded its code by
 * then, like a standby: the bench measures what a kill does to money, not how long loading takes.
 */
export class Victim {
  readonly #args: readonly string[]
  readonly #cacheDir: string
  #server: ChildProcess | undefined
  #next: Promise<ChildProcess> | undefined

  constructor(args: readonly string[], cacheDir: string) {
    this.#args = args
    this.#cacheDir = cacheDir
  }

  async open(): Promise<void> {
    const server = await (this.#next ?? this.#standBy())
    server.send('open')
    await waitForMessage(server, 'open')
    this.#server = server
    this.#next = this.#standBy()
    // The caller of `open` gets the error.
    this.#next.catch(() => {})
  }

  async kill(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server) await end(server)
  }

  async close(): Promise<void> {
    await this.kill()
    const next = await this.#next?.catch(() => undefined)
    if (next) await end(next)
  }

  async #standBy(): Promise<ChildProcess> {
    const server = fork(join(import.meta.dirname, 'server.ts'), [...this.#args], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: this.#cacheDir },
    })
    await waitForMessage(server, 'ready')
    return server
  }
}

async function end(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}
