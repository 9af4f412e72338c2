import { createHash } from 'node:crypto'
import { escapeHtml } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { socialSandbox as english } from '@ronda/i18n/en/people/socialSandbox'
import { socialSandbox as spanish } from '@ronda/i18n/es/people/socialSandbox'
import { OUTCOMES, PEOPLE, SOMEBODY_ELSE, type Fields, type SignInRequest } from './request.ts'

const texts = { en: english, es: spanish } as const
const NAMES = { facebook: 'Facebook', google: 'Google' } as const

const STYLE = `
:root{color-scheme:light dark;--ink:#1c1b22;--soft:#5f5b6b;--line:#d9d5e2;--paper:#fff;--ground:#f1eef6;--go:#4a2fbd;--on:#fff}
@media (prefers-color-scheme:dark){:root{--ink:#f1eef8;--soft:#b0a9c0;--line:#423d52;--paper:#1e1b29;--ground:#14121c;--go:#a996ff;--on:#17122e}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:440px;padding:28px 24px;border-radius:20px;background:var(--paper);box-shadow:0 12px 40px #0002}
h1{margin:4px 0 4px;font-size:24px;line-height:1.2}
.provider{margin:0;font-weight:700;color:var(--go)}
.label,.shares{margin:0 0 16px;font-size:14px;color:var(--soft)}
.problem{margin:0 0 16px;padding:10px 14px;border-radius:12px;border:2px solid #c62828;font-weight:600}
fieldset{margin:0 0 16px;padding:0;border:0}
legend{padding:0;margin-bottom:8px;font-weight:600}
label.card{display:flex;gap:12px;align-items:center;min-height:48px;padding:8px 14px;margin-bottom:8px;border:1px solid var(--line);border-radius:12px;cursor:pointer}
label.card:has(:checked){border-color:var(--go);box-shadow:inset 0 0 0 1px var(--go)}
label.card span{display:grid}
small{color:var(--soft);font-size:13px;overflow-wrap:anywhere}
.typed{display:none;gap:8px;padding:4px 14px 0}
fieldset:has([value=${SOMEBODY_ELSE}]:checked) .typed{display:grid}
.typed label:not(.check){display:grid;gap:4px;font-size:14px}
.check{display:flex;gap:10px;align-items:center;min-height:32px;font-size:14px}
input[type=text],input[type=email],select{width:100%;min-height:44px;padding:8px 12px;border:1px solid var(--line);border-radius:10px;background:transparent;color:inherit;font:inherit}
select option{color:#1c1b22;background:#fff}
input[type=radio],input[type=checkbox]{width:20px;height:20px;accent-color:var(--go);flex:none}
.buttons{display:flex;flex-direction:row-reverse;gap:12px}
button{flex:1;min-height:48px;border:1px solid var(--line);border-radius:12px;background:transparent;color:inherit;font:inherit;font-weight:600;cursor:pointer}
button.go{background:var(--go);border-color:var(--go);color:var(--on)}
:focus-visible{outline:3px solid var(--go);outline-offset:2px}
`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** No scripts and no requests. The form is posted to this origin, which redirects the browser to `returnsTo`. */
export function pagePolicy(returnsTo?: string): string {
  return [
    "default-src 'none'",
    'img-src data:',
    `style-src 'sha256-${STYLE_HASH}'`,
    `form-action 'self'${returnsTo === undefined ? '' : ` ${returnsTo}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

function fill(text: string, brandName: string): string {
  return escapeHtml(text.replaceAll('{brandName}', brandName))
}

function document(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
}

type Words = (typeof texts)[Language]

function peopleFields(words: Words, typed: Fields): string {
  const isChosen = (subject: string, at: number): string =>
    (typed['person'] === undefined ? at === 0 : typed['person'] === subject) ? ' checked' : ''
  const cards = PEOPLE.map(
    ({ subject, name, email }, at) =>
      `<label class="card"><input type="radio" name="person" value="${subject}"${isChosen(subject, at)}><span>${escapeHtml(name)}<small>${escapeHtml(email)}</small></span></label>`,
  )
  const value = (name: string): string => escapeHtml(typed[name] ?? '')
  return `<fieldset><legend>${escapeHtml(words.choose)}</legend>${cards.join('')}<label class="card"><input type="radio" name="person" value="${SOMEBODY_ELSE}"${isChosen(SOMEBODY_ELSE, -1)}><span>${escapeHtml(words.somebodyElse)}</span></label><div class="typed"><label>${escapeHtml(words.name)}<input type="text" name="name" maxlength="80" autocomplete="off" value="${value('name')}"></label><label>${escapeHtml(words.email)}<input type="email" name="email" maxlength="254" autocomplete="off" value="${value('email')}"></label><label class="check"><input type="checkbox" name="isProven" checked>${escapeHtml(words.isProven)}</label></div></fieldset>`
}

export type Shown = {
  readonly language: Language
  readonly brandName: string
  readonly request: SignInRequest
  /** The query of the authorization request; the form sends it again. */
  readonly query: string
  /** The fields of an earlier try that was not valid. */
  readonly typed?: Fields
}

/** The page on which a person, the consent and an outcome are chosen. */
export function signInPage({ language, brandName, request, query, typed }: Shown): string {
  const words = texts[language]
  const name = NAMES[request.provider]
  const options = OUTCOMES.map(
    (outcome) => `<option value="${outcome}">${escapeHtml(words.outcomes[outcome])}</option>`,
  )
  const problem = typed ? `<p class="problem" role="alert">${escapeHtml(words.invalid)}</p>` : ''
  const body = `<p class="provider">${name}</p><h1>${fill(words.title, brandName)}</h1><p class="label">${escapeHtml(words.label)}</p>${problem}<form method="post" action="?${escapeHtml(query)}" novalidate>${peopleFields(words, typed ?? {})}<fieldset><legend><label for="outcome">${escapeHtml(words.outcome)}</label></legend><select id="outcome" name="outcome">${options.join('')}</select></fieldset><p class="shares">${fill(words.shares, brandName)}</p><div class="buttons"><button class="go" name="decision" value="agree">${escapeHtml(words.agree)}</button><button name="decision" value="deny">${escapeHtml(words.deny)}</button></div></form>`
  return document(language, `${name}: ${fill(words.title, brandName)}`, body)
}

export function unreadablePage(language: Language): string {
  const text = escapeHtml(texts[language].unreadable)
  return document(language, text, `<h1>${text}</h1>`)
}
