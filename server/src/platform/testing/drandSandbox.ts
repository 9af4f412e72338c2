import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { seconds } from '@ronda/core'
import { dueMsOf, messageOf, type BeaconChain } from '@ronda/fair'

const { shortSignatures: bls } = bls12_381

/** A fault that the sandbox can simulate. */
export type BeaconFault = 'none' | 'down' | 'silent' | 'forges' | 'mistakes the round' | 'talks nonsense'

export type DrandSandbox = {
  readonly url: string
  readonly chain: BeaconChain
  fault: BeaconFault
  close(): Promise<void>
}

/** A beacon's chain with its secret key. */
export type BeaconKey = { readonly chain: BeaconChain; sign(round: number): string }

export function makeBeaconKey({ genesisMs, periodMs }: Pick<BeaconChain, 'genesisMs' | 'periodMs'>): BeaconKey {
  const { secretKey, publicKey } = bls.keygen()
  const key = Buffer.from(publicKey.toBytes()).toString('hex')
  const hash = createHash('sha256').update(key).digest('hex')
  return {
    chain: { hash, publicKey: key, genesisMs, periodMs },
    sign: (round) => Buffer.from(bls.Signature.toBytes(bls.sign(messageOf(bls, round), secretKey))).toString('hex'),
  }
}

/** A beacon with drand's interface: it does not serve rounds that are not due yet. */
export async function openDrandSandbox({ periodMs = seconds(1) } = {}): Promise<DrandSandbox> {
  const { chain, sign } = makeBeaconKey({ genesisMs: Date.now() - 1_000 * periodMs, periodMs })

  const server = createServer((request, response) => {
    const round = Number(request.url?.split('/public/')[1])
    const isDue = dueMsOf(chain, round) <= Date.now()
    if (sandbox.fault === 'silent') return
    if (sandbox.fault === 'down') response.writeHead(503).end()
    else if (sandbox.fault === 'talks nonsense') response.end('<html>')
    else if (request.url !== `/${chain.hash}/public/${round}`) response.writeHead(404).end()
    else if (!isDue) response.writeHead(425).end('{"error":"too early"}')
    else {
      const signed = sandbox.fault === 'forges' ? round + 1 : round
      const servedRound = sandbox.fault === 'mistakes the round' ? round - 1 : round
      const signature = sign(signed)
      const randomness = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
      response
        .setHeader('content-type', 'application/json')
        .end(JSON.stringify({ round: servedRound, randomness, signature }))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const sandbox: DrandSandbox = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    chain,
    fault: 'none',
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return sandbox
}
