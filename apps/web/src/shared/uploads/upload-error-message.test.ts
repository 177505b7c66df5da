import { largestUploadBytes } from '@rumi/contract'
import { expect, test } from 'vitest'
import { uploadErrorMessage } from './upload-error-message.ts'

const photo = { name: 'canela.jpg', type: 'image/jpeg', size: largestUploadBytes }
const pdf = { name: 'cartilla.pdf', type: 'application/pdf', size: 1_000 }

test('a picture of 10 MB goes, one byte more does not', () => {
  expect(uploadErrorMessage(photo, { takesPdf: false })).toBeUndefined()
  expect(uploadErrorMessage({ ...photo, size: photo.size + 1 }, { takesPdf: false })).toMatch(/10 MB/)
})

test('a PDF is a medical record and no portrait', () => {
  expect(uploadErrorMessage(pdf, { takesPdf: true })).toBeUndefined()
  expect(uploadErrorMessage(pdf, { takesPdf: false })).toMatch(/JPG, PNG o WebP\.$/)
})

test.each([
  { name: 'IMG_1.HEIC', type: '', size: 10 },
  { name: 'foto', type: 'image/heic', size: 10 },
])('a phone’s own format says how to change it', (picked) => {
  expect(uploadErrorMessage(picked, { takesPdf: true })).toMatch(/HEIC/)
})

test('what is empty or something else is not sent', () => {
  expect(uploadErrorMessage({ ...photo, size: 0 }, { takesPdf: false })).toMatch(/vacío/)
  expect(uploadErrorMessage({ name: 'a.svg', type: 'image/svg+xml', size: 9 }, { takesPdf: true })).toMatch(
    /PDF/,
  )
})
