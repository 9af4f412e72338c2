import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { serveWebManifest } from './webManifest.ts'

test.each([
  ['es', 'Cuenta'],
  ['en', 'Account'],
] as const)(
  'an installed app has the name of the brand, and texts in its first language: %s',
  async (language, account) => {
    const app = Fastify()
    serveWebManifest(app, { name: 'Casa Azul', language: async () => language })
    const answer = await app.inject('/manifest.webmanifest')
    expect(answer.headers['content-type']).toMatch('application/manifest+json')
    expect(answer.json()).toMatchObject({ name: 'Casa Azul', short_name: 'Casa Azul', lang: language })
    expect(answer.json<{ shortcuts: { name: string }[] }>().shortcuts.map(({ name }) => name)).toContain(account)
  },
)
