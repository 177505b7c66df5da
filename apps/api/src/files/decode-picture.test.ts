import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodePicture } from './decode-picture.ts'
import { mediaOf } from './media-of.ts'
import { heicPicture, pixelBomb } from './testing/pictures.ts'

const mostPx = { width: 1600, height: 1600 }
const halves = () =>
  sharp({ create: { width: 96, height: 64, channels: 3, background: '#c98f5a' } }).composite([
    { input: { create: { width: 48, height: 64, channels: 3, background: '#336699' } }, left: 0, top: 0 },
  ])
const [left, right] = [
  [0x33, 0x66, 0x99],
  [0xc9, 0x8f, 0x5a],
]

test.each<[string, () => Promise<Buffer>]>([
  ['image/jpeg', () => halves().jpeg().toBuffer()],
  ['image/png', () => halves().png().toBuffer()],
  ['image/webp', () => halves().webp().toBuffer()],
  ['image/avif', () => halves().avif().toBuffer()],
  ['image/tiff', () => halves().tiff().toBuffer()],
  ['image/tiff', () => halves().toColourspace('rgb16').tiff({ compression: 'lzw' }).toBuffer()],
  ['image/heic', async () => heicPicture],
])('decodes %s', async (media, encoded) => {
  const bytes = await encoded()
  expect(mediaOf(bytes)).toBe(media)
  const { data, width, height, channels } = await decodePicture({ bytes, mostPx })
  expect([width, height]).toEqual([96, 64])
  const pixel = (x: number) => [...data.subarray((32 * 96 + x) * channels, (32 * 96 + x) * channels + 3)]
  for (const [found, expected] of [
    [pixel(12), left],
    [pixel(84), right],
  ] as const)
    expect(Math.max(...found.map((value, at) => Math.abs(value - expected[at]!)))).toBeLessThan(8)
})

test('reduces a picture to what is stored of it', async () => {
  const reduced = await decodePicture({ bytes: heicPicture, mostPx: { width: 48, height: 1600 } })
  expect([reduced.width, reduced.height]).toEqual([48, 32])
})

test('turns a photo upright', async () => {
  const bytes = await halves().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height } = await decodePicture({ bytes, mostPx })
  expect([width, height]).toEqual([64, 96])
})

/** HEIC with a declared size (`ispe`) of 30,000 pixels square. */
function largeHeic() {
  const bytes = Buffer.from(heicPicture)
  const at = bytes.indexOf('ispe')
  bytes.writeUInt32BE(30_000, at + 8)
  bytes.writeUInt32BE(30_000, at + 12)
  return bytes
}

test.each([
  ['a PNG of too many pixels', pixelBomb(), 'too-large'],
  ['a HEIC of too many pixels', largeHeic(), 'too-large'],
  ['a HEIC that breaks off', heicPicture.subarray(0, 300), 'not-a-picture'],
  ['a HEIC without a picture', heicPicture.subarray(0, 24), 'not-a-picture'],
])('refuses %s', async (_, bytes, code) => {
  await expect(decodePicture({ bytes, mostPx })).rejects.toMatchObject({ code })
})

test.each([
  ['a film', Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isommp41', 'latin1')],
  ['nothing', Buffer.alloc(0)],
  ['a type alone', Buffer.from('\0\0\0\u0008ftyp', 'latin1')],
])('%s is no picture', (_, bytes) => {
  expect(mediaOf(bytes)).toBeNull()
})
