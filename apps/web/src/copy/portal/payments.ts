/** The invoice of a booking, a pass or an order, on its owner's page. */
export const ownInvoiceCopy = {
  title: 'Factura',
  for: (name: string, rfc: string) => `Sale a nombre de ${name}, ${rfc}.`,
  change: 'Cambiar mis datos de factura',
  noData: 'Para pedirla, escribe primero tus datos de factura en tu perfil.',
  writeData: 'Escribir mis datos de factura',
  notPaid: 'Falta pagar una parte: sale como pago en parcialidades o diferido (PPD).',
  request: 'Pedir factura',
  requested: 'Pedimos tu factura. En cuanto esté timbrada la descargas aquí.',
  ready: 'Tu factura está lista.',
  waits: 'Ya la pediste. En cuanto la timbremos, la descargas aquí.',
  again: 'Volver a intentar',
  stamped: 'Timbrada',
  cancelling: 'Cancelación en espera',
  asked: 'Pedida',
  refused: 'No se pudo timbrar',
  number: (number: string) => `Folio ${number}`,
  folio: (uuid: string) => `Folio fiscal ${uuid.toUpperCase()}`,
  download: 'Descargar factura (XML)',
  downloadPdf: 'Descargar factura (PDF)',
  saved: (name: string) => `Se descargó ${name}.`,
  creditNotes: 'Notas de crédito',
  creditNoteOf: (pesos: string) => `Devolución de ${pesos}`,
  creditNoteWaits: 'La estamos preparando.',
  downloadNote: 'Descargar nota (XML)',
  downloadNotePdf: 'Descargar nota (PDF)',
  inGlobal: (period: string) =>
    `Ya salió en la factura global ${period}. La tuya se pide antes de que salga esa; si todavía la necesitas, escríbenos y vemos cómo cambiarla.`,
  complements: 'Complementos de pago',
  complementOf: (pesos: string) => `Pago de ${pesos}`,
  downloadComplement: 'Descargar complemento (XML)',
  downloadComplementPdf: 'Descargar complemento (PDF)',
} as const

/** Payment at the provider's page. */
export const payOnlineCopy = {
  pay: (amount: string) => `Pagar ${amount} en línea`,
  text: 'Te llevamos a Mercado Pago y vuelves aquí. Nunca vemos tu tarjeta.',
} as const
