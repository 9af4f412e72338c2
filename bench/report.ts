/** One measured value and what it must reach. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly goal: number
  readonly better: 'higher' | 'lower'
}

/** Where a group of measurements says what it found. */
export type Report = {
  figure(figure: Figure): void
  note(text: string): void
}
