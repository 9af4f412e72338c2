import type { Visit } from '../../../platform/http/index.ts'

export const ORIGIN = 'https://ronda.example'

/** A browser as the server sees it: an IP address and cookies. */
export function browser(origin = ORIGIN): Visit & { readonly cookies: Map<string, string> } {
  const cookies = new Map<string, string>()
  return {
    cookies,
    origin,
    address: '203.0.113.7',
    ip: '203.0.113.7',
    userAgent: 'test',
    readCookie: (name) => cookies.get(name),
    setCookie: (name, value) => void cookies.set(name, value),
    clearCookie: (name) => void cookies.delete(name),
  }
}
