import { expect, test } from 'vitest'
import { photoAddress, photoAt, photoSrcSet, widthsOf } from './photo-address.ts'

const id = '0b6f1c1e-7d0a-4c5e-9a51-3f1a6c1f0d2b'

test('a photograph is read from its address, and nothing else is one', () => {
  const photo = { id, width: 1920, height: 1280 }
  expect(photoAddress(photo)).toBe(`/fotos/${id}-1920x1280.jpg`)
  expect(photoAt(photoAddress(photo))).toEqual(photo)
  for (const path of [
    '',
    '/productos/pelota.svg',
    `/files/${id}`,
    `/fotos/${id}-0x10.jpg`,
    `/fotos/${id}-1920x1280-480.avif`,
    `https://evil.mx/fotos/${id}-1920x1280.jpg`,
    `/fotos/${id}-1920x1280.jpg/`,
  ])
    expect(photoAt(path), path).toBeNull()
})

test.each([
  [400, [400]],
  [480, [480]],
  [1000, [480, 768, 1000]],
  [1920, [480, 768, 1200, 1920]],
])('one %i px wide is kept as wide as that, and smaller', (width, widths) => {
  expect(widthsOf({ width })).toEqual(widths)
})

test('a browser chooses from every width of a format', () => {
  expect(photoSrcSet({ id, width: 1000, height: 500 }, 'avif')).toBe(
    `/fotos/${id}-1000x500-480.avif 480w, /fotos/${id}-1000x500-768.avif 768w, /fotos/${id}-1000x500-1000.avif 1000w`,
  )
})
