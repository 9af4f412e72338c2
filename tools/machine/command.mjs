// Runs on any Node version of the machine, so it uses only syntax that old versions can parse.

/** A fault that the user can fix. Only its message is printed, without a stack trace. */
export class CommandError extends Error {}

const NODE_MAJOR_MIN = 20

/**
 * Runs a command to its end and gives its exit code to the shell.
 * @param {() => Promise<number>} work
 */
export function command(work) {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR_MIN) {
    console.error(`Ronda needs Node ${NODE_MAJOR_MIN} or newer; this is ${process.version}. See https://nodejs.org`)
    process.exit(1)
  }
  work().then(
    (code) => process.exit(code),
    (/** @type {unknown} */ error) => {
      console.error(error instanceof CommandError ? `\n${error.message}` : error)
      process.exit(1)
    },
  )
}
