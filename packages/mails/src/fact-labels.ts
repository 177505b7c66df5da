/** Labels of the facts in a mail. */
export const factLabels = {
  service: 'Servicio',
  dog: 'Rumi',
  dogs: 'Rumis',
  arrival: 'Entrada',
  arrivalCode: 'Código de llegada',
  departure: 'Salida',
  day: 'Día',
  days: 'Días',
  when: 'Cuándo',
  where: 'Dónde',
  total: 'Total',
  ivaWithin: 'IVA incluido',
  tip: 'Propina',
  change: 'Cambio',
  deposit: 'Anticipo',
  givingUp: 'Si cancelas',
  latePickup: 'Recogida tarde',
  returned: 'Te devolvemos',
  credited: 'A tu favor',
  kept: 'Se cobra por cancelar',
  owed: 'Por pagar',
  toReturn: 'Por devolverte',
  reference: 'Número de referencia',
  about: 'Sobre',
  clabe: 'CLABE',
  holder: 'A nombre de',
  transferConcept: 'Concepto',
  delivery: 'Entrega',
  askedFor: 'Para cuándo',
  name: 'Nombre',
  email: 'Correo',
  phone: 'Teléfono',
  message: 'Nos dijiste',
  invoiceNumber: 'Folio',
  fiscalFolio: 'Folio fiscal',
  reason: 'Por qué',
  answer: 'Lo que te decimos',
  mood: 'Ánimo',
  ate: 'Comió',
  played: 'Jugó',
  rest: 'Descansó',
  firstAid: 'Qué hicimos',
  vet: 'Veterinario',
} as const

export type FactName = keyof typeof factLabels

/** A line of a mail: called by one of our labels, or by the name of what was sold. */
export type Fact = { named: FactName; value: string } | { label: string; value: string }

/** Returns a labelled fact, or nothing if its value is empty. */
export const factIf = (named: FactName, value: string | false | null | undefined): Fact[] =>
  value ? [{ named, value }] : []
