import { resources, type CallSpec, type ResourceName } from '@rumi/contract'

export type Tag = { type: string; id?: string }

/** All collections of a kind, whatever they were asked by. */
export const everyList = 'LIST'

/**
 * Calls that are about something else than their group's name says; `null` is about nothing that is kept. A second factor that was
 * added is shown once its recovery codes were put away, so those who add one ask for the list themselves.
 */
const aboutOther: Record<string, string | null> = {
  'booking.catalog': 'services',
  'plans.preview': null,
  'booking.recurring': 'bookings',
  'expenses.readCfdi': null,
  'site.contact': 'messages',
  'site.requestQuote': 'messages',
  'desk.availability': 'booking',
  'desk.preview': 'booking',
  'discounts.charge': 'payments',
  'clients.makeClaimLink': null,
  'clients.merge': 'merging',
  'dogs.merge': 'merging',
  'texts.preview': null,
  'auth.readActivity': null,
  'auth.joinFamily': 'clients',
  'auth.recordActivity': null,
  'auth.startTotp': null,
  'auth.passkeyCreationOptions': null,
  'auth.confirmTotp': null,
  'auth.addPasskey': null,
}

/** What the answers of a group are made of beside their own: a write to any of these makes them old. */
const dependencies: Record<string, readonly string[]> = {
  desk: [
    'bookings',
    'bookingPayments',
    'clients',
    'dogs',
    'medicalRecords',
    'merging',
    'messages',
    'passes',
    'payments',
    'services',
    'undo',
    'waitingList',
  ],
  reports: [
    'bookings',
    'absences',
    'clients',
    'dogs',
    'halls',
    'houseDays',
    'medicalRecords',
    'merging',
    'rooms',
    'schedule',
    'services',
    'staffMembers',
  ],
  schedule: ['absences', 'halls', 'houseDays', 'staffMembers'],
  bookings: ['waitingList', 'bookingPayments', 'payments', 'merging', 'undo'],
  clients: ['merging'],
  dogs: ['merging'],
  medicalRecords: ['merging', 'undo'],
  bookingPayments: ['bookings', 'passes', 'payments'],
  payments: ['bank', 'bookingPayments', 'bookings', 'orders', 'passes'],
  expenses: ['accounts', 'bank', 'books', 'cashDays'],
  bank: ['accounts', 'books', 'bookings', 'expenses', 'glEntries', 'orders', 'passes', 'payments'],
  books: [
    'accounts',
    'bank',
    'bookingPayments',
    'bookings',
    'expenses',
    'glEntries',
    'orders',
    'passes',
    'payments',
    'cashDays',
    'products',
    'stock',
  ],
  products: ['orders', 'payments', 'stock'],
  stock: ['orders', 'payments', 'products'],
  glEntries: [
    'bank',
    'bookings',
    'expenses',
    'orders',
    'passes',
    'payments',
    'cashDays',
    'products',
    'stock',
  ],
  cashDays: ['bookingPayments', 'expenses', 'passes', 'payments'],
  invoicing: ['bank', 'bookingPayments', 'bookings', 'clients', 'orders', 'passes', 'payments'],
  orders: ['bank', 'merging', 'payments'],
  passes: ['bookings', 'merging', 'payments', 'undo'],
  passUses: ['bookings', 'passes'],
  waitingList: ['bookings', 'merging', 'undo'],
}

/** What a call is about: the first word of its name, where nothing else is said. */
const subjectOf = ({ name }: CallSpec) =>
  name in aboutOther ? aboutOther[name] : name.slice(0, name.indexOf('.'))

/** The tags of what a call answers. */
export function tagsOfAnswer(spec: CallSpec): Tag[] {
  const type = subjectOf(spec)
  return type ? [isResource(type) ? { type, id: everyList } : { type }] : []
}

/** The tags that a call which writes makes old. */
export function tagsOfCall(spec: CallSpec): Tag[] {
  const type = subjectOf(spec)
  return type ? tagsOfWrite(type) : []
}

/** The tags that a write makes old: the lists of its kind, the record where it has one, and what is made of them. */
export function tagsOfWrite(type: string, id?: string): Tag[] {
  const dependants = Object.keys(dependencies).filter((group) => dependencies[group]?.includes(type))
  const own = isResource(type)
    ? [{ type, id: everyList }, ...(id === undefined ? [] : [{ type, id }])]
    : [{ type }]
  return [
    ...own,
    ...dependants.map((group) => (isResource(group) ? { type: group, id: everyList } : { type: group })),
  ]
}

export const isResource = (type: string): type is ResourceName => Object.hasOwn(resources, type)

/** What a notification tells of, by the first word of its kind. */
const toldOf: Record<string, string> = {
  booking: 'bookings',
  identification: 'clients',
  medical: 'medicalRecords',
  pass: 'passes',
  place: 'waitingList',
  privacy: 'privacyRequests',
  report: 'reportCards',
  stock: 'stock',
  vaccine: 'medicalRecords',
  visitor: 'messages',
}

/** The tags of what a notification of this kind tells of. */
export function tagsOfNotification(kind: string): Tag[] {
  const type = toldOf[kind.slice(0, kind.indexOf('-'))]
  return type === undefined ? [] : tagsOfWrite(type)
}
