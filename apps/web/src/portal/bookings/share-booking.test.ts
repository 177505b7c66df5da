import { defaultSettings, planPages } from '@rumi/contract'
import { expect, test } from 'vitest'
import { businessInfo } from '../../shared/business/business-info.ts'
import { whatsappShare } from './share-booking.tsx'

test('a shared booking states dogs, service, time and place, without a recipient', () => {
  const link = new URL(
    whatsappShare({
      service: 'Noche de hotel',
      names: ['Canela & Lola', 'Frijol'],
      when: 'martes 13 de octubre',
      business: businessInfo(defaultSettings, planPages),
    }),
  )
  expect(link.origin + link.pathname).toBe('https://wa.me/')
  expect(link.searchParams.get('text')).toBe(
    'Canela & Lola y Frijol vienen a Rumi: Noche de hotel, martes 13 de octubre. Calzada de las Águilas 1124, Las Águilas, Álvaro Obregón',
  )
})

test('uses the singular for one dog', () => {
  const link = new URL(
    whatsappShare({
      service: 'Noche de hotel',
      names: ['Frijol'],
      when: 'mañana',
      business: businessInfo({ ...defaultSettings, name: 'Casa Lupita' }, planPages),
    }),
  )
  expect(link.searchParams.get('text')).toMatch(/^Frijol viene a Casa Lupita/)
})
