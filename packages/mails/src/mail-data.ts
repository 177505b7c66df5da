import type {
  BookingStatus,
  FactorChange,
  LatePickupSaid,
  MessageReference,
  PrivacyRequestStep,
  PrivacyRight,
  QuoteLine,
  ServiceType,
} from '@rumi/contract'

/** The link carries a secret and lives for 30 minutes, one of an invitation for three days. */
type WithLink = { link: string }

/** One booking of those that a mail tells: `start` and `end` are days or instants, as on the wire. */
export type BookingPart = {
  service: string
  serviceType: ServiceType
  dogs: string[]
  start: string
  end: string
  totalCentavos: number
}

/**
 * What is left of the deposit and until when it is paid; until when giving it up costs nothing, what is kept after, and what
 * collecting late costs.
 */
export type BookingMoney = {
  dueNowCentavos: number
  dueUntil: string
  /** Whether its place is released where the deposit is not paid until then. */
  isReleased: boolean
  /** Until when cancelling costs nothing; null where it never does or that moment is past. */
  freeUntil: string | null
  /** Of the price, charged for cancelling later; 0 where nothing ever is. */
  keepPercent: number
  latePickup: LatePickupSaid | null
}

/** Money that came back to somebody; by `credit` it is kept in their favour, and `online` it is on its way. */
export type MoneyBack = {
  way: 'cash' | 'card' | 'transfer' | 'online' | 'credit'
  amountCentavos: number
}

/** Money of cancelled bookings: their fee, what of it is unpaid, and what is still to be returned. */
export type GivenUp = { keptCentavos?: number; owedCentavos?: number; toReturnCentavos?: number }

/** Money that came back and is told by itself: of what, with which pieces of an order, and why. */
export type MoneyReturnedDetails = {
  name: string
  back: MoneyBack[]
  concept: string
  pieces: { name: string; quantity: number }[]
  reason: string
  /** The online provider turned it down. */
  hasFailed?: boolean
  link: string
}

/** A booking as its mails tell it, with what is told in the same mail: other days, or what is done inside a stay. */
export type BookingDetails = BookingPart & {
  name: string
  /** The owner still shows an identification at arrival. */
  bringsIdentification?: boolean
  link: string
  parts: BookingPart[]
  /** What its calendar file is made of. */
  id: string
  version: number
  status: BookingStatus
  updatedAt: string
  lines: QuoteLine[]
  /** Said while it is still to come. */
  money?: BookingMoney
  /** What came back in the act that is told. */
  back?: MoneyBack[]
}

/** What a booking waits for before it is confirmed; a dog that is evaluated comes so many minutes earlier. */
export type Awaited = { papers: boolean; evaluation: boolean; minutesEarlier: number }

/** What a visitor wrote from the public pages; `lines` is the estimate they were shown, if there was one. */
export type VisitorDetails = {
  reference: MessageReference
  kind: 'contact' | 'quote'
  name: string
  email: string
  phone: string
  message: string
  /** What a quote is about, for which days or hours and how many dogs. */
  subject: string
  start: string | null
  end: string | null
  dogs: number
  lines: { label: string; amountCentavos: number }[]
  link: string
}

/** A vaccine that is about to end; `expiresOn` is its last day in force, and a new one counts so many days after it was given. */
export type VaccineDetails = {
  name: string
  dog: string
  product: string
  expiresOn: string
  waitingDays: number
  link: string
}

/** A dog's day as its mail tells it; `photos` how many wait behind the link. */
export type ReportCardDetails = {
  name: string
  dog: string
  day: string
  mood: 'happy' | 'calm' | 'shy' | 'restless'
  ate: 'all' | 'some' | 'nothing' | null
  played: 'lots' | 'some' | 'little' | null
  rest: 'deep' | 'naps' | 'none' | null
  words: string
  photos: number
  link: string
}

/** A step of a request about somebody's data; `dueOn` is the last day of what the house has to do next. */
export type PrivacyRequestDetails = {
  name: string
  right: PrivacyRight
  step: Exclude<PrivacyRequestStep, 'closed'>
  words: string
  dueOn: string | null
  link: string
}

/** A medical record of a dog's file: 'Rabia', 'desparasitación interna'. */
export type MedicalRecordDetails = { name: string; dog: string; medicalRecord: string; link: string }

