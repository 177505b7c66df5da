import type { PassKind, PassStatus } from '@rumi/contract'
import type { StateTone } from '../ui/state-chip.tsx'

/** How the state of a pass looks and reads. */
export const passStatusCopy = {
  requested: { tone: 'soon', word: 'Por pagar' },
  active: { tone: 'ok', word: 'Activo' },
  cancelled: { tone: 'missing', word: 'Cancelado' },
  expired: { tone: 'expired', word: 'Terminado' },
} as const satisfies Record<PassStatus, { tone: StateTone; word: string }>

type PassKindCopy = { name: string; text: string; unit: (count: number) => string; reserve: string }

const sessions = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`)

const kinds = {
  'day-care-month': {
    name: 'Plan Mensual de guardería',
    text: '20 días para usar dentro de 31. Empieza el día que elijas.',
    unit: (count) => (count === 1 ? '1 día' : `${count} días`),
    reserve: 'guarderia',
  },
  'training-5': {
    name: 'Paquete de 5 sesiones',
    text: 'Cinco sesiones de 60 minutos con 5 % de descuento. No vencen.',
    unit: sessions,
    reserve: 'entrenamiento',
  },
  'training-10': {
    name: 'Paquete de 10 sesiones',
    text: 'Diez sesiones de 60 minutos con 10 % de descuento. No vencen.',
    unit: sessions,
    reserve: 'entrenamiento',
  },
} as const satisfies Record<PassKind, PassKindCopy>

/** `/mi-cuenta/pases`. */
export const passesCopy = {
  title: 'Pases',
  lead: 'Días y sesiones que pagas de una vez. Al reservar se descuentan solos.',
  kinds: kinds as Record<PassKind, PassKindCopy>,
  yours: 'Los tuyos',
  none: 'Todavía no tienes pases.',
  buy: 'Pedir un pase',
  before: 'Anteriores',
  left: (left: string, of: string) => `Quedan ${left} de ${of}`,
  startsOn: 'Desde qué día cuenta',
  startsHint: 'Los 31 días corren desde aquí.',
  validity: (from: string, until: string) => `Vale del ${from} al ${until}`,
  validFrom: (from: string) => `Vale desde el ${from}, sin fecha límite`,
  askFor: (price: string) => `Pedir por ${price}`,
  asked: 'Pase pedido',
  askedText:
    'Págalo en recepción o por transferencia. En cuanto lo registremos empieza a pagar tus reservas.',
  payIt: 'Págalo en recepción para activarlo. Mientras, tus reservas se cobran aparte.',
  haveOne: (name: string, left: string) => `Ya tienes un ${name}: te quedan ${left}.`,
  bookWithIt: 'Reservar con mi pase',
  paidFor: 'Lo que ha pagado',
  paidNothing: 'Aún no se usa.',
  visitOf: (dogs: string) => `Reserva de ${dogs}`,
  cameBack: (units: string, count: number) => `${units} ${count === 1 ? 'volvió' : 'volvieron'} a tu pase`,
  meanwhile: 'Reservar sin pase',
  seeAll: 'Ver mis pases',
} as const
