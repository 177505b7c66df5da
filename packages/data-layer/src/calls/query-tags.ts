import {
  resources,
  type calls,
  type CallSpec,
  type NotificationKind,
  type ResourceName,
} from '@rumi/contract'

type Calls = typeof calls
type CallName = {
  [G in keyof Calls]: Calls[G][keyof Calls[G]] extends { name: infer Name } ? Name : never
}[keyof Calls]
type GroupOf<Name> = Name extends `${infer Group}.${string}` ? Group : never

/** Two clients or two dogs that are made one: what is made of either becomes old. */
const merging = 'merging'

/** Tag subject: a collection, or the group that a call's name begins with. */
export type Subject = ResourceName | GroupOf<CallName> | typeof merging

const groupOf = (name: string) => name.slice(0, name.indexOf('.')) as GroupOf<CallName>

export type Tag = { type: Subject; id?: string }

/** Tag of all lists of a collection, whatever their arguments. */
export const everyList = 'LIST'

/**
 * Calls with another subject than their group's name; `null` affects no cached data. A new second factor
 * appears once its recovery codes are stored, so that the screen refetches by itself.
 */
const aboutOther: Partial<Record<CallName, Subject | readonly Subject[] | null>> = {
  'booking.catalog': 'services',
  'plans.preview': null,
  'booking.recurring': 'bookings',
  'booking.reverse': 'bookings',
  'agreements.sign': ['agreements', 'bookings'],
  'checkOuts.create': ['bookings', 'payments', 'visits'],
  'phoneQuotes.create': 'booking',
  'phoneQuotes.hold': ['bookings', 'clients', 'dogs', 'waitingList'],
  'visits.arrival': ['bookings', 'visits'],
  'visits.departure': ['bookings', 'visits'],
  'visits.missed': ['bookings', 'visits'],
  'visits.reversal': ['bookings', 'visits'],
  'myDay.passOn': ['bookings', 'myDay'],
  'sickDays.record': ['bookings', 'absences', 'sickDays'],
  'books.closeYear': ['books', 'glEntries'],
  'books.reopenYear': ['books', 'glEntries'],
  'expenses.readCfdi': null,
  'expenses.previewCfdis': null,
  'site.contact': 'messages',
  'reportCards.reply': 'messages',
  'site.requestQuote': 'messages',
  'desk.availability': 'booking',
  'desk.preview': 'booking',
  'discounts.charge': 'payments',
  'clients.makeClaimLink': null,
  'clients.merge': 'merging',
  'dogs.merge': 'merging',
  'texts.preview': null,
  'kiosk.find': null,
  'kiosk.announce': null,
  'kiosk.sign': null,
  'auth.readActivity': null,
  'auth.joinFamily': 'clients',
  'auth.recordActivity': null,
  'auth.startTotp': null,
  'auth.passkeyCreationOptions': null,
  'auth.confirmTotp': null,
  'auth.addPasskey': null,
}

/** Other subjects in the responses of a group. A write to any of them invalidates the group. */
const dependencies: Partial<Record<Subject, readonly Subject[]>> = {
  desk: [
    'bookings',
    'bookingPayments',
    'clients',
    'dogs',
    'groomingCards',
    'medicalRecords',
    'merging',
    'messages',
    'passes',
    'payments',
    'services',
    'undo',
    'visits',
    'waitingList',
  ],
  reports: [
    'bookings',
    'absences',
    'clients',
    'dogs',
    'halls',
    'houseDays',
    'incidents',
    'medicalRecords',
    'merging',
    'rooms',
    'schedule',
    'services',
    'staffMembers',
  ],
  agreements: ['merging'],
  arrivals: ['agreements', 'bookings', 'careItems', 'dogs', 'merging', 'visits'],
  visits: ['bookings', 'dogs', 'groomingCards', 'incidents', 'merging', 'undo'],
  myDay: ['bookings', 'dogs', 'groomingCards', 'merging', 'undo', 'visits'],
  grooming: ['bookings', 'groomingCards', 'undo', 'visits'],
  groomingCards: ['merging', 'undo'],
  sickDays: ['absences', 'bookings', 'schedule', 'staffMembers'],
  timeline: ['bookings', 'dogs', 'incidents', 'reportCards', 'visits'],
  care: ['bookings', 'careItems', 'dogs', 'merging', 'undo', 'visits'],
  careItems: ['merging'],
  collectors: ['merging'],
  transferProofs: ['merging'],
  incidents: ['dogs', 'merging', 'visits'],
  absences: ['bookings', 'dogs', 'undo'],
  schedule: ['absences', 'halls', 'houseDays', 'staffMembers'],
  bookings: ['waitingList', 'bookingPayments', 'groomingCards', 'payments', 'merging', 'undo'],
  clients: ['imports', 'merging'],
  dogs: ['imports', 'merging'],
  medicalRecords: ['bookings', 'merging', 'undo'],
  bookingPayments: ['bookings', 'passes', 'payments'],
  payments: ['bank', 'bookingPayments', 'bookings', 'orders', 'passes'],
  expenses: ['accounts', 'bank', 'books', 'cashDays', 'stock'],
  terminals: ['bank', 'bookingPayments', 'orders', 'passes', 'payments'],
  tips: ['bank', 'bookingPayments', 'cashDays', 'orders', 'passes', 'payments', 'staffMembers'],
  bank: [
    'accounts',
    'books',
    'bookings',
    'expenses',
    'glEntries',
    'orders',
    'passes',
    'payments',
    'terminals',
    'tips',
  ],
  books: [
    'accounts',
    'bank',
    'bookingPayments',
    'bookings',
    'expenses',
    'glEntries',
    'invoicing',
    'orders',
    'passes',
    'payments',
    'cashDays',
    'products',
    'stock',
    'terminals',
    'tips',
  ],
  taxes: [
    'accounts',
    'bookingPayments',
    'bookings',
    'books',
    'cashDays',
    'expenses',
    'glEntries',
    'orders',
    'passes',
    'payments',
    'settings',
    'stock',
  ],
  products: ['imports', 'orders', 'payments', 'stock'],
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
    'terminals',
    'tips',
  ],
  cashDays: ['bookingPayments', 'expenses', 'passes', 'payments', 'tips'],
  invoicing: ['bank', 'bookingPayments', 'bookings', 'clients', 'orders', 'passes', 'payments'],
  orders: ['bank', 'merging', 'payments'],
  passes: ['bookings', 'merging', 'payments', 'undo'],
  passUses: ['bookings', 'passes'],
  waitingList: ['bookings', 'merging', 'undo'],
}

