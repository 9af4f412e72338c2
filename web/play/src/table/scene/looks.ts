/** How a presenter looks. All are drawn; none is a person. */
export type Looks = {
  readonly hair: 'bun' | 'short' | 'waves' | 'bob'
  readonly hairTone: 1 | 2 | 3
  readonly skinTone: 1 | 2 | 3
}
