/** Shows enough of a number for its owner to recognise it: the country and the last four digits. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}${'•'.repeat(Math.max(0, mobile.length - 7))}${mobile.slice(-4)}`
}

/** Shows the first letter and the domain of an address. */
export function maskEmail(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
