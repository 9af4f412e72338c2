/** How long each lottery shows its draw: longer where draws are rarer. */
export const SHOW_MS = {
  vn: 75_000,
  fourD: 60_000,
  keno: 25_000,
  lotto: 20_000,
  minute: 8_000,
  digits: 10_000,
} as const
