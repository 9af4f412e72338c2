import { useEffect } from 'react'

/**
 * Does what was pressed on a page that the server had drawn, before anybody listened: boot.js has noted it. Windows take
 * over what was pressed in their own drawing.
 */
export function usePressed(): void {
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
    const pressed = document.querySelector<HTMLElement>('#root [data-pressed]')
    if (pressed === null) return
    delete pressed.dataset['pressed']
    pressed.click()
  }, [])
}
