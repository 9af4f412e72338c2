import { createHash } from 'node:crypto'
import { escapeHtml } from '@ronda/core'
import type { RobotCheck } from './phoneService.actions.ts'

/** The page that shows the service's check for robots, framed by the form that asks for a code. */
export const CHECK_PATH = '/phoneCheck'

/**
 * Runs in the frame: shows the check and posts its result to the page around it, and whether it needs more room for a
 * puzzle. In a frame of its own, because the script of the service needs rights that our pages give to no script.
 */
const SCRIPT = `
const asked = new URLSearchParams(location.search)
const post = (result) => parent.postMessage({ phoneCheck: result }, location.origin)
globalThis.showCheck = () => grecaptcha.render('check', {
  sitekey: asked.get('sitekey'),
  theme: asked.get('theme') === 'light' ? 'light' : 'dark',
  callback: (token) => post({ token }),
  'error-callback': () => post({ failed: true }),
})
const isPuzzle = (frame) => frame.clientHeight > 200 && getComputedStyle(frame).visibility !== 'hidden'
new MutationObserver(() => post({ isTall: [...document.querySelectorAll('iframe')].some(isPuzzle) }))
  .observe(document.body, { subtree: true, childList: true, attributes: true })
addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && post({ failed: true }), true)
`

const STYLE = 'body{margin:0;color-scheme:light dark;background:transparent;font:16px/1.5 system-ui,sans-serif}'

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The check may run its own scripts and frames, and nothing else. */
export function checkPolicy({ scripts, frames, images }: RobotCheck): string {
  const list = (directive: string, sources: readonly string[]): string => [directive, ...sources].join(' ')
  return [
    "default-src 'none'",
    list('script-src', [hashOf(SCRIPT), ...scripts]),
    // The check writes its own styles into the page.
    "style-src 'unsafe-inline'",
    list('frame-src', frames.length > 0 ? frames : ["'none'"]),
    list('connect-src', frames.length > 0 ? frames : ["'none'"]),
    list('img-src', ['data:', ...images]),
    "frame-ancestors 'self'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** In a language of two letters, so that nothing else can be put into the address of the script. */
export function checkPage({ script }: RobotCheck, language: string): string {
  const source = escapeHtml(`${script}?onload=showCheck&render=explicit&hl=${encodeURIComponent(language)}`)
  return `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>reCAPTCHA</title><style>${STYLE}</style></head><body><div id="check"></div><script>${SCRIPT}</script><script src="${source}" async></script></body></html>`
}