const dependants = Object.keys(dependencies) as Subject[]

/** Subjects that are known before the first call; each call adds its own. */
export const tagTypes: Subject[] = [
  ...new Set<Subject>([...Object.values(resources).map(({ name }) => name), ...dependants, merging]),
]

/** Returns the subjects of a call: the first word of its name by default. */
export function subjectsOf({ name }: CallSpec): readonly Subject[] {
  const other = aboutOther[name as CallName]
  return other === undefined ? [groupOf(name)] : [other ?? []].flat()
}

/** The tags of what a call answers. */
export function tagsOfAnswer(spec: CallSpec): Tag[] {
  return subjectsOf(spec).map((type) => (isResource(type) ? { type, id: everyList } : { type }))
}

/** The tags that a call which writes makes old. */
export function tagsOfCall(spec: CallSpec): Tag[] {
  return subjectsOf(spec).flatMap((type) => tagsOfWrite(type))
}

/** The tags that a write makes old: the lists of its kind, the record where it has one, and what is made of them. */
export function tagsOfWrite(type: Subject, id?: string): Tag[] {
  const own = isResource(type)
    ? [{ type, id: everyList }, ...(id === undefined ? [] : [{ type, id }])]
    : [{ type }]
  return [
    ...own,
    ...dependants
      .filter((group) => dependencies[group]?.includes(type))
      .map((group) => (isResource(group) ? { type: group, id: everyList } : { type: group })),
  ]
}

export const isResource = (type: string): type is ResourceName => Object.hasOwn(resources, type)

type FirstWord<Kind> = Kind extends `${infer Word}-${string}` ? Word : Kind

/** Subjects of notifications by the first word of their kind. Reminders invalidate nothing. */
const accountOfNotice: Record<FirstWord<NotificationKind>, readonly Subject[]> = {
  booking: ['bookings'],
  place: ['waitingList', 'bookings'],
  order: ['orders'],
  money: ['payments', 'bookingPayments', 'bookings', 'orders', 'passes'],
  medical: ['medicalRecords'],
  evaluation: ['medicalRecords'],
  vaccine: [],
  identification: ['clients'],
  transfer: ['transferProofs'],
  report: ['reportCards'],
  incident: ['incidents'],
  privacy: ['privacyRequests'],
  visit: ['timeline'],
  visitor: ['messages'],
  room: ['bookings', 'dogs'],
  dose: ['care'],
  stock: ['stock', 'products'],
  books: ['books'],
  cancellation: ['invoicing'],
  logins: [],
}

const isKnown = (word: string): word is keyof typeof accountOfNotice => Object.hasOwn(accountOfNotice, word)

/** Returns the tags of a notification's kind. It names no record, so that every shown one is stale. */
export function tagsOfNotification(kind: string): Tag[] {
  const word = kind.split('-', 1)[0]!
  return isKnown(word) ? accountOfNotice[word].flatMap((type) => [{ type }, ...tagsOfWrite(type)]) : []
}
