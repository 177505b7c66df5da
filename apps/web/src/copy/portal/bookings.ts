import { inWordOfBusiness } from '../shared/in-word-of-business.ts'
import type { BookingStatus, ServiceType } from '@rumi/contract'
import type { StateTone } from '../../ui/feedback/state-chip.tsx'

/** Bookings that may be cancelled with a stay, for owners and desk. */
export const cancellingCopy = {
  choices: 'Lo que se le agregó',
  too: (service: string, day: string) => `Cancelar también ${service} del ${day}`,
  cannotToo: (services: string) => `Ya no se puede cancelar y sigue en pie: ${services}.`,
  alsoGone: (services: string) => `También cancelamos ${services}.`,
  goneAlone: (services: string) => `Lo que sí cancelamos: ${services}.`,
  stillStands: (service: string, reason: string) => `${service} sigue en pie: ${reason}`,
} as const

/** Look and words of booking statuses, for owners and desk. */
export const bookingStatusCopy = {
  pending: { tone: 'soon', word: 'Por confirmar' },
  confirmed: { tone: 'ok', word: 'Confirmada' },
  'checked-in': { tone: 'review', word: 'En la casa' },
  'checked-out': { tone: 'over', word: 'Terminada' },
  cancelled: { tone: 'missing', word: 'Cancelada' },
  'no-show': { tone: 'expired', word: 'No llegó' },
} as const satisfies Record<BookingStatus, { tone: StateTone; word: string }>

/** Explanation of a status for the owner. */
const whatNow = {
  pending: 'Tu lugar está apartado. Recepción la confirma y te avisamos.',
  confirmed: 'Todo listo. Los esperamos.',
  'checked-in': 'Está con nosotros. Te avisamos cuando salga.',
  'checked-out': 'Ya regresó contigo. Gracias por confiarnos su día.',
  cancelled: 'Esta reserva se canceló y su lugar quedó libre.',
  'no-show': 'No llegó ese día. Si fue un error, escríbenos.',
} as const satisfies Record<BookingStatus, string>

/** Requirements of a pending booking. */
export const awaitedCopy = {
  papers: 'Por confirmar, en cuanto veamos sus papeles.',
  evaluation: (minutesEarlier: number) =>
    `Su primer día incluye su evaluación de conducta, y con ella queda confirmada.${minutesEarlier > 0 ? ` Llega ${minutesEarlier} minutos antes.` : ''}`,
  heldTitle: 'Faltan papeles',
  heldUntil: (moment: string) => `Guardamos su lugar hasta el ${moment}.`,
  fix: 'Subir sus papeles',
} as const

/** Answers about changed plans. */
const earlyAndLate = {
  Guardería: [
    'Lo recibimos {horasGuarderia}; si llegas tarde no pasa nada, su lugar es de todo el día.',
    'Si se va antes de su último día, los días que quedan no se cobran y vuelven a tu pase.',
  ],
  Hotel: [
    'Llega desde las {llegada}. Si llegas otro día, su cuarto te espera y se cobra desde la primera noche.',
    'Se va antes de las {salida}. Si se va antes, pagas solo las noches que durmió, con el descuento que les toque.',
  ],
  Grooming: ['Si llegas más de 15 minutos tarde, escríbenos: vemos si alcanza el tiempo.'],
  'Extra-Grooming': ['Si llegas más de 15 minutos tarde, escríbenos: vemos si alcanza el tiempo.'],
  Entrenamiento: ['La sesión termina a su hora aunque empiece tarde.'],
  Evento: ['El salón es tuyo en el horario acordado.'],
} as const satisfies Record<ServiceType, readonly string[]>

