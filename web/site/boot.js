// The first script of the page, written into it by the build. It applies the stored theme, language and menu before the
// first paint, so that the defaults do not flash, and starts the script downloads early. It holds only what no module
// can do in time; afterwards web/base and the frame own these settings.
{
  const root = document.documentElement
  const { path } = root.dataset
  // Home with a search text shows search results, not the server-rendered page.
  let fits = path === location.pathname && !/[?&]q=/.test(location.search)
  try {
    const lang = localStorage.getItem('lang')
    if ((lang === 'es' || lang === 'en') && lang !== root.lang) {
      // The page was rendered in another language: the cookie names the right one for the next request.
      root.lang = lang
      fits = false
      document.cookie = `lang=${lang};path=/;max-age=31536000;samesite=lax`
    }
    if (localStorage.getItem('theme') === 'light') root.dataset.theme = 'light'
    if (localStorage.getItem('ronda.menu') === 'slim') root.dataset.menu = 'slim'
    if (localStorage.getItem('ronda.returning') ?? sessionStorage.getItem('ronda.session')) {
      // The page was rendered for a visitor: a user who may be signed in is not shown the sign-in buttons or popups.
      root.dataset.returning = ''
      fits &&= !/^\/(login|register|forget)$/.test(path)
    }
  } catch {
    // Storage is not available: the defaults of the page stay.
  }
  if (path) root.dataset.paint = fits ? 'fits' : 'other'

  // A click, an input or a change that happens before React listens is dispatched again until Shell has received it.
  // Only the last one is repeated, however often the user tried. Dialogs take over what was entered into their
  // server-rendered form: see takeSketch.
  const REPLAY_MS_MAX = 30_000
  const START_DELAY_MS_MAX = 2_000
  const timers = new Map()
  /** @type {(key: unknown, element: Element, isReceived: () => boolean, act: () => void) => void} */
  const untilReceived = (key, element, isReceived, act) => {
    clearTimeout(timers.get(key))
    if (performance.now() > REPLAY_MS_MAX || !element.closest('[data-replay]')) return
    timers.set(
      key,
      setTimeout(() => isReceived() || act(), 50),
    )
  }
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button, [role="tab"]')
    if (!button) return
    for (const before of document.querySelectorAll('#sketch [data-pressed]')) delete before.dataset.pressed
    if (button.closest('#sketch')) button.dataset.pressed = ''
    untilReceived(
      'press',
      button,
      () => 'received' in event,
      () => button.click(),
    )
  })
  /** @type {WeakMap<Element, string>} */
  const wanted = new WeakMap()
  /** @type {(event: { type: string, target: HTMLInputElement | HTMLSelectElement, received?: string }) => void} */
  const repeatField = (event) => {
    const field = event.target
    // React handles `change` of a select and `input` of a field. A select fires both, and its value may have been reset
    // in between.
    const isList = field instanceof HTMLSelectElement
    if (isList && event.type === 'input') wanted.set(field, field.value)
    if (event.type !== (isList ? 'change' : 'input')) return
    const value = wanted.get(field) ?? field.value
    wanted.delete(field)
    const repeat = () => {
      // Bypasses React's value tracking, which ignores a value that it already knows.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      field.dispatchEvent(new Event(event.type, { bubbles: true }))
    }
    // During hydration React may have reset the field to its rendered value.
    untilReceived(field, field, () => event.received === value, repeat)
  }
  document.addEventListener('input', repeatField, true)
  document.addEventListener('change', repeatField, true)
  document.addEventListener('submit', (event) => {
    const sketch = document.getElementById('sketch')
    if (!sketch?.contains(event.target)) return
    event.preventDefault()
    sketch.dataset.sent = ''
  })

  // The files that the build lists for the page and for the popup of this address, with its texts.
  const script = document.currentScript
  const { entry } = script.dataset
  const name = location.pathname.slice(1)
  const lists = ['needs', name, `${name}-${root.lang}`].map(
    (list) => /^[a-z-]+$/.test(list) && script.getAttribute(`data-${list}`),
  )
  const fetchNeeds = () => {
    for (const href of lists.filter(Boolean).join(' ').split(' ')) {
      const link = { rel: 'modulepreload', crossOrigin: '', href }
      if (href !== '') document.head.append(Object.assign(document.createElement('link'), link))
    }
  }
  let isStarted = !entry
  const start = () => {
    if (isStarted) return
    isStarted = true
    if (isWaiting) fetchNeeds()
    void import(entry)
  }
  // On a server-rendered page the scripts wait for the first contentful paint, so that its images get the whole
  // bandwidth.
  const isWaiting = fits && !document.hidden
  if (!isWaiting) fetchNeeds()
  document.addEventListener('DOMContentLoaded', () => (isWaiting ? setTimeout(start, START_DELAY_MS_MAX) : start()))
  if (isWaiting) {
    const onPaint = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && setTimeout(start)
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
  }
}
