const QUARTERS = 4

/** A true minus sign is as wide as a plus. */
export const withMinus = (text: string): string => text.replace('-', '−')

/** A line in quarters as a number of goals: `2.25`. A handicap has its sign. */
export function lineText(quarters: number, isSigned: boolean, locale: string): string {
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
    signDisplay: isSigned ? 'exceptZero' : 'auto',
  })
  return withMinus(number.format(quarters / QUARTERS))
}
