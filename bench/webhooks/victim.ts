import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** The house in a process of its own, killed as a power cut would and opened again. */
export class Victim {
  readonly #args: readonly string[]
  #house: ChildProcess | undefined

  constructor(databaseUrl: string, port: number, key: string) {
    this.#args = [databaseUrl, String(port), key]
  }

  async open(): Promise<void> {
    const house = fork(join(import.meta.dirname, 'house.ts'), [...this.#args], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const first: unknown[] = await Promise.race([once(house, 'message'), once(house, 'exit')])
    if (first[0] !== 'open') throw new Error('the house did not open')
    this.#house = house
  }

  async kill(): Promise<void> {
    const house = this.#house
    if (house === undefined) return
    const gone = once(house, 'exit')
    house.kill('SIGKILL')
    await gone
    this.#house = undefined
  }
}
