import type { BookingEventKind, EventKind, FactorChange, Role } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'

/** Requests by address only. Their result is decided when the mail is sent. */
type AddressEventKind = 'verification-resend-asked' | 'password-reset-asked'

type Payloads = Record<AddressEventKind, { email: string }> &
  Record<
    BookingEventKind,
    {
      bookingId: string
      version: number
      together?: string[]
      /** Reason of the end, if it is sent. */
      because?: 'evaluation-failed' | 'papers-missing' | 'deposit-unpaid'
      /** Reasons in the owner's words. */
      reasons?: string[]
      /** Ledger rows of its refunds, listed by the database. */
      returned?: string[]
    }
  > & {
    /** Without the registration where it was announced before registrations had ids. */
    'registration-asked': { email: string; registrationId?: string }
    'account-opened-by-desk': { userId: string }
    'staff-invited': { invitationId: string }
    'family-invited': { invitationId: string }
    'family-joined': { accountId: string; userId: string }
    /** Recipient: the person who did not do it. */
    'family-parted': { userId: string; closed?: boolean }
    'email-change-asked': { userId: string; email: string; askedAt: string }
    'email-changed': { userId: string; formerEmail: string }
    'password-changed': { userId: string }
    'person-erased': { userId: string }
    /** To the address that was; once the mail is sent, the event is forgotten too. */
    'account-closed': { email: string }
    /** Many wrong passwords for an address; its owner is notified. */
    'logins-refused': { email: string; attempts: number }
    'second-factor-changed': { userId: string; change: FactorChange }
    'medical-record-brought': { recordId: string; version: number }
    'medical-record-verified': { recordId: string; version: number }
    'evaluation-recorded': { recordId: string; version: number }
    'medical-record-refused': { recordId: string; version: number }
    'identification-brought': { userId: string; version: number }
    'transfer-proof-brought': { fileId: string }
    'identification-looked-at': { userId: string; version: number }
    /** A dog weighs more than was known. */
    'dog-grew': { dogId: string; version: number }
    'agreement-signed': { signatureId: string }
    'booking-noted': { bookingId: string }
    /** The paid or due amount changed. */
    'booking-paid': { bookingId: string }
    'booking-reminder-due': { bookingId: string; day: string }
    'vaccine-runs-out': { recordId: string; daysAhead: number }
    'order-step-taken': {
      orderId: string
      version: number
      status: string
      because?: 'unpaid'
      /** Ledger rows of its refunds, listed by the database. */
      returned?: string[]
    }
    /** Refunds of one transaction that no other mail reports, listed by the database. */
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
    /** The online provider took another amount or currency than requested. Nothing is in the ledger. */
    'online-amount-differs': {
      paymentId: string
      providerId: string
      amountCentavos: number
      currency: string
    }
    /** A product fell to its minimum with this movement, detected by the database. */
    'stock-low': { movementId: string }
    /** The nightly audit of a day found that the books hold something else than what happened. */
    'books-differ': { day: string }
    /** A cancellation that waited for the receiver of the invoice ended: cancelled, or kept valid. */
    'cancellation-ended': { cfdiId: string; outcome: 'cancelled' | 'kept' }
    /** The desk requested a receipt for a client. */
    'receipt-asked': { paymentId: string; askedAt: string }
    /** Mailed to its receiver with XML and PDF. */
    'invoice-stamped': { cfdiId: string }
    'isr-retained': { cfdiId: string }
    /** A refund of an online payment, to be carried out at the provider. */
    'online-refund-asked': { paymentId: string }
    'file-removed': { fileId: string }
    /** A privacy request arrived or the office took a step. */
    'privacy-request-step': { stepId: string }
    'visitor-wrote': { messageId: string }
    'schedule-changed': { what: 'absence' | 'hours' | 'calendar' | 'places' }
    /** The requirements for dogs changed, with their author. */
    'requirements-changed': { by: { id: string; role: Role } }
    'report-card-sent': { cardId: string }
    /** Cards of one family that were sent together. */
    'report-cards-sent': { cardIds: string[] }
    'visit-ready': { visitId: string }
    /** A dog's care plan changed, or an entry was marked or unmarked. */
    'care-changed': { rumiId: string; markId?: string }
    /** Entries of a day and time are late: of one medicine, or all others together. */
    'doses-late': { day: string; time: string; careItemIds: string[] }
    'incident-sent': { incidentId: string; dogId: string }
    /** A notification for one device. */
    'push-due': {
      sessionId: string
      userId: string
      title: string
      message: string
      href: string
      tag: string
    }
    'place-offered': { waitingId: string; bookingId: string; version: number }
    'waiting-offer-ended': { bookingId: string; version: number }
  }

export type { BookingEventKind, EventKind }

/** Event with consequences after its transaction. */
export type DomainEvent<K extends EventKind = EventKind> = { [E in K]: { kind: E } & Payloads[E] }[K]

/** Event during delivery. The id stays the same for every retry. */
export type DeliveredEvent<K extends EventKind = EventKind> = DomainEvent<K> & { id: string }

/** Handlers of a module by event kind. Delivery is at-least-once, so handlers must be idempotent. */
export type EventHandlers = { [K in EventKind]?: (event: DeliveredEvent<K>) => Promise<void> }

/**
 * Handlers of a dropped event, which end what waits for it. A handler reads first and returns the work for
 * the dropping transaction.
 */
export type DropHandlers = { [K in EventKind]?: DropHandler<K> }

export type DropHandler<K extends EventKind> = (event: DomainEvent<K>) => Promise<(tx: Tx) => Promise<void>>
