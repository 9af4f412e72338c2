export type KnownLanguage = {
  /** The code of the public interface, which is not always that of the standard. */
  readonly code: string
  /** Its name as its speakers write it. */
  readonly name: string
  /** The tag that formats numbers and dates. */
  readonly locale: string
  /** Text direction. */
  readonly direction: 'ltr' | 'rtl'
}

/** Every known language code. Those with complete texts are in `languages.ts`. */
export const knownLanguages = {
  es: { code: 'ES', name: 'Español', locale: 'es-419', direction: 'ltr' },
  en: { code: 'EN', name: 'English', locale: 'en', direction: 'ltr' },
  pt: { code: 'PT', name: 'Português', locale: 'pt-BR', direction: 'ltr' },
  fr: { code: 'FR', name: 'Français', locale: 'fr', direction: 'ltr' },
  de: { code: 'DE', name: 'Deutsch', locale: 'de', direction: 'ltr' },
  it: { code: 'IT', name: 'Italiano', locale: 'it', direction: 'ltr' },
  nl: { code: 'NL', name: 'Nederlands', locale: 'nl', direction: 'ltr' },
  sv: { code: 'SV', name: 'Svenska', locale: 'sv', direction: 'ltr' },
  pl: { code: 'PL', name: 'Polski', locale: 'pl', direction: 'ltr' },
  cs: { code: 'CS', name: 'Čeština', locale: 'cs', direction: 'ltr' },
  hu: { code: 'HU', name: 'Magyar', locale: 'hu', direction: 'ltr' },
  ro: { code: 'RO', name: 'Română', locale: 'ro', direction: 'ltr' },
  el: { code: 'EL', name: 'Ελληνικά', locale: 'el', direction: 'ltr' },
  ru: { code: 'RU', name: 'Русский', locale: 'ru', direction: 'ltr' },
  uk: { code: 'UK', name: 'Українська', locale: 'uk', direction: 'ltr' },
  kk: { code: 'KK', name: 'Қазақша', locale: 'kk', direction: 'ltr' },
  tr: { code: 'TR', name: 'Türkçe', locale: 'tr', direction: 'ltr' },
  ar: { code: 'AR', name: 'العربية', locale: 'ar', direction: 'rtl' },
  he: { code: 'HE', name: 'עברית', locale: 'he', direction: 'rtl' },
  fa: { code: 'FA', name: 'فارسی', locale: 'fa', direction: 'rtl' },
  ur: { code: 'UR', name: 'اردو', locale: 'ur', direction: 'rtl' },
  hi: { code: 'HI', name: 'हिन्दी', locale: 'hi', direction: 'ltr' },
  bn: { code: 'BN', name: 'বাংলা', locale: 'bn', direction: 'ltr' },
  ne: { code: 'NE', name: 'नेपाली', locale: 'ne', direction: 'ltr' },
  ta: { code: 'TA', name: 'தமிழ்', locale: 'ta', direction: 'ltr' },
  te: { code: 'TE', name: 'తెలుగు', locale: 'te', direction: 'ltr' },
  si: { code: 'SI', name: 'සිංහල', locale: 'si', direction: 'ltr' },
  zh: { code: 'CN', name: '简体中文', locale: 'zh-Hans', direction: 'ltr' },
  tw: { code: 'TW', name: '繁體中文', locale: 'zh-Hant', direction: 'ltr' },
  ja: { code: 'JA', name: '日本語', locale: 'ja', direction: 'ltr' },
  ko: { code: 'KO', name: '한국어', locale: 'ko', direction: 'ltr' },
  vi: { code: 'VI', name: 'Tiếng Việt', locale: 'vi', direction: 'ltr' },
  th: { code: 'TH', name: 'ไทย', locale: 'th', direction: 'ltr' },
  lo: { code: 'LO', name: 'ລາວ', locale: 'lo', direction: 'ltr' },
  km: { code: 'KM', name: 'ខ្មែរ', locale: 'km', direction: 'ltr' },
  my: { code: 'MY', name: 'မြန်မာ', locale: 'my', direction: 'ltr' },
  id: { code: 'ID', name: 'Bahasa Indonesia', locale: 'id', direction: 'ltr' },
  ms: { code: 'MS', name: 'Bahasa Melayu', locale: 'ms', direction: 'ltr' },
  tl: { code: 'TY', name: 'Tagalog', locale: 'fil', direction: 'ltr' },
} as const satisfies Record<string, KnownLanguage>