/** `/mi-cuenta/reservas`. */
export const bookingsCopy = inWordOfBusiness({
  title: 'Reservas',
  book: 'Reservar',
  passes: 'Mis pases',
  upcoming: 'Próximas',
  past: 'Anteriores',
  emptyTitle: 'No tienes visitas próximas',
  emptyText: 'Cuando reserves un día lo verás aquí.',
  noPast: 'Aquí quedará la historia de sus días con nosotros.',
  more: 'Ver más',
  see: 'Ver la reserva',
  unknownDog: 'Un rumi',
  unknownService: 'Servicio',

  offersTitle: 'Se liberó un lugar',
  offerUntil: (theHour: string) => `Te lo guardamos hasta ${theHour}.`,
  takeOffer: 'Tomar el lugar',
  leaveOffer: 'Dejarlo',
  taken: 'Es tuyo. Recepción lo confirma.',
  left: 'Lo dejamos para quien sigue.',
  waitingTitle: 'En lista de espera',
  waitingText: 'Si se libera te avisamos y te lo guardamos dos horas.',
  leaveWaiting: 'Salir de la lista',
  leftWaiting: 'Saliste de la lista de espera.',

  missingTitle: 'No encontramos esa reserva',
  missingText: 'Puede que sea de otra cuenta. Las tuyas están en la lista.',
  back: 'Reservas',
  whatNow,
  price: 'Precio',
  everyWeek: (weekdays: string) => `Cada ${weekdays}`,
  daysOfSeries: (days: number, range: string) => `${days} días: ${range}`,
  seeDays: 'Ver cada día',

  notes: 'Lo que nos contaste',
  noNotes: 'Nada todavía. Si algo cambia ese día, cuéntanos.',
  addNotes: 'Agregar nota',
  changeNotes: 'Cambiar nota',
  saveNotes: 'Guardar nota',
  cancelNotes: 'Cancelar',
  notesSaved: (notes: string) =>
    notes ? 'Guardada. Recepción ya la ve.' : 'Quitada. Recepción ya no la ve.',
  earlyAndLateTitle: 'Si cambian los planes',
  earlyAndLate,
  toCalendar: 'Agregar al calendario',
  share: 'Compartir por WhatsApp',
  write: 'Escribirnos',
  howToGetThere: 'Cómo llegar',
  composed: (who: string | null, service: string, names: string, when: string) =>
    `Hola, ${who ? `soy ${who}. Escribo` : 'escribo'} por la reserva de ${names} (${service}, ${when}).`,
  shared: (service: string, names: string, dogs: number, when: string, address: string) =>
    `${names} ${dogs === 1 ? 'viene' : 'vienen'} a {casa}: ${service}, ${when}. ${address}`,
  fileName: (day: string) => `reserva-${day}.ics`,

  payment: 'Pago',
  paymentStates: {
    paid: { tone: 'ok', word: 'Pagada' },
    deposit: { tone: 'soon', word: 'Falta el anticipo' },
    open: { tone: 'neutral', word: 'Se paga al venir' },
    owed: { tone: 'soon', word: 'Falta pagarla' },
    free: { tone: 'ok', word: 'Pagada con tu pase' },
    overpaid: { tone: 'soon', word: 'Tienes saldo a favor' },
  } satisfies Record<string, { tone: StateTone; word: string }>,
  dueNow: 'Anticipo por pagar',
  dueUntil: (moment: string) => `Págalo antes del ${moment}.`,
  paid: 'Pagado',
  leftToPay: 'Por pagar',
  overpaid: 'A tu favor',
  overpaidHow: 'Pagaste más de lo que costó. Escríbenos o pasa a recepción y te lo devolvemos.',
  returnsPaid: (amount: string) => `Recepción te escribe para devolverte ${amount}.`,
  payHow: 'Transfiere o paga en recepción. Por WhatsApp te damos los datos.',
  payHere: 'Transfiere o paga en recepción.',
  keptOfPaid: (kept: string, returned: string) =>
    `Se canceló después del plazo: se cobran ${kept} y te devolvemos ${returned}.`,
  payments: 'Pagos recibidos',
  nothingOwed: 'No debes nada.',
  kept: (amount: string) => `Se cobraron ${amount}. No debes nada más.`,
  feeOwed: (amount: string) => `Se canceló después del plazo. Debes ${amount}.`,
  fee: 'Por cancelar después del plazo',

  move: 'Cambiar fecha',
  moveTitle: '¿A cuándo la pasamos?',
  moveLead: 'Tu lugar de antes sigue siendo tuyo hasta que tengas el nuevo.',
  moveHere: 'Pasarla a esta fecha',
  moveRefused: 'Así no se puede pasar: lee el motivo.',
  moveSame: 'Elige otra fecha',
  moved: 'Listo. Ya está en su nueva fecha.',
  movePrice: (total: string, difference: string, isMore: boolean) =>
    `${total}: ${difference} ${isMore ? 'más' : 'menos'}`,
  moveRoom: (before: string, after: string) =>
    `${before} no está libre todas esas noches: les tocaría ${after}.`,
  moveCredits: (amount: string) =>
    `Ya pagaste ${amount} más de lo que costará: quedarán a tu favor y pagan tu próximo cobro.`,
  moveKeeps: (percent: number, amount: string) =>
    `Ya pasó el plazo para cancelar sin costo. Si después de moverla la cancelas, se cobra el ${percent} % de su precio: ${amount}.`,
  movePriceSame: (total: string) => `${total}: el mismo precio`,
  moveFrom: (when: string) => `Ahora está: ${when}.`,
  moveInside: 'Lo que va con ella',
  movesTo: (before: string, after: string) =>
    before === after ? `${before}, igual que antes` : `${before} → ${after}`,
  moveGivesUp: 'Se cancela al mover la reserva',
  moveWithout: (service: string) => `Mover sin ${service}`,
  moveKeepAll: 'No cancelar nada',
  cannotMove: 'Esta reserva ya no se puede mover en línea.',
  agreedMove:
    'El precio se acordó para ese día y esas horas. Si quieres cambiarlos, escríbenos y lo vemos contigo.',

  insideTitle: 'Mientras está con nosotros',

  bathTitle: 'Un baño antes de irse a casa',
  bathText: 'Que regrese a casa oliendo a limpio: su baño queda listo antes de que vengas.',
  bath: 'Agregar un baño',

  cancel: 'Cancelar reserva',
  cancelTitle: '¿Cancelar esta reserva?',
  cancelText: (names: string, days: string) => `Liberamos el lugar de ${names} del ${days}.`,
  cancelFree: 'No tiene costo.',
  cancelCosts: (percent: number, kept: string) =>
    `Ya pasó el plazo para cancelar sin costo: se cobra el ${percent} % de su precio, ${kept}.`,
  cancelKeeps: (paid: string, kept: string, returned: string) =>
    `Pagaste ${paid}: se cobran ${kept} y te devolvemos ${returned}.`,
  cancelOwes: (owed: string) => `Quedarás a deber ${owed}.`,
  cancelCostsToo: (name: string, kept: string) => `${name}: se cobran ${kept}.`,
  cancelPass: 'Lo que pagó tu pase vuelve a tu pase.',
  cancelPaid: (paid: string) => `Pagaste ${paid}: recepción te escribe para devolvértelo.`,
  keep: 'Conservarla',
  cancelled: 'Cancelamos la reserva. Su lugar quedó libre.',
  stale: 'Recepción la cambió hace un momento. Ya ves lo último; vuelve a intentar si hace falta.',
} as const)
