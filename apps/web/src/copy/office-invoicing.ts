import type { CancelMotive, CfdiStatus, InvoiceDraft } from '@rumi/contract'

type Look = { tone: 'ok' | 'soon' | 'expired' | 'review' | 'neutral'; word: string }

/** The invoice of an order, on `/oficina/pedidos/:id`. */
export const officeInvoicingCopy = {
  title: 'Factura',
  receiver: 'Para',
  receiverLine: (rfc: string, name: string) => `${rfc}, ${name}`,
  regime: 'Régimen',
  postalCode: 'C. P. fiscal',
  use: 'Uso',
  payment: 'Pago',
  methods: {
    PUE: 'PUE, en una sola exhibición',
    PPD: 'PPD, en parcialidades o diferido',
  } satisfies Record<InvoiceDraft['paymentMethod'], string>,
  /** c_FormaPago. */
  forms: {
    '01': '01 Efectivo',
    '03': '03 Transferencia',
    '04': '04 Tarjeta',
    '17': '17 Compensación',
    '31': '31 Intermediario de pagos',
    '99': '99 Por definir',
  } as Readonly<Record<string, string>>,
  forPublic:
    'El cliente no tiene datos de factura, así que sale para el público en general. Los agrega en su perfil y aquí se ven enseguida.',
  notSetUp:
    'Para timbrar desde aquí falta la clave de Facturapi. Descarga el XML y tímbralo con tu proveedor.',
  download: 'Descargar XML',
  stamp: 'Timbrar y descargar',
  again: 'Volver a intentar',
  stamped: (name: string) => `Timbrada. Se descargó ${name}.`,
  saved: (name: string) => `Se descargó ${name}.`,
  stamps: 'Timbres',
  statuses: {
    asked: { tone: 'soon', word: 'Sin respuesta' },
    refused: { tone: 'expired', word: 'No se timbró' },
    valid: { tone: 'ok', word: 'Timbrada' },
    cancelling: { tone: 'soon', word: 'Cancelación en espera' },
    cancelled: { tone: 'neutral', word: 'Cancelada' },
  } satisfies Record<CfdiStatus, Look>,
  for: (rfc: string) => `para ${rfc}`,
  uuid: (uuid: string) => `Folio fiscal ${uuid.toUpperCase()}`,
  waitsForReceiver: 'Falta que la acepte quien la recibió.',
  check: 'Revisar cancelación',
  cancel: 'Cancelar factura',
  cancelTitle: (number: number) => `¿Cancelar la factura del pedido ${number}?`,
  cancelText: 'Se cancela ante el SAT y no se puede deshacer. Después puedes timbrar otra.',
  motive: 'Motivo',
  motives: {
    '02': '02 Tiene errores',
    '03': '03 La operación no se llevó a cabo',
  } satisfies Record<CancelMotive, string>,
  submit: 'Sí, cancelar la factura',
  cancelled: 'Cancelamos la factura ante el SAT.',
  waiting: 'Pedimos cancelarla. Falta que la acepte quien la recibió.',
} as const
