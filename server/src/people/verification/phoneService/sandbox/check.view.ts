/** Does what the script of the real check does: draws a box to tick, and gives a token when it is ticked. */
export const SANDBOX_CHECK = `
const words = { es: 'No soy un robot (entorno de pruebas)', en: 'I am not a robot (sandbox)' }
const language = document.documentElement.lang
globalThis.grecaptcha = {
  render(place, { callback, theme }) {
    const label = document.createElement('label')
    const box = document.createElement('input')
    box.type = 'checkbox'
    label.append(box, ' ', words[language] ?? words.en)
    label.style.cssText = 'display:flex;gap:12px;align-items:center;min-height:72px;padding:0 12px;border:1px solid;border-radius:4px'
    box.style.cssText = 'width:24px;height:24px'
    document.documentElement.style.colorScheme = theme
    document.body.style.color = theme === 'light' ? '#1c1b22' : '#f1eef8'
    box.addEventListener('change', () => {
      box.disabled = true
      callback('sandbox-' + crypto.randomUUID())
    })
    document.getElementById(place).append(label)
  },
}
globalThis[new URL(document.currentScript.src).searchParams.get('onload')]()
`
