import type { FastifyInstance } from 'fastify'

/** The fields of a form; undefined when one is named twice, since it is unclear which value is meant. */
function parseForm(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = [...new URLSearchParams(text)]
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : undefined
}

/** Lets the routes of this scope accept bodies that are forms; other routes do not. */
export function readForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    // An invalid form is left for the schema to refuse.
    done(null, parseForm(String(body)) ?? 'no form')
  })
  return scope
}
