// The first thing the page runs, written into it by the build. A reader's own theme, language and menu must not flash past,
// and the scripts should be on their way before anything else. Kept to what no module can do in time: language/ and
// theme/ and shell/ own these settings from then on.
{
  const root = document.documentElement
  try {
    const lang = localStorage.getItem('lang')
    if (lang === 'es' || lang === 'en') root.lang = lang
    if (localStorage.getItem('theme') === 'light') root.dataset.theme = 'light'
    if (localStorage.getItem('ronda.menu') === 'slim') root.dataset.menu = 'slim'
  } catch {
    // Storage is closed to us: the defaults of the page stand.
  }
  // Where home is what will be seen, its first sight is in the page already.
  if (/^\/(index(\.html)?|home|login|register|forget)?$/.test(location.pathname)) root.dataset.first = root.lang

  // What the build says the page needs, and what the popup of this address needs.
  const { entry, needs = '', ...popups } = document.currentScript.dataset
  for (const href of `${needs} ${popups[location.pathname.slice(1)] ?? ''}`.trim().split(' ')) {
    const link = { rel: 'modulepreload', crossOrigin: '', href }
    if (href !== '') document.head.append(Object.assign(document.createElement('link'), link))
  }
  // After the first sight is painted, which the scripts would only hold up.
  const start = () => requestAnimationFrame(() => setTimeout(() => import(entry)))
  if (entry) document.addEventListener('DOMContentLoaded', () => (document.hidden ? import(entry) : start()))
}
