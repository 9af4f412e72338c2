import { scryptSync } from 'node:crypto'

type Puzzle = {
  readonly parameters: {
    readonly nonce: string
    readonly salt: string
    readonly cost: number
    readonly memoryCost: number
    readonly parallelism: number
    readonly keyLength: number
    readonly keyPrefix: string
  }
  readonly signature: string
}

function deriveKey({ nonce, salt, ...parameters }: Puzzle['parameters'], counter: number): string {
  const password = Buffer.alloc(nonce.length / 2 + 4)
  password.write(nonce, 'hex')
  password.writeUInt32BE(counter, nonce.length / 2)
  const { cost, memoryCost: blockSize, parallelism: parallelization } = parameters
  const maxmem = 256 * cost * blockSize
  const options = { cost, blockSize, parallelization, maxmem }
  return scryptSync(password, Buffer.from(salt, 'hex'), parameters.keyLength, options).toString('hex')
}

/** The solution of a proof-of-work puzzle, found by counting, in the form that a browser sends. */
export function solvePuzzle(challenge: Puzzle): string {
  for (let counter = 0; ; counter += 1) {
    const derivedKey = deriveKey(challenge.parameters, counter)
    if (derivedKey.startsWith(challenge.parameters.keyPrefix)) {
      return btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } }))
    }
  }
}
