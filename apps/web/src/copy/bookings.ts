import type { BookingStatus } from '@rumi/contract'
import type { StateTone } from '../ui/state-chip.tsx'

/** How the state of a booking looks and reads, for owners and the desk alike. */
export const bookingStatusCopy = {
  pending: { tone: 'soon', word: 'Por confirmar' },
  confirmed: { tone: 'ok', word: 'Confirmada' },
  'checked-in': { tone: 'review', word: 'En la casa' },
  'checked-out': { tone: 'neutral', word: 'Terminada' },
  cancelled: { tone: 'missing', word: 'Cancelada' },
  'no-show': { tone: 'expired', word: 'No llegó' },
} as const satisfies Record<BookingStatus, { tone: StateTone; word: string }>

/** `/mi-cuenta/reservas`. */
export const bookingsCopy = {
  title: 'Reservas',
  book: 'Reservar día',
  upcoming: 'Próximas',
  past: 'Anteriores',
  emptyTitle: 'Nada en la agenda',
  emptyText: 'Cuando reserves un día lo verás aquí.',
  noPast: 'Aquí quedará la historia de sus días con nosotros.',
  more: 'Ver más',
  cancel: 'Cancelar reserva',
  cancelTitle: '¿Cancelar esta reserva?',
  cancelText: (names: string, days: string) => `Soltamos el lugar de ${names} del ${days}. No tiene costo.`,
  keep: 'Conservarla',
  cancelled: 'Cancelamos la reserva. Su lugar quedó libre.',
  stale: 'Recepción la cambió hace un momento. Ya ves lo último; vuelve a intentar si hace falta.',
  dayAt: (day: string, time: string) => `${day}, ${time.replace(/^0/, '')}`,
  unknownDog: 'Un rumi',
  unknownService: 'Servicio',
} as const
