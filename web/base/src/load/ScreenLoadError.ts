/** The script of a screen failed to load: no fault of the screen, and a reload may fix it. */
export class ScreenLoadError extends Error {
  constructor(options?: ErrorOptions) {
    super('a screen did not arrive', options)
  }
}
