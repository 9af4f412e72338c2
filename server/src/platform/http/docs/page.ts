import { MAY_TEXTS, refusalStatus, type Call } from '@ronda/contract'
import { escapeHtml } from '@ronda/core'
import type { CallTable } from '../handler.ts'
import { fieldsOf, wireSchema, type Field, type JsonSchema } from './openapi.ts'

const listOf = (words: string): string => (words.includes(' | ') ? `(${words})[]` : `${words}[]`)

function choicesOf({ anyOf, oneOf }: JsonSchema): readonly JsonSchema[] | undefined {
  const choices = anyOf ?? oneOf
  return Array.isArray(choices) ? (choices as JsonSchema[]) : undefined
}

/** A schema in a few words: what a reader needs to write such a value. */
export function describeSchema(schema: JsonSchema): string {
  const { type, enum: words, const: only, pattern, items, maxLength } = schema
  const choices = choicesOf(schema)
  if (Array.isArray(words)) return words.map((word) => JSON.stringify(word)).join(' | ')
  if (only !== undefined) return JSON.stringify(only)
  if (choices !== undefined) return choices.map(describeSchema).join(' | ')
  if (type === 'array') return listOf(describeSchema((items ?? {}) as JsonSchema))
  if (type === 'object') {
    const fields = fieldsOf(schema).map(({ name, schema: field, isRequired }) => {
      return `${name}${isRequired ? '' : '?'}: ${describeSchema(field)}`
    })
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
  }
  const limit = typeof maxLength === 'number' ? ` of at most ${maxLength}` : ''
  if (typeof pattern === 'string') return `string like ${pattern}`
  return typeof type === 'string' ? type + limit : 'anything'
}

/** One table, or one for each of the accepted shapes. */
function tablesOf(caption: string, schema: JsonSchema): string {
  const choices = choicesOf(schema)
  if (choices === undefined) return tableOf(caption, fieldsOf(schema))
  return choices
    .map((choice, at) => tableOf(at === 0 ? caption : `or ${caption.toLowerCase()}`, fieldsOf(choice)))
    .join('')
}

function tableOf(caption: string, fields: readonly Field[]): string {
  if (fields.length === 0) return `<p class="none">${caption}: nothing.</p>`
  const rows = fields.map(
    ({ name, schema, isRequired }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code>${isRequired ? '' : ' <small>optional</small>'}</th>` +
      `<td><code>${escapeHtml(describeSchema(schema))}</code></td></tr>`,
  )
  return `<table><caption>${caption}</caption><tbody>${rows.join('')}</tbody></table>`
}

/** Properties of a call that a caller must know beside the fields. */
function marksOf(call: Call): string {
  const marks = [
    call.isEncrypted && 'Encrypted body',
    call.isForm && 'Form accepted',
    call.isAlwaysOpen && 'Also while closed',
    call.isSensitive && 'Proven session',
  ]
  return marks.map((mark) => (mark ? `<span>${mark}</span>` : '')).join('')
}

function callSection(id: string, call: Call): string {
  const refusals = call.refusals.map((code) => `<li><code>${refusalStatus[code]} ${code}</code></li>`)
  const method = call.method.toLowerCase()
  return `<section id="${id}" class="call">
    <h3><span class="method ${method}">${call.method}</span> <code>${escapeHtml(call.path)}</code></h3>
    <p>${escapeHtml(call.says)}</p>
    <p class="facts"><span>${MAY_TEXTS[call.may]}</span><span>${call.perMinute} a minute</span>${marksOf(call)}</p>
    ${tablesOf('Request', wireSchema(call.request))}
    ${tablesOf('Reply', wireSchema(call.reply))}
    ${refusals.length > 0 ? `<ul class="refusals">${refusals.join('')}</ul>` : ''}
  </section>`
}

/** Every call on one page that a person can read, made from the same table as the routes. */
export function docsPage(title: string, table: CallTable): string {
  const nouns = Object.entries(table)
  const menu = nouns.map(([noun, group]) => {
    const links = Object.keys(group).map((name) => `<li><a href="#${noun}.${name}">${name}</a></li>`)
    return `<li><strong>${noun}</strong><ul>${links.join('')}</ul></li>`
  })
  const sections = nouns.map(([noun, group]) => {
    const calls = Object.entries(group).map(([name, call]) => callSection(`${noun}.${name}`, call))
    return `<h2>${noun}</h2>${calls.join('')}`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<nav aria-label="Calls"><a class="home" href="/">Ronda</a><ul>${menu.join('')}</ul></nav>
<main>
<h1>${escapeHtml(title)}</h1>
<p>Every call of the server. Answers are <code>{"success": true, "value": …}</code>, refusals
<code>{"success": false, "code": …, "message": …}</code> with the status beside the code. Amounts are strings of whole
atoms: 100000 atoms are one unit. A call that changes something carries the header <code>x-ronda: 1</code>. An
encrypted body is <code>{"jwe": …}</code>: the fields as a compact JWE (ECDH-ES, A256GCM) to the key of
<a href="#system.key"><code>/wps/system/key</code></a>. For programs:
<a href="/docs/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('')}
</main>
</body>
</html>`
}
