import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { seconds } from '@ronda/core'
import type { DrandChain } from '../beacon/drand.ts'
import { messageOf } from '../beacon/signed.ts'

const { shortSignatures: bls } = bls12_381

/** What may be wrong with a beacon. */
export type Ailment = 'none' | 'down' | 'silent' | 'forges' | 'mistakes the round' | 'talks nonsense'

export type DrandSandbox = {
  readonly url: string
  readonly chain: DrandChain
  ailment: Ailment
  close(): Promise<void>
}

/** A beacon with a key of its own that speaks drand's interface: what is not due yet it does not tell. */
export async function openDrandSandbox({ periodMs = seconds(1) } = {}): Promise<DrandSandbox> {
  const { secretKey, publicKey } = bls.keygen()
  const key = Buffer.from(publicKey.toBytes()).toString('hex')
  const chain = {
    hash: createHash('sha256').update(key).digest('hex'),
    publicKey: key,
    genesisMs: Date.now() - 1_000 * periodMs,
    periodMs,
  }
  const sign = (round: number): string =>
    Buffer.from(bls.Signature.toBytes(bls.sign(messageOf(round), secretKey))).toString('hex')

  const server = createServer((request, response) => {
    const round = Number(request.url?.split('/public/')[1])
    const isDue = chain.genesisMs + (round - 1) * periodMs <= Date.now()
    if (sandbox.ailment === 'silent') return
    if (sandbox.ailment === 'down') response.writeHead(503).end()
    else if (sandbox.ailment === 'talks nonsense') response.end('<html>')
    else if (request.url !== `/${chain.hash}/public/${round}`) response.writeHead(404).end()
    else if (!isDue) response.writeHead(425).end('{"error":"too early"}')
    else {
      const signed = sandbox.ailment === 'forges' ? round + 1 : round
      const told = sandbox.ailment === 'mistakes the round' ? round - 1 : round
      const signature = sign(signed)
      const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ round: told, randomness, signature }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sandbox: DrandSandbox = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chain,
    ailment: 'none',
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return sandbox
}
