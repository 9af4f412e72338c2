import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type MailServer = { readonly url: string; readonly taken: Buffer[]; close(): void }

/** A mail server that accepts every mail, unless the options say otherwise. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const taken: Buffer[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'ronda' && password === 'p@ss' ? done(null, { user: 'ronda' }) : done(new Error('no')),
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks))
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, close: () => server.close() }
}
