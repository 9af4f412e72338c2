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

  // What is pressed before the scripts are here is noted, and done by them: see usePressed and takeSketch.
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('button, [role="tab"]')
    if (!button || (root.dataset.live !== undefined && !button.closest('#sketch'))) return
    for (const before of document.querySelectorAll('[data-pressed]')) delete before.dataset.pressed
    button.dataset.pressed = ''
  })
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
  for (const href of lists.filter(Boolean).join(' ').split(' ')) {
    const link = { rel: 'modulepreload', crossOrigin: '', href }
    if (href !== '') document.head.append(Object.assign(document.createElement('link'), link))
  }
  // After the first sight is painted, which the scripts would only hold up.
  const start = () => requestAnimationFrame(() => setTimeout(() => import(entry)))
  if (entry) document.addEventListener('DOMContentLoaded', () => (document.hidden ? import(entry) : start()))
}
