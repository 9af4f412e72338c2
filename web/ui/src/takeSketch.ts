/** Where the server has put its drawing of a window. */
const SKETCH_ID = 'sketch'

export const hasSketch = (): boolean => document.getElementById(SKETCH_ID) !== null

type Field = HTMLInputElement | HTMLTextAreaElement

/** As if it had been typed here: whoever listens to the field hears of it. */
function type(field: Field, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function takeField(from: Field, to: Field): void {
  if (from instanceof HTMLInputElement && from.type === 'checkbox') {
    if (to instanceof HTMLInputElement && from.checked !== to.checked) to.click()
    return
  }
  if (from.value !== '') type(to, from.value)
  if (from !== document.activeElement) return
  const { selectionStart, selectionEnd } = from
  to.focus({ preventScroll: true })
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd)
}

/** Buttons have no names of their own; they are the same where they say the same. */
const wordsOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent

function twinOf(button: Element, dialog: HTMLElement): HTMLElement | undefined {
  const all = [...dialog.querySelectorAll<HTMLElement>('button, [role="tab"]')]
  return all.find((one) => wordsOf(one) === wordsOf(button))
}

/** Takes over what was done in the server's drawing of this window: what was typed and pressed, and where the cursor is. */
export function takeSketch(dialog: HTMLElement): void {
  const sketch = document.getElementById(SKETCH_ID)
  if (sketch === null) return
  for (const from of sketch.querySelectorAll<Field>('input[name], textarea[name]')) {
    const to = dialog.querySelector<Field>(`[name="${CSS.escape(from.name)}"]`)
    if (to !== null) takeField(from, to)
  }
  // boot.js has noted what was sent and pressed.
  const isSent = sketch.dataset['sent'] !== undefined
  const pressed = sketch.querySelector('[data-pressed]')
  sketch.remove()
  // In a task of its own: a press acts upon what is drawn, and what was just typed is drawn by then.
  setTimeout(() => {
    if (isSent) dialog.querySelector('form')?.requestSubmit()
    else if (pressed !== null) twinOf(pressed, dialog)?.click()
  })
}
