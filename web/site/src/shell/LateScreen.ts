/** The script of a screen did not come: no fault of the screen, and a reload may bring it. */
export class LateScreen extends Error {
  constructor(options?: ErrorOptions) {
    super('a screen did not arrive', options)
  }
}
