/** Enough of a number to recognise one's own: the country and the last digits. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'•'.repeat(Math.max(0, mobile.length - 7))}${mobile.slice(-4)}`
}

/** The first letter of an address and where it is kept. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
