/** SHA-256 as FIPS 180-4 describes it, in whole 32-bit words. */

export const BLOCK_BYTES = 64
const BLOCK_WORDS = 16
const DIGEST_WORDS = 8
const ROUNDS = 64

/** Every message is followed by one marking byte and, at the end of its last block, by its length in eight bytes. */
const MARK = 0x80
const TRAILER_BYTES = 9

/** The state of a hash after some whole blocks. With it those blocks need not be hashed again. */
export type Midstate = { readonly words: Int32Array; readonly bytesHashed: number }

// The first 32 bits of the fractions of the square roots of the first 8 primes.
const BEGINNING: Midstate = {
  words: Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19),
  bytesHashed: 0,
}

// The same of the cube roots of the first 64 primes.
// oxfmt-ignore
const ROUND_CONSTANTS = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
)

/** The eight words of the digest of `message`, or of the blocks already in `midstate` followed by `message`. */
export function sha256(message: Uint8Array, midstate: Midstate = BEGINNING): Int32Array {
  const state = midstate.words.slice()
  const blocks = Math.ceil((message.length + TRAILER_BYTES) / BLOCK_BYTES)
  for (let block = 0; block < blocks; block++) {
    loadBlock(message, block * BLOCK_BYTES)
    if (block === blocks - 1) loadLength(midstate.bytesHashed + message.length)
    compress(state)
  }
  return state
}

/** The digest of the blocks already in `midstate` followed by the bytes of eight words, in place of those words. */
export function rehash(words: Int32Array, midstate: Midstate): void {
  for (let i = 0; i < DIGEST_WORDS; i++) {
    schedule[i] = words[i] as number
    words[i] = midstate.words[i] as number
  }
  schedule[DIGEST_WORDS] = MARK << 24
  for (let i = DIGEST_WORDS + 1; i < BLOCK_WORDS; i++) schedule[i] = 0
  loadLength(midstate.bytesHashed + 4 * DIGEST_WORDS)
  compress(words)
}

/** Hashes one whole first block and keeps the state it leads to. */
export function hashBlock(block: Uint8Array): Midstate {
  const words = BEGINNING.words.slice()
  loadBlock(block, 0)
  compress(words)
  return { words, bytesHashed: BLOCK_BYTES }
}

/** One word for each round. Shared by all compressions: a new array each time would cost more than the hashing. */
const schedule = new Int32Array(ROUNDS)

/** Loads the block that begins at `offset`; after the end of the message come one marking byte and zeros. */
function loadBlock(message: Uint8Array, offset: number): void {
  const whole = Math.min(BLOCK_WORDS, (message.length - offset) >> 2)
  for (let i = 0; i < whole; i++) {
    const first = offset + 4 * i
    schedule[i] =
      ((message[first] as number) << 24) |
      ((message[first + 1] as number) << 16) |
      ((message[first + 2] as number) << 8) |
      (message[first + 3] as number)
  }
  for (let i = Math.max(0, whole); i < BLOCK_WORDS; i++) {
    const first = offset + 4 * i
    if (first > message.length) schedule[i] = 0
    else
      schedule[i] =
        (byteAt(message, first) << 24) |
        (byteAt(message, first + 1) << 16) |
        (byteAt(message, first + 2) << 8) |
        byteAt(message, first + 3)
  }
}

function byteAt(message: Uint8Array, index: number): number {
  if (index < message.length) return message[index] as number
  return index === message.length ? MARK : 0
}

function loadLength(bytes: number): void {
  schedule[BLOCK_WORDS - 2] = Math.floor(bytes / 2 ** 29)
  schedule[BLOCK_WORDS - 1] = bytes << 3
}

/**
 * Words are read without a bounds check: our indexes are never outside, and these two loops are the cost of every draw.
 * With one more helper inside them the engine no longer inlines them.
 */
function compress(state: Int32Array): void {
  stretchSchedule()
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let round = 0; round < ROUNDS; round++) {
    const sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sum1 + choice + (ROUND_CONSTANTS[round] as number) + (schedule[round] as number)) | 0
    const sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + sum0 + majority) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

/** Expands the 16 words of the loaded block to one word for each round. */
function stretchSchedule(): void {
  for (let i = BLOCK_WORDS; i < ROUNDS; i++) {
    const near = schedule[i - 2] as number
    const far = schedule[i - 15] as number
    const sigma1 = rotateRight(near, 17) ^ rotateRight(near, 19) ^ (near >>> 10)
    const sigma0 = rotateRight(far, 7) ^ rotateRight(far, 18) ^ (far >>> 3)
    schedule[i] = (sigma1 + (schedule[i - 7] as number) + sigma0 + (schedule[i - 16] as number)) | 0
  }
}

const rotateRight = (word: number, by: number): number => (word >>> by) | (word << (32 - by))
