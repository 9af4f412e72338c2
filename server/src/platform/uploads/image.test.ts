import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openImages, type Images } from './image.actions.ts'
import { IMAGE_BYTES_MAX, STORED_SIDE_MAX } from './image.ts'

let images: Images
beforeAll(() => void (images = openImages()))
afterAll(() => images.close())

const flat = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false })

/** The location and the camera, as cameras write them. */
const METADATA = {
  IFD0: { Make: 'CanaryCamera', Copyright: 'Canary' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 25/1 57/1', GPSLongitudeRef: 'W', GPSLongitude: '99/1 7/1 59/1' },
}

const photo = () => flat(300, 200).withExif(METADATA).withMetadata({ orientation: 6 }).jpeg().toBuffer()

/** A PNG whose header claims more pixels than it has: cheap to send and very costly to decode. */
function pngBomb(width: number, height: number): Buffer {
  const bomb = Buffer.from(
    '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489' +
      '0000000d49444154789c636060606000000005000157a2d3df0000000049454e44ae426082',
    'hex',
  )
  bomb.writeUInt32BE(width, 16)
  bomb.writeUInt32BE(height, 20)
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29)
  return bomb
}

function crc32(bytes: Buffer): number {
  let crc = 0xff_ff_ff_ff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~crc >>> 0
}

const HTML = '<html><body onload=alert(1)>canary-page</body></html>'
const ZIP = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('canary-archive')])

/** A JPEG with an HTML page in its comment, which some programs open as that page. */
async function polyglot(): Promise<Buffer> {
  const jpeg = await photo()
  const comment = Buffer.from(HTML)
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

test('a photograph is stored upright, as WebP, without metadata', async () => {
  const taken = await images.take(await photo())
  if (!taken.ok) throw new Error(taken.error)
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(taken.value).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 200, height: 300 })
  expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
  expect(taken.value.includes('Canary')).toBe(false)
})

test.each([
  ['a page in a comment', polyglot, 'canary-page'],
  ['an archive at its end', async () => Buffer.concat([await photo(), ZIP]), 'canary-archive'],
])('a picture with %s is stored without it', async (_, make, canary) => {
  const sent = await make()
  expect(sent.includes(canary)).toBe(true)
  const taken = await images.take(sent)
  if (!taken.ok) throw new Error(taken.error)
  expect(taken.value.includes(canary)).toBe(false)
})

test('a large picture is scaled down, and a small one is not scaled up', async () => {
  const sides = async (width: number, height: number) => {
    const taken = await images.take(await flat(width, height).png().toBuffer())
    if (!taken.ok) throw new Error(taken.error)
    const made = await sharp(taken.value).metadata()
    return [made.width, made.height]
  }
  expect(await sides(5_000, 4_000)).toEqual([STORED_SIDE_MAX, 1_600])
  expect(await sides(100, 80)).toEqual([100, 80])
})

const noisy = () => sharp(randomBytes(1_500 * 1_500 * 3), { raw: { width: 1_500, height: 1_500, channels: 3 } })

const refused: readonly (readonly [string, () => Promise<Buffer> | Buffer, string])[] = [
  ['nothing', () => Buffer.alloc(0), 'upload.not_an_image'],
  ['text', () => Buffer.from('hello'), 'upload.not_an_image'],
  ['a page', () => Buffer.from(HTML), 'upload.not_an_image'],
  ['a page before a picture', async () => Buffer.concat([Buffer.from(HTML), await photo()]), 'upload.not_an_image'],
  [
    'vectors',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
    'upload.not_an_image',
  ],
  ['a GIF', () => flat(100, 100).gif().toBuffer(), 'upload.not_an_image'],
  ['a WebP', () => flat(100, 100).webp().toBuffer(), 'upload.not_an_image'],
  ['the first bytes of a PNG', () => Buffer.from('89504e470d0a1a0a', 'hex'), 'upload.not_an_image'],
  [
    'random bytes after the first bytes of a PNG',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(500)]),
    'upload.not_an_image',
  ],
  ['half a photograph', async () => (await noisy().jpeg().toBuffer()).subarray(0, 60_000), 'upload.not_an_image'],
  ['half a PNG', async () => (await noisy().png().toBuffer()).subarray(0, 60_000), 'upload.not_an_image'],
  ['a single pixel', () => flat(1, 1).png().toBuffer(), 'upload.too_small'],
  ['a strip', () => flat(12_001, 70).png().toBuffer(), 'upload.too_many_pixels'],
  ['a bomb of many pixels', () => flat(5_000, 4_900).png().toBuffer(), 'upload.too_many_pixels'],
  ['a header with a false size', () => pngBomb(60_000, 60_000), 'upload.too_many_pixels'],
  ['a header with a false size within bounds', () => pngBomb(4_000, 4_000), 'upload.not_an_image'],
  [
    'six megabytes',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(6_000_000)]),
    'upload.too_large',
  ],
  ['one byte too many', () => Buffer.alloc(IMAGE_BYTES_MAX + 1, 0xff), 'upload.too_large'],
]

test.each(refused)('%s is refused', async (_, make, refusal) => {
  expect(await images.take(await make())).toEqual({ ok: false, error: refusal })
})

test('beyond one running and six waiting pictures are refused, and the accepted are answered', async () => {
  const sent = await photo()
  const answers = await Promise.all(Array.from({ length: 12 }, () => images.take(sent)))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(7)
  expect(answers.filter((answer) => !answer.ok && answer.error === 'server.busy')).toHaveLength(5)
  expect(await images.take(sent)).toMatchObject({ ok: true })
})
