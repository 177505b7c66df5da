import {
  dayOf,
  inDogWord,
  isDay,
  timeOf,
  type DogWord,
  type OwnDataFile,
  type OwnDataTable,
} from '@rumi/contract'
import {
  endedNames,
  headings as known,
  resultNames,
  sexNames,
  workbookKindNames,
} from '../copy/workbook-words.ts'
import * as words from '../copy/people/own-data-words.ts'
import type { Db } from '../db/connect.ts'
import { services } from '../db/schema/business/services.ts'
import { ownDataTable, type Column } from './own-data-table.ts'
import { loginTables } from './own-data-login.ts'

const { ownDataTitles: titles, ownDataHeadings: headings } = words

type Named = {
  dog: (id: string) => string
  dogs: (ids: readonly string[]) => string
  service: (id: string) => string
  visit: (id: string) => string
  pass: (id: string) => string
}

/** Returns the names of all services, retired ones included. */
export const serviceNames = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.select({ id: services.id, name: services.name }).from(services)).map((s) => [s.id, s.name]),
  )

const startsAndEnds = <Row extends { start: string; end: string }>(): Column<Row>[] => [
  [headings.startDay, 'day', ({ start }) => dayIn(start)],
  [headings.startTime, 'text', ({ start }) => timeIn(start)],
  [headings.endDay, 'day', ({ end }) => dayIn(end)],
  [headings.endTime, 'text', ({ end }) => timeIn(end)],
]
const dayIn = (time: string) => (isDay(time) ? time : dayOf(time))
const timeIn = (time: string) => (isDay(time) ? '' : timeOf(time))

function person(data: OwnDataFile, word: DogWord): OwnDataTable {
  const { user, privacyNotice, wantedEmail, sharedWith } = data
  return ownDataTable(
    titles.person,
    [user],
    [
      [known.name, 'text', (own) => own.name],
      [known.lastName, 'text', (own) => own.lastName],
      [known.email, 'text', (own) => own.email],
      [headings.wantedEmail, 'text', () => wantedEmail ?? ''],
      [known.phone, 'text', (own) => own.phone],
      [headings.sharedWith, 'text', () => sharedWith.join(', ')],
      [known.identifiedAt, 'instant', (own) => own.identifiedAt],
      [known.rfc, 'text', (own) => own.invoice?.rfc ?? ''],
      [headings.legalName, 'text', (own) => own.invoice?.legalName ?? ''],
      [headings.taxRegime, 'text', (own) => own.invoice?.taxRegime ?? ''],
      [known.postalCode, 'text', (own) => own.invoice?.postalCode ?? ''],
      [headings.cfdiUse, 'text', (own) => own.invoice?.cfdiUse ?? ''],
      [
        headings.muted,
        'text',
        (own) => inDogWord(own.mutedNotifications.map(words.mutedName).join('; '), word),
      ],
      [headings.privacyVersion, 'day', () => privacyNotice?.version ?? null],
      [headings.privacyAcceptedAt, 'instant', () => privacyNotice?.acceptedAt ?? null],
      [known.createdAt, 'instant', (own) => own.createdAt],
    ],
  )
}

