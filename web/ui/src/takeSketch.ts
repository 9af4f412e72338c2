/** The id of the server-rendered preview form. */
const SKETCH_ID = 'sketch'

export const hasSketch = (): boolean => document.getElementById(SKETCH_ID) !== null

type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets the value as if it had been typed, so that the listeners of the field are called. */
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

/** Buttons have no names, so they are matched by their text. */
const wordsOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent

function twinOf(button: Element, dialog: HTMLElement): HTMLElement | undefined {
  const all = [...dialog.querySelectorAll<HTMLElement>('button, [role="tab"]')]
  return all.find((one) => wordsOf(one) === wordsOf(button))
}

/** Takes over what was done in the preview form of this dialog: what was typed and pressed, and the cursor position. */
export function takeSketch(dialog: HTMLElement): void {
  const sketch = document.getElementById(SKETCH_ID)
  if (sketch === null) return
  for (const from of sketch.querySelectorAll<Field>('input[name], textarea[name]')) {
    const to = dialog.querySelector<Field>(`[name="${CSS.escape(from.name)}"]`)
    if (to !== null) takeField(from, to)
  }
  // boot.js has recorded what was submitted and pressed.
  const isSent = sketch.dataset['sent'] !== undefined
  const pressed = sketch.querySelector('[data-pressed]')
  sketch.remove()
  // In a separate task: a press acts on the rendered state, and the values above are rendered by then.
  setTimeout(() => {
    if (isSent) dialog.querySelector('form')?.requestSubmit()
    else if (pressed !== null) twinOf(pressed, dialog)?.click()
  })
}
