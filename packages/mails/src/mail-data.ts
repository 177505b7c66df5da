import type {
  BookingStatus,
  FactorChange,
  IncidentKind,
  LatePickupTerms,
  MoneyMethod,
  MessageReference,
  PrivacyRequestStep,
  PrivacyRight,
  QuoteLine,
  ServiceType,
} from '@rumi/contract'

/** The link carries a secret and lives for 30 minutes, one of an invitation for three days. */
type WithLink = { link: string }

/** One booking in a mail: `start` and `end` are days or instants, in wire format. */
export type BookingPart = {
  service: string
  serviceType: ServiceType
  dogs: string[]
  start: string
  end: string
  totalCentavos: number
}

/** Unpaid deposit with its due time, end of free cancellation, charge after it, and late pick-up fee. */
export type BookingMoney = {
  dueNowCentavos: number
  dueUntil: string
  /** True if the place is released when the deposit is not paid in time. */
  isReleased: boolean
  /** Until when cancelling costs nothing; null where it never does or that moment is past. */
  freeUntil: string | null
  /** Of the price, charged for cancelling later; 0 where nothing ever is. */
  keepPercent: number
  latePickup: LatePickupTerms | null
}

/** Refund or credit; `credit` stays on the account, `online` is in transit. */
export type MoneyBack = {
  way: MoneyMethod
  amountCentavos: number
}

/** Amounts of cancelled bookings: their fee, its unpaid part, and the amount still to be returned. */
export type GivenUp = { keptCentavos?: number; owedCentavos?: number; toReturnCentavos?: number }

/** Refund in a mail of its own: its subject, the returned pieces of an order, and the reason. */
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

/** Booking in a mail with those in the same mail: other days, or add-ons of a stay. */
export type BookingDetails = BookingPart & {
  name: string
  /** The owner still shows an identification at arrival. */
  bringsIdentification?: boolean
  /** Code by which the family is found at the tablet of the entrance. */
  arrivalCode?: string
  link: string
  parts: BookingPart[]
  /** Source of its calendar file. */
  id: string
  version: number
  status: BookingStatus
  updatedAt: string
  lines: QuoteLine[]
  /** Only for upcoming bookings. */
  money?: BookingMoney
  /** Refunds of the reported act. */
  back?: MoneyBack[]
}

/** Pending checks before confirmation. A dog to be evaluated comes so many minutes earlier. */
export type Awaited = { papers: boolean; evaluation: boolean; minutesEarlier: number }

/** Message from the public pages; `lines` is the estimate shown, if any. */
export type VisitorDetails = {
  reference: MessageReference
  kind: 'contact' | 'quote'
  name: string
  email: string
  phone: string
  message: string
  /** Subject of a quote with its days or hours and number of dogs. */
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

/** Report of a dog's day; `photos` is the number behind the link. */
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

/** Reports of the day of several dogs of one family. */
export type ReportCardsDetails = {
  name: string
  day: string
  dogs: readonly Omit<ReportCardDetails, 'name' | 'day' | 'link'>[]
  link: string
}

/** Incident of a dog, in the words for its family. */
export type IncidentDetails = {
  name: string
  dog: string
  kind: IncidentKind
  occurredAt: string
  place: string
  description: string
  firstAid: string
  vet: string
  link: string
}

/** Step of a privacy request; `dueOn` is the legal deadline of the next one. */
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

/** Signed agreement: its text by paragraphs, signer, time and hash. */
export type AgreementDetails = {
  name: string
  title: string
  version: number
  paragraphs: string[]
  signerName: string
  signedAt: string
  textSha256: string
  link: string
}

/** Order in its mails. */
export type OrderDetails = {
  name: string
  number: number
  status: 'pending' | 'paid' | 'ready' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  payment: 'counter' | 'spei' | 'online'
  delivery: 'pickup' | 'shipping'
  /** Time until which the pieces of an unpaid order are held. */
  heldUntil: string
  /** True if it was cancelled by the system as unpaid. */
  isUnpaid?: boolean
  items: { name: string; quantity: number }[]
  totalCentavos: number
  /** Refunds of this step. */
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
  paid: { method: MoneyMethod; amountCentavos: number }[]
  changeCentavos: number | null
  link: string
}

/** Mails with a secret link. Each new mail creates a new secret and invalidates the last. */
export const mailsWithSecret = [
  'verify',
  'verify-by-password',
  'reset',
  'opened-by-desk',
  'staff-invitation',
  'family-invitation',
  'email-change',
] as const
/** Mails with a link to unverified addresses. */
const linksToUnproved = [...mailsWithSecret, 'account-closed'] as const
/** The same with a number to speak of what was written. */
const referencesToUnproved = ['message-received'] as const

/** Mails to unverified addresses: fixed texts with a link or a number, and no text typed by a user. */
export const mailsToUnproved = [...linksToUnproved, ...referencesToUnproved]
/** Stamped document; its files are attached. */
export type InvoiceDetails = {
  name: string
  document: 'invoice' | 'creditNote' | 'complement' | 'deposit' | 'application'
  concept: string
  /** Own number with its series. */
  number: string | null
  uuid: string
  totalCentavos: number
  link: string
}

/** Dog that can be collected. */
export type VisitReadyDetails = { name: string; dog: string; link: string }

export type MailToUnproved = Record<(typeof linksToUnproved)[number], WithLink> &
  Record<(typeof referencesToUnproved)[number], { reference: MessageReference }>

/** Mails to verified addresses and to the business. */
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
  'agreement-signed': AgreementDetails
  'identification-taken': WithLink & { name: string }
  /** For a first visit: time until which its place is held without confirmation. */
  'booking-requested': BookingDetails & { heldUntil?: string | null; awaits?: Awaited }
  'booking-confirmed': BookingDetails
  'booking-moved': BookingDetails
  'booking-priced': BookingDetails
  'booking-cancelled': BookingDetails & GivenUp & { standing: BookingPart[]; evaluationFailed?: boolean }
  'booking-expired': BookingDetails & GivenUp & { papersMissing?: boolean; depositUnpaid?: boolean }
  /** A medical record blocks it, for example a refused one: the reasons, and until when its place is held. */
  'booking-held': BookingDetails & { reasons: string[]; heldUntil: string }
  'place-offered': BookingDetails & { offeredUntil: string }
  /** The place was not taken in time. The link leads to other days. */
  'place-lapsed': BookingDetails
  'checked-in': BookingDetails
  'checked-out': BookingDetails
  'booking-reversed': BookingDetails
  'booking-dogs-corrected': BookingDetails
  'booking-reminder': BookingDetails
  'vaccine-runs-out': VaccineDetails
  'report-card': ReportCardDetails
  'report-cards': ReportCardsDetails
  'visit-ready': VisitReadyDetails
  incident: IncidentDetails
  'order-step': OrderDetails
  'money-returned': MoneyReturnedDetails
  invoice: InvoiceDetails
  receipt: ReceiptDetails
  'message-copy': VisitorDetails
  'message-for-house': VisitorDetails
  'privacy-request': PrivacyRequestDetails
}

/** Every mail with its data. */
export type MailData = MailToUnproved & MailToKnown

export type MailKind = keyof MailData
