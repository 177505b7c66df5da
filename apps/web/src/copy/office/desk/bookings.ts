import { inWordOfBusiness } from '../../shared/in-word-of-business.ts'

/** `/oficina/espera`. */
export const officeWaitingCopy = inWordOfBusiness({
  title: 'Lista de espera',
  caption: 'Quién espera',
  service: 'Servicio',
  anyService: 'Todos',
  day: 'Día',
  allDays: 'Todos los días',
  dogs: 'Rumis',
  owner: 'Dueño',
  wants: 'Quiere',
  since: 'Espera desde',
  status: 'Estado',
  waiting: 'En espera',
  offeredUntil: (theHour: string) => `Lugar guardado hasta ${theHour}`,
  openBooking: 'Ver reserva',
  emptyTitle: 'Nadie espera',
  emptyText: 'Cuando un día esté lleno y alguien quiera esperar, aparece aquí.',
} as const)

/** The bookings on the page of a client or a dog. */
export const officeVisitsCopy = {
  title: 'Reservas',
  none: 'Sin reservas todavía.',
  owed: (amount: string) => `Debe ${amount}`,
  openDay: (when: string) => `Ver el ${when} en el tablero`,
  days: (from: string, to: string) => `${from} al ${to}`,
} as const

/** Moving a booking at the desk: cost, obstacles and suggestions. */
export const movesCopy = {
  priceTitle: (who: string) => `Cambia el precio de ${who}`,
  priceChanges: (before: string, after: string, difference: string, isMore: boolean) =>
    `De ${before} a ${after}: ${difference} ${isMore ? 'más' : 'menos'}.`,
  placeTitle: (who: string) => `Cambia el lugar de ${who}`,
  placeChanges: (before: string, after: string) =>
    `${before} no se puede en todo ese tiempo: le toca ${after}.`,
  leave: 'Dejarla como está',
  agree: 'Cambiar',
  moveWithout: (service: string) => `Mover y cancelar ${service}`,
  makeRoom: (room: string) => `Pasar esa reserva a ${room}`,
} as const

/** Agreed price of an event. */
export const agreedPriceCopy = {
  amount: 'Precio acordado en pesos',
  amountHint: 'Todo incluido. Sin precio, la reserva espera para confirmarse.',
  withIva: (total: string, iva: string) => `${total}, de los cuales ${iva} son IVA.`,
  reason: 'Qué incluye',
  reasonHint: 'Queda en la historia de la reserva con tu nombre.',
  notAnAmount: 'Escribe un importe como 4500 o 4,500.50.',
  reasonTooShort: (least: number) => `Escribe qué incluye, en al menos ${least} letras.`,
  missing: 'Todavía no hay precio acordado.',
  agree: 'Guardar precio',
  change: 'Cambiar el precio acordado',
  agreed: (amount: string) => `Precio acordado: ${amount}.`,
} as const

/** `/oficina/reservas`. */
export const officeBookingsCopy = inWordOfBusiness({
  title: 'Reservas',
  navigation: 'Reservas, pases y espera',
  add: 'Nueva reserva',
  caption: 'Reservas',
  from: 'Desde',
  to: 'Hasta',
  status: 'Estado',
  anyStatus: 'Todos',
  when: 'Cuándo',
  dogs: 'Rumis',
  owner: 'Dueño',
  service: 'Servicio',
  total: 'Total',
  onRequest: 'Por acordar',
  search: 'Perro, dueño, correo o teléfono',
  noMatchTitle: 'Sin reservas con esos datos',
  noMatchText: 'Busca desde otra fecha, o haz una reserva nueva.',
  emptyTitle: 'Sin reservas',
  emptyText: 'Cambia la fecha o el estado.',
} as const)
