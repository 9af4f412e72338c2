// The first thing the page runs, written into it by the build. A reader's own theme, language and menu must not flash past,
// and the scripts should be on their way before anything else. Kept to what no module can do in time: language/ and
// theme/ and shell/ own these settings from then on.
{
  const root = document.documentElement
  const { path } = root.dataset
  // Home with words to look for shows what they find, and not what was drawn.
  let fits = path === location.pathname && !/[?&]q=/.test(location.search)
  try {
    const lang = localStorage.getItem('lang')
    if ((lang === 'es' || lang === 'en') && lang !== root.lang) {
      // The page was drawn in another language: the server is told for the next time.
      root.lang = lang
      fits = false
      document.cookie = `lang=${lang};path=/;max-age=31536000;samesite=lax`
    }
    if (localStorage.getItem('theme') === 'light') root.dataset.theme = 'light'
    if (localStorage.getItem('ronda.menu') === 'slim') root.dataset.menu = 'slim'
    if (localStorage.getItem('ronda.returning') ?? sessionStorage.getItem('ronda.session')) {
      // Drawn as for a visitor: who may be signed in is not shown the way in, nor led to its popups.
      root.dataset.returning = ''
      fits &&= !/^\/(login|register|forget)$/.test(path)
    }
  } catch {
    // Storage is closed to us: the defaults of the page stand.
  }
  if (path) root.dataset.paint = fits ? 'fits' : 'other'

  // What is pressed, typed or chosen before its part of the page listens is done again until Shell has heard it. The last
  // one counts, however often it was tried. Windows take over what was done in their own drawing: see takeSketch.
  const PATIENCE_MS = 30_000
  const SEEN_MS_MAX = 2_000
  const timers = new Map()
  /** @type {(key: unknown, element: Element, isHeard: () => boolean, act: () => void) => void} */
  const untilHeard = (key, element, isHeard, act) => {
    clearTimeout(timers.get(key))
    if (performance.now() > PATIENCE_MS || !element.closest('[data-hears]')) return
    timers.set(
      key,
      setTimeout(() => isHeard() || act(), 50),
    )
  }
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button, [role="tab"]')
    if (!button) return
    for (const before of document.querySelectorAll('#sketch [data-pressed]')) delete before.dataset.pressed
    if (button.closest('#sketch')) button.dataset.pressed = ''
    untilHeard(
      'press',
      button,
      () => 'heard' in event,
      () => button.click(),
    )
  })
  /** @type {WeakMap<Element, string>} */
  const wanted = new WeakMap()
  /** @type {(event: { type: string, target: HTMLInputElement | HTMLSelectElement, heard?: string }) => void} */
  const repeatField = (event) => {
    const field = event.target
    // React listens to a list when it changes, and to a field as it is typed into. A list tells of both, and may have been
    // put back in between.
    const isList = field instanceof HTMLSelectElement
    if (isList && event.type === 'input') wanted.set(field, field.value)
    if (event.type !== (isList ? 'change' : 'input')) return
    const value = wanted.get(field) ?? field.value
    wanted.delete(field)
    const repeat = () => {
      // Past React's back, which hears only of a value that is new to it.
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
      field.dispatchEvent(new Event(event.type, { bubbles: true }))
    }
    // To listen, React may have put back what was drawn.
    untilHeard(field, field, () => event.heard === value, repeat)
  }
  document.addEventListener('input', repeatField, true)
  document.addEventListener('change', repeatField, true)
  document.addEventListener('submit', (event) => {
    const sketch = document.getElementById('sketch')
    if (!sketch?.contains(event.target)) return
    event.preventDefault()
    sketch.dataset.sent = ''
  })

  // What the build says the page needs, and what the popup of this address needs, with its words.
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
  // Where the first sight is drawn already, its pictures have the line to themselves until it is seen.
  const isWaiting = fits && !document.hidden
  if (!isWaiting) fetchNeeds()
  document.addEventListener('DOMContentLoaded', () => (isWaiting ? setTimeout(start, SEEN_MS_MAX) : start()))
  if (isWaiting) {
    const watch = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && setTimeout(start)
    new PerformanceObserver(watch).observe({ type: 'paint', buffered: true })
  }
}
