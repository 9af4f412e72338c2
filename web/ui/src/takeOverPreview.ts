/** The id of the server-rendered preview form. */
const PREVIEW_ID = 'sketch'

export const hasPreview = (): boolean => document.getElementById(PREVIEW_ID) !== null

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
const textOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent

function matchingButton(button: Element, dialog: HTMLElement): HTMLElement | undefined {
  const all = [...dialog.querySelectorAll<HTMLElement>('button, [role="tab"]')]
  return all.find((one) => textOf(one) === textOf(button))
}

/** Takes over what was done in the preview form of this dialog: what was typed and pressed, and the cursor position. */
export function takeOverPreview(dialog: HTMLElement): void {
  const preview = document.getElementById(PREVIEW_ID)
  if (preview === null) return
  for (const from of preview.querySelectorAll<Field>('input[name], textarea[name]')) {
    const to = dialog.querySelector<Field>(`[name="${CSS.escape(from.name)}"]`)
    if (to !== null) takeField(from, to)
  }
  // boot.js has recorded what was submitted and pressed.
  const isSent = preview.dataset['sent'] !== undefined
  const pressed = preview.querySelector('[data-pressed]')
  preview.remove()
  // In a separate task: a press acts on the rendered state, and the values above are rendered by then.
  setTimeout(() => {
    if (isSent) dialog.querySelector('form')?.requestSubmit()
    else if (pressed !== null) matchingButton(pressed, dialog)?.click()
  })
}
