import { inWordOfBusiness } from '../shared/in-word-of-business.ts'
import type { OwnMessage } from '@rumi/contract'

/** `/mi-cuenta/solicitudes`. */
export const ownMessagesCopy = inWordOfBusiness({
  title: 'Tus solicitudes',
  lead: 'Lo que nos escribiste y las cotizaciones que pediste con tu sesión abierta.',
  list: 'Tus solicitudes',
  kinds: { contact: 'Mensaje', quote: 'Cotización', request: 'Solicitud' },
  states: {
    new: 'Recibida',
    answered: 'Respondida',
    archived: 'Cerrada',
    booked: 'Reservada',
  } satisfies Record<OwnMessage['status'] | 'booked', string>,
  sent: (moment: string) => `Enviada ${moment}`,
  answered: (moment: string) => `Te respondimos ${moment}`,
  waiting: 'Te respondemos por correo, {horario}.',
  dogs: (count: number) => (count === 1 ? '1 rumi' : `${count} rumis`),
  total: 'Total',
  price: 'Lo que cuesta',
  seeBooking: 'Ver mi reserva',
  emptyTitle: 'Todavía no hay solicitudes',
  emptyText: 'Cuando pidas una cotización o nos escribas, aquí ves en qué va.',
  write: 'Escríbenos',
} as const)
