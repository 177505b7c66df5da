import { expect, test } from 'vitest'
import { whatsappShare } from './whatsapp-share.ts'

test('a shared booking says who comes, to what, when and where, to nobody in particular', () => {
  const link = new URL(
    whatsappShare({ service: 'Noche de hotel', names: 'Canela & Frijol', when: 'martes 13 de octubre' }),
  )
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect(link.searchParams.get('text')).toBe(
    'Canela & Frijol viene a Rumi: Noche de hotel, martes 13 de octubre. Calzada de las Águilas 1124, Las Águilas, Álvaro Obregón',
  )
})
