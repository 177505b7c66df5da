import { expect, test } from 'vitest'
import { lacksOnlyUploads } from '../bookings/awaited-reasons.ts'
import { drawingPath, unsignedReason, type UnsignedAgreement } from './agreements.ts'

const contract: UnsignedAgreement = { title: 'Contrato', services: ['Hotel', 'Guardería'] }
const photos: UnsignedAgreement = { title: 'Fotos', services: ['Hotel'] }

test('names what is to be signed for a service, and nothing for another', () => {
  expect(unsignedReason([contract, photos], 'Hotel')).toEqual({
    code: 'agreement-unsigned',
    message: 'Faltan tus firmas en «Contrato» y «Fotos». Léelos y fírmalos en tu cuenta o en recepción.',
    eligibleFrom: null,
  })
  expect(unsignedReason([contract, photos], 'Guardería')?.message).toContain('Falta tu firma en «Contrato».')
  expect(unsignedReason([contract, photos], 'Grooming')).toBeUndefined()
})

test('a signature can follow like an upload', () => {
  const reasons = [{ code: 'agreement-unsigned' as const }, { code: 'rabies-missing' as const }]
  expect(lacksOnlyUploads([{ ok: false, reasons }])).toBe(true)
  expect(lacksOnlyUploads([{ ok: false, reasons: [...reasons, { code: 'too-young' as const }] }])).toBe(false)
})

test('a drawing becomes a path, with a dot for a stroke of one point', () => {
  expect(
    drawingPath([
      [
        [1, 2],
        [3, 4],
      ],
      [[5, 6]],
    ]),
  ).toBe('M1 2L3 4M5 6l0 1')
})
