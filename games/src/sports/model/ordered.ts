/**
 * Logarithm and power from additions, multiplications and divisions in a fixed order. Engines may differ in the last
 * digit of `Math.log` and `Math.pow`; they do not in these, so a price is the same on every machine.
 */
const LOG_TERMS = 21
const EXP_TERMS = 22

/** The natural logarithm of a positive number. */
export function naturalLog(value: number): number {
  let mantissa = value
  let doublings = 0
  while (mantissa > Math.SQRT2) {
    mantissa /= 2
    doublings += 1
  }
  while (mantissa < Math.SQRT2 / 2) {
    mantissa *= 2
    doublings -= 1
  }
  const ratio = (mantissa - 1) / (mantissa + 1)
  let power = ratio
  let sum = 0
  for (let term = 0; term < LOG_TERMS; term++) {
    sum += power / (2 * term + 1)
    power *= ratio * ratio
  }
  return 2 * sum + doublings * Math.LN2
}

export function exponential(value: number): number {
  const doublings = Math.floor(value / Math.LN2 + 0.5)
  const rest = value - doublings * Math.LN2
  let power = 1
  let sum = 0
  for (let term = 0; term < EXP_TERMS; term++) {
    sum += power
    power *= rest / (term + 1)
  }
  for (let done = 0; done < doublings; done++) sum *= 2
  for (let done = 0; done > doublings; done--) sum /= 2
  return sum
}

/** A positive number to any power. */
export const power = (base: number, exponent: number): number => exponential(exponent * naturalLog(base))
