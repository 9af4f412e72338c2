import { escapeHtml, makePercent, toNumber, type Rational } from '@ronda/core'
import { parSheet, type ParSheet, type SlotModel, type SlotTitle } from '@ronda/games'

/** The complete mathematics of a title: its names, its proven facts, and the whole model. */
export type Sheet = {
  readonly gameCode: string
  readonly names: SlotTitle['names']
  readonly facts: ParSheet
  readonly model: SlotModel
}

export function sheetOf({ gameCode, names, model }: SlotTitle): Sheet {
  return { gameCode, names, facts: parSheet(model), model }
}

/** Fractions as two whole numbers in text: JSON has no other exact form. */
export function sheetJson(sheet: Sheet): string {
  return JSON.stringify(sheet, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value), 2)
}

const fraction = ({ numerator, denominator }: Rational): string => `${numerator} / ${denominator}`
const oneIn = (rate: Rational): string =>
  rate.numerator === 0n ? 'never' : `1 in ${(1 / toNumber(rate)).toFixed(2)} (${fraction(rate)})`

function factRows({ facts, model }: Sheet): readonly (readonly [string, string])[] {
  return [
    ['Model', facts.modelHash],
    ['Mechanic', model.mechanic],
    ['Return', `${makePercent(facts.exactReturn, 6)} % = ${fraction(facts.exactReturn)}`],
    ['of which paid spins', `${makePercent(facts.baseReturn, 6)} % = ${fraction(facts.baseReturn)}`],
    ['Hit rate', oneIn(facts.hitRate)],
    ['Feature', oneIn(facts.triggerRate)],
    ['Volatility', `${facts.volatility.toFixed(4)} stakes (${facts.volatilityClass})`],
    ['90 % index', (1.645 * facts.volatility).toFixed(2)],
    ['Largest win that can be reached', `${toNumber(facts.largestSpinWin).toFixed(2)} stakes`],
    ...(facts.largestSpinRate ? [['It comes', oneIn(facts.largestSpinRate)] as const] : []),
    ['No round wins more than', `${toNumber(facts.largestRoundWin).toFixed(2)} stakes`],
    ['It comes at most', oneIn(facts.largestRoundRate)],
    ...(facts.cap ? [['The cap takes away at most', `${fraction(facts.cap.lossMax)} of the stakes`] as const] : []),
    ['Coins of a spin', `${model.cost}`],
    ...(model.buy === undefined ? [] : [['Coins of a bought feature', `${model.buy}`] as const]),
  ]
}

/** Lists of numbers in one line, everything else in separate lines. */
function writeValue(value: unknown): string {
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return escapeHtml(value.join(' '))
  if (Array.isArray(value)) return `<ol start="0">${value.map((item) => `<li>${writeValue(item)}</li>`).join('')}</ol>`
  if (typeof value !== 'object' || value === null) return escapeHtml(String(value))
  const fields = Object.entries(value).map(
    ([name, field]) => `<dt>${escapeHtml(name)}</dt><dd>${writeValue(field)}</dd>`,
  )
  return `<dl>${fields.join('')}</dl>`
}

const STYLE = `
  body { font: 11pt/1.4 system-ui, sans-serif; margin: 2rem auto; max-width: 48rem; color: #111 }
  table { border-collapse: collapse } th { text-align: left; padding-right: 2rem; vertical-align: top }
  td { font-family: ui-monospace, monospace; word-break: break-all }
  dl, ol { margin: 0 0 0.5rem } dt { font-weight: 600; margin-top: 0.5rem } dd, li { font: 8.5pt/1.4 ui-monospace, monospace }
  @media print { body { margin: 0 } }`

/** The same as a page to print and sign. */
export function sheetPage(sheet: Sheet): string {
  const title = `${sheet.names.en} · ${sheet.gameCode}`
  const rows = factRows(sheet).map(([name, text]) => `<tr><th>${name}</th><td>${escapeHtml(text)}</td></tr>`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<table>${rows.join('\n')}</table>
<h2>Model</h2>
${writeValue(sheet.model)}
</html>
`
}