function ofDogs(
  { rumis, medicalRecords, careItems, announcements, reportCards, incidents }: OwnDataFile,
  { dog }: Named,
): OwnDataTable[] {
  return [
    ownDataTable(titles.dogs, rumis, [
      [known.name, 'text', (one) => one.name],
      [known.breed, 'text', (one) => one.breed],
      [known.sex, 'text', (one) => sexNames[one.sex]],
      [known.birthDate, 'day', (one) => one.birthDate],
      [known.weightKg, 'decimal', (one) => one.weightKg],
      [known.color, 'text', (one) => one.color],
      [known.sterilised, 'yes-no', (one) => one.sterilised],
      [known.microchip, 'text', (one) => one.microchip],
      [known.ruac, 'text', (one) => one.ruac],
      [known.allergies, 'text', (one) => one.allergies],
      [known.feeding, 'text', (one) => one.feeding],
      [known.medication, 'text', (one) => one.medication],
      [known.temperament, 'text', (one) => one.temperament],
      [known.vet, 'text', (one) => one.vet],
      [known.pickup, 'text', (one) => one.pickup],
      [known.emergencyContact, 'text', (one) => one.emergencyContact],
      [known.ended, 'text', (one) => (one.ended ? endedNames[one.ended] : '')],
      [known.endedOn, 'day', (one) => one.endedOn],
      [known.createdAt, 'instant', (one) => one.createdAt],
    ]),
    ownDataTable(titles.medicalRecords, medicalRecords, [
      [known.dog, 'text', (medicalRecord) => dog(medicalRecord.rumiId)],
      [known.kind, 'text', (medicalRecord) => workbookKindNames[medicalRecord.kind]],
      [known.product, 'text', (medicalRecord) => medicalRecord.product],
      [known.appliedOn, 'day', (medicalRecord) => medicalRecord.appliedOn],
      [known.expiresOn, 'day', (medicalRecord) => medicalRecord.expiresOn],
      [known.result, 'text', (medicalRecord) => resultNames[medicalRecord.result] ?? medicalRecord.result],
      [known.evidence, 'yes-no', (medicalRecord) => medicalRecord.evidence !== null],
      [known.verifiedAt, 'instant', (medicalRecord) => medicalRecord.verifiedAt],
      [headings.whyNot, 'text', (medicalRecord) => medicalRecord.refusal],
      [known.notes, 'text', (medicalRecord) => medicalRecord.notes],
    ]),
    ownDataTable(titles.careItems, careItems, [
      [known.dog, 'text', (item) => dog(item.rumiId)],
      [known.kind, 'text', (item) => words.careKindNames[item.kind]],
      [known.name, 'text', (item) => item.name],
      [headings.dose, 'text', (item) => item.dose],
      [headings.times, 'text', (item) => item.times.join(', ')],
      [headings.instructions, 'text', (item) => item.instructions],
      [headings.startDay, 'day', (item) => item.from],
      [headings.endDay, 'day', (item) => item.until],
    ]),
    ownDataTable(titles.announcements, announcements, [
      [known.dog, 'text', (one) => dog(one.rumiId)],
      [headings.when, 'instant', (one) => one.at],
      [headings.care, 'text', (one) => words.announcedCareNames[one.care]],
      [headings.words, 'text', (one) => one.note],
    ]),
    ownDataTable(titles.reports, reportCards, [
      [known.dog, 'text', (card) => dog(card.rumiId)],
      [headings.day, 'day', (card) => card.day],
      [headings.mood, 'text', (card) => card.mood && words.moodNames[card.mood]],
      [headings.ate, 'text', (card) => card.ate && words.ateNames[card.ate]],
      [headings.played, 'text', (card) => card.played && words.playedNames[card.played]],
      [headings.rest, 'text', (card) => card.rest && words.restNames[card.rest]],
      [headings.words, 'text', (card) => card.words],
    ]),
    ownDataTable(titles.incidents, incidents, [
      [known.dog, 'text', (one) => one.dogs.map(({ name }) => name).join(', ')],
      [headings.when, 'instant', (one) => one.occurredAt],
      [known.kind, 'text', (one) => words.incidentKindNames[one.kind]],
      [headings.place, 'text', (one) => one.place],
      [headings.words, 'text', (one) => one.description],
      [headings.firstAid, 'text', (one) => one.firstAid],
      [headings.vet, 'text', (one) => one.vet],
    ]),
  ]
}

function ofBookings(data: OwnDataFile, { dogs, service, visit }: Named): OwnDataTable[] {
  return [
    ownDataTable(titles.bookings, data.serviceBookings, [
      [headings.service, 'text', (one) => service(one.serviceId)],
      [headings.dogs, 'text', (one) => dogs(one.rumiIds)],
      ...startsAndEnds<OwnDataFile['serviceBookings'][number]>(),
      [headings.status, 'text', (one) => words.bookingStatusNames[one.status]],
      [headings.place, 'text', (one) => one.resource],
      [headings.lines, 'text', (one) => one.lines.map(({ label }) => label).join('; ')],
      [headings.total, 'pesos', (one) => one.totalCentavos],
      [known.notes, 'text', (one) => one.notes],
      [known.createdAt, 'instant', (one) => one.createdAt],
    ]),
    ownDataTable(titles.bookingSteps, data.bookingSteps, [
      [headings.booking, 'text', (step) => visit(step.bookingId)],
      [headings.step, 'text', (step) => words.bookingStatusNames[step.status]],
      [headings.when, 'instant', (step) => step.at],
    ]),
    ownDataTable(titles.waiting, data.waitingList, [
      [headings.service, 'text', (one) => service(one.serviceId)],
      [headings.dogs, 'text', (one) => dogs(one.rumiIds)],
      ...startsAndEnds<OwnDataFile['waitingList'][number]>(),
      [headings.status, 'text', (one) => words.waitingStatusNames[one.status]],
      [known.createdAt, 'instant', (one) => one.createdAt],
    ]),
  ]
}

