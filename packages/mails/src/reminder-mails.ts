import { formatPesos } from '@rumi/contract'
import type { MailContent } from './mail-content.ts'
import type { OrderDetails, VaccineDetails } from './mail-data.ts'
import { spanishDay } from './spanish.ts'

const newDoseCounts = (days: number) =>
  `Una vacuna nueva cuenta a partir de ${days === 1 ? 'un día' : `${days === 5 ? 'cinco' : days} días`} después de aplicada.`

export const vaccineRunsOutMail = (details: VaccineDetails): MailContent => ({
  subject: `La vacuna ${details.product} de ${details.dog} vence el ${spanishDay(details.expiresOn)}`,
  preview: 'Renuévala a tiempo y súbela a su expediente.',
  title: `Falta poco, ${details.name}`,
  paragraphs: [
    `La vacuna ${details.product} de ${details.dog} vale hasta el ${spanishDay(details.expiresOn)}. Llévalo con su veterinario y sube la foto de la cartilla: nosotros la revisamos.`,
    ...(details.waitingDays > 0 ? [newDoseCounts(details.waitingDays)] : []),
  ],
  action: { label: 'Abrir su expediente', href: details.link },
})

const pickup = 'Pasa por él a la casa, {horario}.'

type Step = { subject: string; preview: string; paragraph: string }

/** What each step of an order means to who ordered. */
const steps: Record<OrderDetails['status'], (details: OrderDetails) => Step> = {
  pending: ({ payment, heldUntil }) => ({
    subject: 'Recibimos tu pedido',
    preview: 'Ya apartamos tus productos.',
    paragraph:
      payment === 'spei'
        ? `Apartamos tus productos hasta el ${spanishDay(heldUntil)}. En cuanto veamos tu transferencia lo preparamos.`
        : `Apartamos tus productos hasta el ${spanishDay(heldUntil)}. Los pagas en el mostrador.`,
  }),
  paid: () => ({
    subject: 'Tu pedido está pagado',
    preview: 'Gracias, ya lo preparamos.',
    paragraph: 'Recibimos tu pago. Te avisamos en cuanto esté listo.',
  }),
  ready: () => ({ subject: 'Tu pedido está listo', preview: pickup, paragraph: pickup }),
  shipped: () => ({
    subject: 'Tu pedido va en camino',
    preview: 'Llega en 3-5 días hábiles.',
    paragraph: 'Salió de la casa y llega en 3-5 días hábiles.',
  }),
  delivered: () => ({
    subject: 'Tu pedido está entregado',
    preview: 'Que lo disfruten.',
    paragraph: 'Que tu rumi lo disfrute. Si algo no está bien, responde a este correo.',
  }),
  cancelled: ({ isUnpaid }) => ({
    subject: 'Tu pedido está cancelado',
    preview: 'Los productos volvieron a la tienda.',
    paragraph: isUnpaid
      ? 'No vimos tu pago a tiempo: cancelamos tu pedido y los productos volvieron a la tienda. No se te cobra nada. Si todavía los quieres, pídelos otra vez.'
      : 'Cancelamos tu pedido y los productos volvieron a la tienda. No se te cobra nada.',
  }),
  refunded: () => ({
    subject: 'Te devolvimos tu pedido',
    preview: 'El importe va de regreso.',
    paragraph: 'El importe va de regreso por el mismo medio con el que pagaste.',
  }),
}

export function orderStepMail(details: OrderDetails): MailContent {
  const { subject, preview, paragraph } = steps[details.status](details)
  return {
    subject: `${subject}: número ${details.number}`,
    preview,
    title: subject,
    paragraphs: [`${details.name}, ${paragraph.charAt(0).toLowerCase()}${paragraph.slice(1)}`],
    facts: [
      ...details.items.map(({ name, quantity }) => ({ label: `${quantity} ×`, value: name })),
      { label: 'Total con IVA', value: formatPesos(details.totalCentavos) },
    ],
    action: { label: 'Ver mi pedido', href: details.link },
  }
}
