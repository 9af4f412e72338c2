import type { FastifyInstance } from 'fastify'

/** The fields of a form; undefined when one is named twice, since nobody could say which was meant. */
function parseForm(text: string): Readonly<Record<string, string>> | undefined {
  const pairs = [...new URLSearchParams(text)]
  return new Set(pairs.map(([name]) => name)).size === pairs.length ? Object.fromEntries(pairs) : undefined
}

/** Lets the routes of this scope take bodies that are forms, and no others. */
export function readForms(scope: FastifyInstance): FastifyInstance {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    // What is no form is left for the schema to refuse.
    done(null, parseForm(String(body)) ?? 'no form')
  })
  return scope
}
