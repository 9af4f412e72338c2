import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** Just enough CBOR for the answers of a device. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
const bytes = (value: Buffer): Buffer => {
  const head =
    value.length < 256 ? Buffer.from([0x58, value.length]) : Buffer.from([0x59, value.length >> 8, value.length])
  return Buffer.concat([head, value])
}

/** A COSE key: type EC2, algorithm ES256, curve P-256, x, y. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21])
  return Buffer.concat([
    head,
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

export type DeviceAnswer = Readonly<Record<string, unknown>>

type DeviceRequest = {
  readonly challenge: string
  readonly origin: string
  readonly domain: string
}

/** A device with one passkey, as seen through a browser. A test can falsify each part of its answers. */
export class Device {
  readonly credential: string = randomBytes(16).toString('base64url')
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0
  userHandle: string | undefined
  /** Whether it verifies its user before it signs. */
  isUserVerified = true

  /** Registers the passkey. */
  make(request: DeviceRequest): DeviceAnswer {
    const rawId = Buffer.from(this.credential, 'base64url')
    const length = Buffer.from([0, rawId.length])
    const data = this.#data(request.domain, HAS_CREDENTIAL, [
      Buffer.alloc(16),
      length,
      rawId,
      coseKey(this.#keys.publicKey),
    ])
    const attestation = [Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])]
    const attestationObject = Buffer.concat([...attestation, text('authData'), bytes(data)])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', request).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    })
  }

  /** Signs the challenge and increments the counter. */
  sign(request: DeviceRequest): DeviceAnswer {
    this.counter += 1
    const data = this.#data(request.domain, 0, [])
    const client = this.#client('webauthn.get', request)
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(this.userHandle !== undefined && { userHandle: this.userHandle }),
    })
  }

  #client(type: string, { challenge, origin }: DeviceRequest): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #data(domain: string, flags: number, rest: readonly Buffer[]): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.counter)
    return Buffer.concat([
      sha256(domain),
      Buffer.from([PRESENT | (this.isUserVerified ? VERIFIED : 0) | flags]),
      counter,
      ...rest,
    ])
  }

  #answer(response: object): DeviceAnswer {
    return { id: this.credential, rawId: this.credential, type: 'public-key', clientExtensionResults: {}, response }
  }
}
