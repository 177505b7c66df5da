import type { BookingEventKind, EventKind, FactorChange, Role } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'

/** Asked by someone who names only an address; what they get is decided when the mail is sent. */
type AddressEventKind = 'verification-resend-asked' | 'password-reset-asked'

type Payloads = Record<AddressEventKind, { email: string }> &
  Record<
    BookingEventKind,
    {
      bookingId: string
      version: number
      together?: string[]
      /** Why it ended, where that is told. */
      because?: 'evaluation-failed' | 'papers-missing' | 'deposit-unpaid'
      /** What stands in its way, in the sentences its owner reads. */
      reasons?: string[]
      /** What came back to its client with it: rows of the ledger, named by the database. */
      returned?: string[]
    }
  > & {
    /** Without the registration where it was announced before registrations had ids. */
    'registration-asked': { email: string; registrationId?: string }
    'account-opened-by-desk': { userId: string }
    'staff-invited': { invitationId: string }
    'family-invited': { invitationId: string }
    'family-joined': { accountId: string; userId: string }
    /** To whom it is told: whoever did not do it. */
    'family-parted': { userId: string; closed?: boolean }
    'email-change-asked': { userId: string; email: string; askedAt: string }
    'email-changed': { userId: string; formerEmail: string }
    'password-changed': { userId: string }
    'person-erased': { userId: string }
    /** To the address that was; once the mail is sent, the event is forgotten too. */
    'account-closed': { email: string }
    /** So many wrong passwords came for an address that whoever owns it should know. */
    'logins-refused': { email: string; attempts: number }
    'second-factor-changed': { userId: string; change: FactorChange }
    'medical-record-brought': { recordId: string; version: number }
    'medical-record-verified': { recordId: string; version: number }
    'evaluation-recorded': { recordId: string; version: number }
    'medical-record-refused': { recordId: string; version: number }
    'identification-brought': { userId: string; version: number }
    'identification-looked-at': { userId: string; version: number }
    /** A dog weighs more than was known. */
    'dog-grew': { dogId: string; version: number }
    'booking-noted': { bookingId: string }
    /** What is paid or owed of it is another amount than before. */
    'booking-paid': { bookingId: string }
    'booking-reminder-due': { bookingId: string; day: string }
    'vaccine-runs-out': { recordId: string; daysAhead: number }
    'order-step-taken': {
      orderId: string
      version: number
      status: string
      because?: 'unpaid'
      /** What came back to its client with it: rows of the ledger, named by the database. */
      returned?: string[]
    }
    /** What came back to a client in one transaction and is told in no other mail; the database says so. */
    'money-returned': { returned: string[] }
    /** The online provider turned a refund down, and its money waits to be returned otherwise. */
    'refund-failed': { paymentId: string }
    /**
     * The online provider gave money of a payment back by itself: how much by now, how much of it is news, and how much of that neither the
     * payment nor its credit still held.
     */
    'online-money-taken': {
      paymentId: string
      returnedCentavos: number
      amountCentavos: number
      lackingCentavos: number
    }
    /** Money of a payment that the online provider had given back by itself is there again: how much, and how much of it stays returned. */
    'online-money-restored': { paymentId: string; returnedCentavos: number; amountCentavos: number }
    /** The online provider took another amount than was asked for, or another currency; nothing of it is in the ledger. */
    'online-amount-differs': {
      paymentId: string
      providerId: string
      amountCentavos: number
      currency: string
    }
    /** A product fell to its minimum with this movement; the database says so. */
    'stock-low': { movementId: string }
    /** The nightly audit of a day found that the books hold something else than what happened. */
    'books-differ': { day: string }
    /** Somebody at the desk has a receipt sent to its client. */
    'receipt-asked': { paymentId: string; askedAt: string }
    /** A refund of an online payment, to be carried out at the provider. */
    'online-refund-asked': { paymentId: string }
    'file-removed': { fileId: string }
    /** A request about somebody's data arrived, or the office took a step with it. */
    'privacy-request-step': { stepId: string }
    'visitor-wrote': { messageId: string }
    'schedule-changed': { what: 'absence' | 'hours' | 'calendar' | 'places' }
    /** What the house asks of dogs is another than before; whoever changed it. */
    'requirements-changed': { by: { id: string; role: Role } }
    'report-card-sent': { cardId: string }
    'place-offered': { waitingId: string; bookingId: string; version: number }
    'waiting-offer-ended': { bookingId: string; version: number }
  }

export type { BookingEventKind, EventKind }

/** What happened and must have consequences after the transaction it happened in. */
export type DomainEvent<K extends EventKind = EventKind> = { [E in K]: { kind: E } & Payloads[E] }[K]

/** An event on its way to those who carry out its consequences; the id stays the same when it is told again. */
export type DeliveredEvent<K extends EventKind = EventKind> = DomainEvent<K> & { id: string }

/** What a module does after each kind of event. It may be delivered twice, so its effect must be idempotent. */
export type EventHandlers = { [K in EventKind]?: (event: DeliveredEvent<K>) => Promise<void> }

/**
 * What a module does when an event was given up and nobody wants it any more, so that what waited for it ends too: it looks first, and
 * answers what is to be done in the transaction that drops the event.
 */
export type DropHandlers = { [K in EventKind]?: DropHandler<K> }

export type DropHandler<K extends EventKind> = (event: DomainEvent<K>) => Promise<(tx: Tx) => Promise<void>>