function ofPurchases(data: OwnDataFile, { visit, pass }: Named): OwnDataTable[] {
  const numbers = new Map(data.orders.map(({ _id, number }) => [_id, number]))
  const paidFor = ({ target }: OwnDataFile['payments'][number]) => {
    if (!target) return ''
    if ('bookingId' in target) return visit(target.bookingId)
    if ('passId' in target) return pass(target.passId)
    return words.orderNumber(numbers.get(target.orderId))
  }
  return [
    ownDataTable(titles.orders, data.orders, [
      [headings.number, 'integer', (one) => one.number],
      [
        headings.items,
        'text',
        (one) => one.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
      ],
      [headings.subtotal, 'pesos', (one) => one.subtotalCentavos],
      [headings.iva, 'pesos', (one) => one.ivaCentavos],
      [headings.shipping, 'pesos', (one) => one.shippingCentavos],
      [headings.total, 'pesos', (one) => one.totalCentavos],
      [headings.status, 'text', (one) => words.orderStatusNames[one.status]],
      [headings.delivery, 'text', (one) => words.deliveryNames[one.delivery]],
      [headings.payment, 'text', (one) => words.orderPaymentNames[one.payment]],
      [
        headings.address,
        'text',
        (one) =>
          Object.values(one.shipTo ?? {})
            .filter(Boolean)
            .join(', '),
      ],
      [known.createdAt, 'instant', (one) => one.createdAt],
    ]),
    ownDataTable(titles.orderSteps, data.orderSteps, [
      [headings.number, 'integer', (step) => numbers.get(step.orderId) ?? null],
      [headings.step, 'text', (step) => words.orderStatusNames[step.status]],
      [headings.when, 'instant', (step) => step.at],
    ]),
    ownDataTable(titles.passes, data.passes, [
      [headings.pass, 'text', (one) => pass(one.id)],
      [headings.units, 'integer', (one) => one.units],
      [headings.unitsLeft, 'integer', (one) => one.unitsLeft],
      [headings.from, 'day', (one) => one.validFrom],
      [headings.until, 'day', (one) => one.validUntil],
      [headings.status, 'text', (one) => words.passStatusNames[one.status]],
      [headings.total, 'pesos', (one) => one.totalCentavos],
      [headings.method, 'text', (one) => one.paymentMethod && words.methodNames[one.paymentMethod]],
      [headings.paidAt, 'instant', (one) => one.paidAt],
    ]),
    ownDataTable(titles.passUses, data.passMovements, [
      [headings.pass, 'text', (use) => pass(use.passId)],
      [headings.what, 'text', (use) => words.passUseNames[use.kind]],
      [headings.day, 'day', (use) => use.day],
      [headings.when, 'instant', (use) => use.at],
    ]),
    ownDataTable(titles.payments, data.payments, [
      [headings.paidFor, 'text', paidFor],
      [known.kind, 'text', (one) => words.paymentKindNames[one.kind]],
      [headings.method, 'text', (one) => words.methodNames[one.method]],
      [headings.amount, 'pesos', (one) => one.amountCentavos],
      [headings.tip, 'pesos', (one) => one.tipCentavos],
      [headings.returned, 'pesos', (one) => one.returnedCentavos],
      [headings.reference, 'text', (one) => one.reference],
      [headings.reason, 'text', (one) => one.reason],
      [headings.when, 'instant', (one) => one.receivedAt],
    ]),
  ]
}

const ofInvoices = ({ invoices }: OwnDataFile) =>
  ownDataTable(titles.invoices, invoices, [
    [known.kind, 'text', (one) => words.invoiceKindNames[one.kind]],
    [headings.folio, 'text', (one) => one.uuid],
    [headings.status, 'text', (one) => words.invoiceStatusNames[one.status]],
    [known.rfc, 'text', (one) => one.receiverRfc],
    [headings.legalName, 'text', (one) => one.receiver?.name ?? ''],
    [headings.taxRegime, 'text', (one) => one.receiver?.taxRegime ?? ''],
    [known.postalCode, 'text', (one) => one.receiver?.postalCode ?? ''],
    [headings.cfdiUse, 'text', (one) => one.receiver?.cfdiUse ?? ''],
    [headings.total, 'pesos', (one) => one.totalCentavos],
    [headings.stampedAt, 'instant', (one) => one.stampedAt],
  ])

/**
 * Converts the data export into readable tables: one per subject, with labels instead of codes and names
 * instead of ids, and the business's word for dog.
 */
export function ownDataTables(
  data: OwnDataFile,
  offered: ReadonlyMap<string, string>,
  word: DogWord,
): OwnDataTable[] {
  const nameById = new Map(data.rumis.map(({ _id, name }) => [_id, name]))
  const dog = (id: string) => nameById.get(id) ?? ''
  const service = (id: string) => offered.get(id) ?? ''
  const visits = new Map(
    data.serviceBookings.map(({ id, serviceId, start }) => [id, `${service(serviceId)}, ${dayIn(start)}`]),
  )
  const passNames = new Map(data.passes.map(({ id, lines }) => [id, lines[0]?.label ?? '']))
  const named: Named = {
    dog,
    dogs: (ids) => ids.map(dog).filter(Boolean).join(', '),
    service,
    visit: (id) => visits.get(id) ?? '',
    pass: (id) => passNames.get(id) ?? '',
  }
  const tables = [
    person(data, word),
    ...ofDogs(data, named),
    ...ofBookings(data, named),
    ...ofPurchases(data, named),
    ofInvoices(data),
    ...loginTables(data),
  ]
  return tables.map(({ title, columns, rows }) => ({
    title: inDogWord(title, word),
    columns: columns.map((column) => ({ ...column, heading: inDogWord(column.heading, word) })),
    rows,
  }))
}
