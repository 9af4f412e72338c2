import { escapeHtml, fillText } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { verificationMessages as english } from '@ronda/i18n/en/people/verificationMessages'
import { verificationMessages as spanish } from '@ronda/i18n/es/people/verificationMessages'
import { CODE_LIFE_MS, type Flow } from './verification.ts'

const texts = { es: spanish, en: english } as const

export type Mail = { readonly subject: string; readonly text: string; readonly html: string }

export type CodeLetter = {
  readonly brandName: string
  readonly code: string
  readonly flow: Flow
  readonly language: Language
}

const codeMinutes = String(CODE_LIFE_MS / 60_000)

export function makeSms({ brandName, code, flow, language }: CodeLetter): string {
  return fillText(texts[language].sms[flow], { brandName, code, minutes: codeMinutes })
}

/** The text message of the simulated third-party service, which does not know what its code is for. */
export function makeServiceSms({ brandName, code, language }: Omit<CodeLetter, 'flow'>): string {
  return fillText(texts[language].serviceSms, { brandName, code })
}

export function makeCodeMail({ brandName, code, flow, language }: CodeLetter): Mail {
  const { mail } = texts[language]
  const fill = (text: string): string => fillText(text, { brandName, code, minutes: codeMinutes })
  const small = [fill(mail.life), fill(mail.warning)]
  const letter = {
    language,
    brandName,
    title: mail.title[flow],
    lead: mail.lead[flow],
    small,
    foot: fill(mail.signature),
  }
  return {
    subject: fill(mail.subject),
    text: plain({ ...letter, main: code }),
    html: page({
      ...letter,
      main: `<p style="margin:0;padding:18px 0;border-radius:12px;background:#fcebc6;color:#1b1304;font-size:34px;font-weight:700;letter-spacing:8px;text-align:center">${escapeHtml(code)}</p>`,
    }),
  }
}

export type LinkLetter = {
  readonly brandName: string
  readonly link: string
  readonly lifeMinutes: number
  readonly language: Language
}

/** The mail with the link that sets a new password. */
export function makeLinkMail({ brandName, link, lifeMinutes, language }: LinkLetter): Mail {
  const { link: words, mail } = texts[language]
  const fill = (text: string): string => fillText(text, { brandName, minutes: String(lifeMinutes) })
  const small = [fill(words.life), fill(words.warning)]
  const letter = { language, brandName, title: words.title, lead: words.lead, small, foot: fill(mail.signature) }
  const href = escapeHtml(link)
  return {
    subject: fill(words.subject),
    text: plain({ ...letter, main: link }),
    html: page({
      ...letter,
      main: `<p style="margin:0;text-align:center"><a href="${href}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#f2a91e;color:#1b1304;font-weight:700;text-decoration:none">${escapeHtml(words.button)}</a></p><p style="margin:16px 0 0;font-size:13px;line-height:1.5;word-break:break-all"><a href="${href}" style="color:#7d5000">${href}</a></p>`,
    }),
  }
}

type Letter = {
  readonly language: Language
  readonly brandName: string
  readonly title: string
  readonly lead: string
  /** A code or a link; in the page, as markup. */
  readonly main: string
  readonly small: readonly string[]
  readonly foot: string
}

function plain({ brandName, title, lead, main, small, foot }: Letter): string {
  return [brandName, title, lead, main, ...small, `--\n${foot}`].join('\n\n')
}

/** One column with inline styles, because mail programs ignore style sheets. */
function page({ language, brandName, title, lead, main, small, foot }: Letter): string {
  const lines = small.map((text) => `<p style="margin:16px 0 0;color:#484954;font-size:14px">${escapeHtml(text)}</p>`)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f8f3e7;font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif;line-height:1.5;color:#1b1c24">',
    '<div style="max-width:480px;margin:0 auto">',
    `<p style="margin:0 0 12px;font-size:18px;font-weight:700;color:#7d5000">${escapeHtml(brandName)}</p>`,
    '<div style="padding:28px 24px;border-radius:16px;background:#fffdf7">',
    `<h1 style="margin:0 0 8px;font-size:22px">${escapeHtml(title)}</h1><p style="margin:0 0 20px">${escapeHtml(lead)}</p>`,
    main,
    ...lines,
    `</div><p style="margin:16px 8px 0;color:#5f5f68;font-size:12px">${escapeHtml(foot)}</p></div></body></html>`,
  ].join('')
}
