// Applies the stored theme and language before the first paint, so that the defaults do not flash. Afterwards the
// modules of web/base own these settings.
{
  const root = document.documentElement
  try {
    const lang = localStorage.getItem('lang')
    if (lang === 'es' || lang === 'en') root.lang = lang
    if (localStorage.getItem('theme') === 'light') root.dataset.theme = 'light'
  } catch {
    // Storage is not available: the defaults of the page stay.
  }
}
