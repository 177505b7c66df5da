import { largestUploadBytes } from '@rumi/contract'
import { expect, test } from 'vitest'
import { uploadErrorMessage } from './upload-error-message.ts'

const photo = { name: 'canela.jpg', type: 'image/jpeg', size: largestUploadBytes }
const pdf = { name: 'cartilla.pdf', type: 'application/pdf', size: 1_000 }

test('accepts a picture of 10 MB and rejects one byte more', () => {
  expect(uploadErrorMessage(photo, { takesPdf: false })).toBeUndefined()
  expect(uploadErrorMessage({ ...photo, size: photo.size + 1 }, { takesPdf: false })).toMatch(/10 MB/)
})

test('accepts a PDF as medical record but not as portrait', () => {
  expect(uploadErrorMessage(pdf, { takesPdf: true })).toBeUndefined()
  expect(uploadErrorMessage(pdf, { takesPdf: false })).toMatch(/^Elige una foto/)
})

test.each([
  { name: 'IMG_1.HEIC', type: '', size: 10 },
  { name: 'foto', type: 'image/heic', size: 10 },
  { name: 'foto.heif', type: 'image/heif', size: 10 },
  { name: 'foto.avif', type: 'image/avif', size: 10 },
  { name: 'escaneo.TIF', type: '', size: 10 },
  { name: 'escaneo.tiff', type: 'image/tiff', size: 10 },
])('accepts $name of type "$type"', (picked) => {
  expect(uploadErrorMessage(picked, { takesPdf: false })).toBeUndefined()
})

test('rejects another file with the name of a picture', () => {
  const picked = { name: 'IMG_1.heic', type: 'text/html', size: 10 }
  expect(uploadErrorMessage(picked, { takesPdf: true })).toMatch(/^Elige una foto/)
})

test('rejects empty and unsupported files', () => {
  expect(uploadErrorMessage({ ...photo, size: 0 }, { takesPdf: false })).toMatch(/vacío/)
  expect(uploadErrorMessage({ name: 'a.svg', type: 'image/svg+xml', size: 9 }, { takesPdf: true })).toMatch(
    /PDF/,
  )
})
