import type { BusinessTerms, PassStatus } from '@rumi/contract'
import type { StateTone } from '../../ui/feedback/state-chip.tsx'
import { spelledFirst } from '../site/spelled-number.ts'

/** Look and words of a pass status. */
export const passStatusCopy = {
  requested: { tone: 'soon', word: 'Por pagar' },
  active: { tone: 'ok', word: 'Activo' },
  cancelled: { tone: 'missing', word: 'Cancelado' },
  expired: { tone: 'expired', word: 'Terminado' },
} as const satisfies Record<PassStatus, { tone: StateTone; word: string }>

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`)
const sessions = (count: number) => (count === 1 ? '1 sesión' : `${count} sesiones`)
const less = (percent: number) => (percent > 0 ? ` con ${percent}\u00a0% de descuento` : '')

/** Names, units and contents of passes. */
export const passWords = {
  days,
  sessions,
  month: 'Plan Mensual de guardería',
  pack: (count: number) => `Paquete de ${sessions(count)}`,
  monthText: ({ days: count, withinDays, percent }: BusinessTerms['passes']['dayCareMonth']) =>
    `${count} días para usar dentro de ${withinDays}${less(percent)}. Empieza el día que elijas.`,
  packText: (count: number, percent: number) =>
    `${spelledFirst(count)} sesiones de 60 minutos${less(percent)}. No vencen.`,
} as const

/** `/mi-cuenta/pases`. */
export const passesCopy = {
  title: 'Pases',
  lead: 'Días y sesiones que pagas de una vez. Al reservar se descuentan solos.',
  yours: 'Los tuyos',
  none: 'Todavía no tienes pases.',
  buy: 'Pedir un pase',
  before: 'Anteriores',
  left: (left: string, of: string) => `Quedan ${left} de ${of}`,
  startsOn: 'Desde qué día cuenta',
  startsHint: (withinDays: number) => `Los ${withinDays} días corren desde aquí.`,
  validity: (from: string, until: string) => `Vale del ${from} al ${until}`,
  validFrom: (from: string) => `Vale desde el ${from}, sin fecha límite`,
  askFor: (price: string) => `Pedir por ${price}`,
  asked: 'Pase pedido',
  askedText: (amount: string, speiClabe: string) =>
    speiClabe
      ? `Paga ${amount} en recepción o por transferencia. En cuanto lo registremos tu pase empieza a pagar tus reservas.`
      : `Paga ${amount} en recepción. En cuanto lo registremos tu pase empieza a pagar tus reservas.`,
  askedOn: (day: string) => `Pedido el ${day}`,
  paidOn: (day: string) => `Pagado el ${day}`,
  usedUp: 'Ya usaste todo.',
  endsIn: (count: number, left: string) =>
    count <= 0 ? `Hoy es su último día: te quedan ${left}.` : `Vence en ${days(count)}: te quedan ${left}.`,
  withdraw: 'Ya no lo quiero',
  withdrawTitle: '¿Retirar tu solicitud?',
  withdrawText: (name: string) =>
    `Quitamos la solicitud de ${name}. No pagaste nada, así que no se te debe nada.`,
  withdrawPaidText: (name: string, paid: string) =>
    `Quitamos la solicitud de ${name}. Los ${paid} que ya pagaste quedan a tu favor para tu próximo pago.`,
  withdrawConfirm: 'Retirar solicitud',
  keepIt: 'Conservarla',
  close: 'Cerrar',
  withdrawn: 'Retiramos tu solicitud.',
  payIt: 'Se activa en cuanto lo pagas. Mientras, tus reservas se cobran aparte.',
  paidInPart: (paid: string, left: string) => `Pagaste ${paid}. Faltan ${left}.`,
  haveAsked: (name: string, day: string, amount: string) =>
    `Ya pediste un ${name} el ${day}: falta pagar ${amount}.`,
  haveOne: (name: string, left: string) => `Ya tienes un ${name}: te quedan ${left}.`,
  bookWithIt: 'Reservar con mi pase',
  paidFor: 'Lo que ha pagado',
  paidNothing: 'Aún no se usa.',
  visitOf: (dogs: string) => `Reserva de ${dogs}`,
  cameBack: (units: string, count: number) => `${units} ${count === 1 ? 'volvió' : 'volvieron'} a tu pase`,
  meanwhile: 'Reservar sin pase',
  seeAll: 'Ver mis pases',
} as const
