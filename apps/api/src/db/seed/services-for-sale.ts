import { groomingSizeRules } from '@rumi/contract'
import type { services } from '../schema/services.ts'

type NewService = typeof services.$inferInsert

/** What the house sells, at its first prices. Days and nights have no minutes; events are priced on request (decision 12). */
export const seedServices = [
  {
    serviceType: 'Guardería',
    name: 'Día de guardería',
    description: 'Juegos, siesta y compañía de 7:00 a 18:00.',
    priceCentavos: 350_00,
  },
  {
    serviceType: 'Hotel',
    name: 'Noche de hotel',
    description: 'Habitación propia, paseos y cuidado toda la noche.',
    priceCentavos: 550_00,
  },
  {
    serviceType: 'Grooming',
    name: 'Spaw Completo',
    description:
      'Baño y cepillado, limpieza de oídos, corte de uñas, exfoliante de nariz y desenredado sin dolor.',
    priceCentavos: 650_00,
    durationMinutes: 120,
    ...groomingSizeRules,
  },
  {
    serviceType: 'Grooming',
    name: 'Baño y Shampoo',
    description: 'Shampoo hipoalergénico, secado y cepillado básico.',
    priceCentavos: 380_00,
    durationMinutes: 60,
    ...groomingSizeRules,
  },
  {
    serviceType: 'Extra-Grooming',
    name: 'Cepillado Extra',
    description: 'Cepillado profundo, desenredado sin dolor y revisión de la piel.',
    priceCentavos: 250_00,
    durationMinutes: 60,
    ...groomingSizeRules,
  },
  {
    serviceType: 'Extra-Grooming',
    name: 'Limpieza de Oídos',
    description: 'Limpieza suave y revisión de ambos oídos.',
    priceCentavos: 150_00,
    durationMinutes: 60,
    ...groomingSizeRules,
  },
  {
    serviceType: 'Extra-Grooming',
    name: 'Corte de Uñas',
    description: 'Corte y limado de las cuatro patas.',
    priceCentavos: 120_00,
    durationMinutes: 60,
    ...groomingSizeRules,
  },
  {
    serviceType: 'Extra-Grooming',
    name: 'Exfoliante de Nariz',
    description: 'Exfoliación e hidratación de la nariz reseca.',
    priceCentavos: 100_00,
    durationMinutes: 60,
    ...groomingSizeRules,
  },
  {
    serviceType: 'Entrenamiento',
    name: 'Sesión Individual',
    description: 'Evaluación personal, práctica y consejos para seguir en casa.',
    priceCentavos: 450_00,
    durationMinutes: 60,
  },
  {
    serviceType: 'Evento',
    name: 'Paquete Básico',
    description: 'Decoración básica, pastel canino personalizado y juegos sencillos.',
    priceCentavos: 0,
    durationMinutes: 120,
  },
  {
    serviceType: 'Evento',
    name: 'Paquete Premium',
    description: 'Decoración completa, pastel gourmet, juegos interactivos y sesión de fotos profesional.',
    priceCentavos: 0,
    durationMinutes: 180,
  },
  {
    serviceType: 'Evento',
    name: 'Paquete Deluxe',
    description: 'Todo lo del Premium, con música en vivo, banquete canino y regalos para los invitados.',
    priceCentavos: 0,
    durationMinutes: 240,
  },
] as const satisfies readonly NewService[]
