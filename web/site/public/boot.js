// Runs before the first paint, so that a reader's own theme and language never flash past. Kept to what no module can
// do in time; language/ and theme/ own these two settings from then on.
try {
  const root = document.documentElement
  const lang = localStorage.getItem('lang')
  if (lang === 'es' || lang === 'en') root.lang = lang
  if (localStorage.getItem('theme') === 'light') root.dataset.theme = 'light'
} catch {
  // Storage is closed to us: the defaults of the page stand.
}
