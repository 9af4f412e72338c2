const EVERY_MS = 5_000

/**
 * Prints that a long step is running, and for how long.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @param {() => string} [detail]
 * @returns {Promise<T>}
 */
export async function withProgress(what, work, detail) {
  const startedAtMs = Date.now()
  const elapsed = () => `${Math.round((Date.now() - startedAtMs) / 1_000)} s`
  console.log(`${what} …`)
  const ticking = setInterval(() => console.log(`  ${elapsed()}${detail ? `, ${detail()}` : ''}`), EVERY_MS)
  try {
    const result = await work()
    console.log(`  done in ${elapsed()}`)
    return result
  } finally {
    clearInterval(ticking)
  }
}