/** An order as its mails tell it. */
export type OrderDetails = {
  name: string
  number: number
  status: 'pending' | 'paid' | 'ready' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  payment: 'counter' | 'spei' | 'online'
  delivery: 'pickup' | 'shipping'
  /** Until when the pieces of one that is not paid are kept. */
  heldUntil: string
  /** Cancelled by the house, as nobody paid in time. */
  isUnpaid?: boolean
  items: { name: string; quantity: number }[]
  totalCentavos: number
  /** What came back with this step. */
  back?: MoneyBack[]
  link: string
}

/** A receipt: what was charged, what was taken off, and how it was paid, in words and amounts. */
export type ReceiptDetails = {
  name: string
  number: number
  lines: { concept: string; amountCentavos: number }[]
  discounts: { reason: string; amountCentavos: number }[]
  totalCentavos: number
  ivaCentavos: number
  tipCentavos: number
  paid: { method: 'cash' | 'card' | 'transfer' | 'online' | 'credit'; amountCentavos: number }[]
  changeCentavos: number | null
  link: string
}

/** Mails whose link carries a secret, made anew each time they are written: the one before leads nowhere any more. */
export const mailsWithSecret = [
  'verify',
  'verify-by-password',
  'reset',
  'opened-by-desk',
  'staff-invitation',
  'family-invitation',
  'email-change',
] as const
/** Mails with a link that go to addresses nobody has proved to be theirs. */
const linksToUnproved = [...mailsWithSecret, 'account-closed'] as const
/** The same with a number to speak of what was written. */
const referencesToUnproved = ['message-received'] as const

/** All that goes to such addresses: our own words with a link or a number of ours, and nothing that somebody wrote. */
export const mailsToUnproved = [...linksToUnproved, ...referencesToUnproved]
export type MailToUnproved = Record<(typeof linksToUnproved)[number], WithLink> &
  Record<(typeof referencesToUnproved)[number], { reference: MessageReference }>

/** What goes to people whose address the house knows to be theirs, and to the house itself. */
type MailToKnown = {
  'already-registered': { name: string; loginLink: string; forgotLink: string }
  'email-in-use': WithLink & { name: string }
  'email-changed': WithLink & { name: string }
  'family-joined': WithLink & { name: string; newcomer: string }
  /** `closed`: the account that they shared was closed and erased. */
  'family-parted': WithLink & { name: string; closed: boolean }
  'password-changed': WithLink & { name: string }
  'logins-refused': WithLink & { name: string; attempts: number }
  'second-factor-changed': WithLink & { name: string; change: FactorChange }
  'medical-record-refused': MedicalRecordDetails & { reason: string }
  'medical-record-verified': MedicalRecordDetails
  'evaluation-recorded': { name: string; dog: string; passed: boolean; link: string }
  'identification-refused': WithLink & { name: string }
  'identification-taken': WithLink & { name: string }
  /** Of a first visit: until when its place is kept without being confirmed. */
  'booking-requested': BookingDetails & { heldUntil?: string | null; awaits?: Awaited }
  'booking-confirmed': BookingDetails
  'booking-moved': BookingDetails
  'booking-priced': BookingDetails
  'booking-cancelled': BookingDetails & GivenUp & { standing: BookingPart[]; evaluationFailed?: boolean }
  'booking-expired': BookingDetails & GivenUp & { papersMissing?: boolean; depositUnpaid?: boolean }
  /** A medical record stands in its way, as one that was turned down: why, and until when its place is kept. */
  'booking-held': BookingDetails & { reasons: string[]; heldUntil: string }
  'place-offered': BookingDetails & { offeredUntil: string }
  /** Nobody took the place in time. The link leads to other days. */
  'place-lapsed': BookingDetails
  'checked-in': BookingDetails
  'checked-out': BookingDetails
  'booking-reversed': BookingDetails
  'booking-dogs-corrected': BookingDetails
  'booking-reminder': BookingDetails
  'vaccine-runs-out': VaccineDetails
  'report-card': ReportCardDetails
  'order-step': OrderDetails
  'money-returned': MoneyReturnedDetails
  receipt: ReceiptDetails
  'message-copy': VisitorDetails
  'message-for-house': VisitorDetails
  'privacy-request': PrivacyRequestDetails
}

/** Every mail the house sends, and what each needs to know. */
export type MailData = MailToUnproved & MailToKnown

export type MailKind = keyof MailData
