import type { PassKind } from '../passes/pass-kinds.ts'
import type { PlanAction, PlanPage, PlanWords } from './plan-cards.ts'

/** The services of a new business that its cards lead to, by names that only code knows. */
export type FirstSold =
  | 'day'
  | 'night'
  | 'fullSpa'
  | 'bath'
  | 'brushing'
  | 'session'
  | 'basicParty'
  | 'premiumParty'
  | 'deluxeParty'

type FirstPlanCard = PlanWords & {
  slug: string
  page: PlanPage
  action?: PlanAction
  sells: FirstSold
  passKind?: PassKind
  nights?: number
  severalDays?: true
}

/** The plans and packages a business opens with (spec §3): the database is seeded with them. */
export const firstPlanCards: readonly FirstPlanCard[] = [
  {
    slug: 'guarderia-diario',
    page: 'dayCare',
    action: 'book',
    sells: 'day',
    planName: 'Plan Diario',
    billingCycle: 'por día',
    description: 'Para probar, o para ese martes complicado.',
    features: ['Un día, {horasGuarderia}', 'Juegos, paseo y siesta', 'Aviso cuando llega y cuando sale'],
    isPopular: false,
  },
  {
    slug: 'guarderia-semanal',
    page: 'dayCare',
    action: 'book',
    sells: 'day',
    severalDays: true,
    planName: 'Plan Semanal',
    billingCycle: 'por semana',
    description: '{DiasGuarderia}, con la misma manada.',
    advantage: 'Una sola reserva y su lugar seguro todos los días de la semana.',
    features: [
      '{semanaDeGuarderia}',
      'Su lugar apartado toda la semana',
      'Grupo de juego fijo',
      'Resumen de su semana',
    ],
    isPopular: true,
  },
  {
    slug: 'guarderia-mensual',
    page: 'dayCare',
    action: 'book',
    sells: 'day',
    passKind: 'day-care-month',
    planName: 'Plan Mensual',
    billingCycle: 'por mes',
    description: '{diasMensual} días para usar cuando te haga falta.',
    advantage: 'Pagas una vez y eliges sus días sobre la marcha, los que te acomoden.',
    features: ['{pasesMensual}', 'Tú eliges cuáles', 'Cambias de día si hay lugar', 'Resumen cada semana'],
    isPopular: false,
  },
  {
    slug: 'hotel-1-dia',
    page: 'hotel',
    sells: 'night',
    nights: 1,
    planName: '1 día',
    billingCycle: 'una noche',
    description: 'Para la boda, el vuelo temprano o la mudanza.',
    features: ['Una noche en cuarto propio', 'Paseos y patio', 'Su comida, a su hora'],
    isPopular: false,
  },
  {
    slug: 'hotel-1-semana',
    page: 'hotel',
    sells: 'night',
    nights: 7,
    planName: '1 semana',
    billingCycle: 'siete noches',
    description: 'Unas vacaciones, las tuyas y las de él.',
    features: [
      '{descuentoSemana}',
      'Siete noches en el mismo cuarto',
      'Paseos y patio',
      'Noticias suyas cada día',
    ],
    isPopular: false,
  },
  {
    slug: 'hotel-2-semanas',
    page: 'hotel',
    sells: 'night',
    nights: 14,
    planName: '2 semanas',
    billingCycle: 'catorce noches',
    description: 'Cuando el viaje es largo y extrañar también.',
    features: [
      '{descuentoDosSemanas}',
      'Catorce noches en el mismo cuarto',
      'Paseos y patio',
      'Noticias suyas cada día',
      'Cepillado antes de volver a casa',
    ],
    isPopular: true,
  },
  {
    slug: 'spaw-completo',
    page: 'grooming',
    sells: 'fullSpa',
    planName: 'Spaw Completo',
    billingCycle: 'por visita, 2 horas',
    description: 'De la nariz a las uñas, todo en una sola mañana.',
    features: [
      'Baño y cepillado',
      'Limpieza de oídos',
      'Corte de uñas',
      'Exfoliante de nariz',
      'Desenredado sin dolor',
    ],
    isPopular: true,
  },
  {
    slug: 'bano-y-shampoo',
    page: 'grooming',
    sells: 'bath',
    planName: 'Baño y Shampoo',
    billingCycle: 'por visita, 60 a 90 minutos según su talla',
    description: 'Para el que encontró el único charco del parque.',
    features: ['Shampoo hipoalergénico', 'Secado básico', 'Cepillado básico'],
    isPopular: false,
  },
  {
    slug: 'cepillado-extra',
    page: 'grooming',
    sells: 'brushing',
    planName: 'Cepillado Extra',
    billingCycle: 'por visita, 60 a 90 minutos según su talla',
    description: 'Para pelos largos, dobles o con opinión propia.',
    features: ['Cepillado profundo', 'Desenredado sin dolor', 'Revisión de la piel'],
    isPopular: false,
  },
  {
    slug: 'sesion-individual',
    page: 'training',
    sells: 'session',
    planName: 'Sesión Individual',
    billingCycle: 'por sesión',
    description: 'Para conocernos o para una sola cosa que te urge.',
    features: ['Sesión de 60 minutos', 'Evaluación personal', 'Consejos de manejo para casa'],
    isPopular: false,
  },
  {
    slug: 'entrenamiento-5',
    page: 'training',
    sells: 'session',
    passKind: 'training-5',
    planName: 'Paquete de 5 Sesiones',
    billingCycle: 'cinco sesiones',
    description: 'Lo que toma que una buena costumbre se quede.',
    features: [
      '{descuento5}',
      'Cinco sesiones de 60 minutos',
      'Plan hecho para tu perro',
      'Seguimiento entre sesiones',
    ],
    isPopular: true,
  },
  {
    slug: 'entrenamiento-10',
    page: 'training',
    sells: 'session',
    passKind: 'training-10',
    planName: 'Paquete de 10 Sesiones',
    billingCycle: 'diez sesiones',
    description: 'Para ir de sentado a sin correa.',
    features: ['{descuento10}', 'Diez sesiones de 60 minutos', 'Plan avanzado', 'Prueba final con diploma'],
    isPopular: false,
  },
  {
    slug: 'evento-basico',
    page: 'events',
    sells: 'basicParty',
    planName: 'Paquete Básico',
    billingCycle: 'por evento, 2 horas',
    description: 'Lo justo para soplar velitas entre amigos.',
    features: ['Decoración básica', 'Pastel canino personalizado', 'Juegos sencillos'],
    isPopular: false,
  },
  {
    slug: 'evento-premium',
    page: 'events',
    sells: 'premiumParty',
    planName: 'Paquete Premium',
    billingCycle: 'por evento, 3 horas',
    description: 'La fiesta que todos los perros de la cuadra recordarán.',
    features: ['Decoración completa', 'Pastel gourmet', 'Juegos interactivos', 'Sesión de fotos profesional'],
    isPopular: true,
  },
  {
    slug: 'evento-deluxe',
    page: 'events',
    sells: 'deluxeParty',
    planName: 'Paquete Deluxe',
    billingCycle: 'por evento, 4 horas',
    description: 'Cuando una vez al año no hace daño.',
    features: [
      'Todo lo del Premium',
      'Música en vivo',
      'Banquete canino especializado',
      'Regalos personalizados para los invitados',
    ],
    isPopular: false,
  },
]
