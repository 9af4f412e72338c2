// Runs on whatever Node the machine has, so it keeps to syntax that old ones can read.

/** Something the person at the keyboard can mend. Its message is all they see. */
export class Trouble extends Error {}

const NODE_MAJOR_MIN = 20

/**
 * Runs a command to its end and gives its exit code to the shell.
 * @param {() => Promise<number>} work
 */
export function command(work) {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR_MIN) {
    console.error(
      `Ronda needs Node ${NODE_MAJOR_MIN} or newer to begin; this is ${process.version}. See https://nodejs.org`,
    )
    process.exit(1)
  }
  work().then(
    (code) => process.exit(code),
    (/** @type {unknown} */ error) => {
      console.error(error instanceof Trouble ? `\n${error.message}` : error)
      process.exit(1)
    },
  )
}
