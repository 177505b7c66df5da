import { groomingSizeRules, usualSizeRules } from '@rumi/contract'
import type { services } from '../schema/business/services.ts'

type NewService = typeof services.$inferInsert

/** Ids of the services of a new business; plan cards and the demo reference them. */
export const seedServiceIds = {
  day: '5eed0000-0000-4000-8000-000000000001',
  night: '5eed0000-0000-4000-8000-000000000002',
  fullSpa: '5eed0000-0000-4000-8000-000000000003',
  bath: '5eed0000-0000-4000-8000-000000000004',
  brushing: '5eed0000-0000-4000-8000-000000000005',
  ears: '5eed0000-0000-4000-8000-000000000006',
  nails: '5eed0000-0000-4000-8000-000000000007',
  nose: '5eed0000-0000-4000-8000-000000000008',
  session: '5eed0000-0000-4000-8000-000000000009',
  basicParty: '5eed0000-0000-4000-8000-000000000010',
  premiumParty: '5eed0000-0000-4000-8000-000000000011',
  deluxeParty: '5eed0000-0000-4000-8000-000000000012',
} as const

/**
 * Default services with their first prices. Days and nights have no minutes; events are priced on request
 * (decision 12).
 */
export const seedServices = [
  {
    id: seedServiceIds.day,
    serviceType: 'Guardería',
    name: 'Día de guardería',
    description: 'Juegos, siesta y compañía mientras trabajas.',
    priceCentavos: 350_00,
  },
  {
    id: seedServiceIds.night,
    serviceType: 'Hotel',
    name: 'Noche de hotel',
    description: 'Habitación propia, paseos y cuidado toda la noche.',
    priceCentavos: 550_00,
  },
  {
    id: seedServiceIds.fullSpa,
    serviceType: 'Grooming',
    name: 'Spaw Completo',
    description:
      'Baño y cepillado, limpieza de oídos, corte de uñas, exfoliante de nariz y desenredado sin dolor.',
    priceCentavos: 650_00,
    durationMinutes: 120,
    ...usualSizeRules,
    isExtra: true,
  },
  {
    id: seedServiceIds.bath,
    serviceType: 'Grooming',
    name: 'Baño y Shampoo',
    description: 'Shampoo hipoalergénico, secado y cepillado básico.',
    priceCentavos: 380_00,
    durationMinutes: 60,
    ...groomingSizeRules,
    isExtra: true,
  },
  {
    id: seedServiceIds.brushing,
    serviceType: 'Extra-Grooming',
    name: 'Cepillado Extra',
    description: 'Cepillado profundo, desenredado sin dolor y revisión de la piel.',
    priceCentavos: 250_00,
    durationMinutes: 60,
    ...groomingSizeRules,
    isExtra: true,
  },
  {
    id: seedServiceIds.ears,
    serviceType: 'Extra-Grooming',
    name: 'Limpieza de Oídos',
    description: 'Limpieza suave y revisión de ambos oídos.',
    priceCentavos: 150_00,
    durationMinutes: 60,
    ...groomingSizeRules,
    isExtra: true,
  },
  {
    id: seedServiceIds.nails,
    serviceType: 'Extra-Grooming',
    name: 'Corte de Uñas',
    description: 'Corte y limado de las cuatro patas.',
    priceCentavos: 120_00,
    durationMinutes: 60,
    ...groomingSizeRules,
    isExtra: true,
  },
  {
    id: seedServiceIds.nose,
    serviceType: 'Extra-Grooming',
    name: 'Exfoliante de Nariz',
    description: 'Exfoliación e hidratación de la nariz reseca.',
    priceCentavos: 100_00,
    durationMinutes: 60,
    ...groomingSizeRules,
    isExtra: true,
  },
  {
    id: seedServiceIds.session,
    serviceType: 'Entrenamiento',
    name: 'Sesión Individual',
    description: 'Evaluación personal, práctica y consejos para seguir en casa.',
    priceCentavos: 450_00,
    durationMinutes: 60,
    isExtra: true,
  },
  {
    id: seedServiceIds.basicParty,
    serviceType: 'Evento',
    name: 'Paquete Básico',
    description: 'Decoración básica, pastel canino personalizado y juegos sencillos.',
    priceCentavos: 0,
    durationMinutes: 120,
  },
  {
    id: seedServiceIds.premiumParty,
    serviceType: 'Evento',
    name: 'Paquete Premium',
    description: 'Decoración completa, pastel gourmet, juegos interactivos y sesión de fotos profesional.',
    priceCentavos: 0,
    durationMinutes: 180,
  },
  {
    id: seedServiceIds.deluxeParty,
    serviceType: 'Evento',
    name: 'Paquete Deluxe',
    description: 'Todo lo del Premium, con música en vivo, banquete canino y regalos para los invitados.',
    priceCentavos: 0,
    durationMinutes: 240,
  },
] as const satisfies readonly NewService[]
