/** The link carries a secret and lives for 30 minutes. */
type WithLink = { link: string }

/** One booking of those that a mail tells: `start` and `end` are days or instants, as on the wire. */
export type PartTold = {
  service: string
  serviceType: string
  dogs: string[]
  start: string
  end: string
  totalCentavos: number
}

/** A booking as its mails tell it, with what is told in the same letter: other days, or what is done inside a stay. */
export type BookingTold = PartTold & { name: string; link: string; parts: PartTold[] }

/** What a visitor wrote from the public pages; `lines` is the estimate they were shown, if there was one. */
export type VisitorTold = {
  name: string
  email: string
  phone: string
  message: string
  subject: string
  lines: { label: string; amountCentavos: number }[]
  link: string
}

/** A vaccine that is about to end; `expiresOn` is its last day in force. */
export type VaccineTold = { name: string; dog: string; product: string; expiresOn: string; link: string }

/** A dog's day as its mail tells it; `photos` how many wait behind the link. */
export type DayTold = {
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

/** A paper of a dog's file: 'Rabia', 'desparasitación interna'. */
export type PaperTold = { name: string; dog: string; paper: string; link: string }

/** An order as its mails tell it. */
export type OrderTold = {
  name: string
  number: number
  status: 'pending' | 'paid' | 'ready' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  payment: 'counter' | 'spei'
  items: { name: string; quantity: number }[]
  totalCentavos: number
  link: string
}

/** Every mail the house sends, and what each needs to know. */
export type MailData = {
  verify: WithLink
  'already-registered': { name: string; loginLink: string; forgotLink: string }
  reset: WithLink
  'opened-by-desk': WithLink & { name: string }
  'email-change': WithLink
  'email-in-use': WithLink & { name: string }
  'email-changed': WithLink & { name: string }
  'password-changed': WithLink & { name: string }
  'paper-refused': PaperTold & { reason: string }
  'paper-verified': PaperTold
  'identification-refused': WithLink & { name: string }
  'identification-taken': WithLink & { name: string }
  'booking-requested': BookingTold
  'booking-confirmed': BookingTold
  'booking-moved': BookingTold
  'booking-priced': BookingTold
  'booking-cancelled': BookingTold & { standing: PartTold[] }
  'place-offered': BookingTold & { offeredUntil: string }
  'checked-in': BookingTold
  'checked-out': BookingTold
  'booking-reminder': BookingTold
  'vaccine-runs-out': VaccineTold
  'report-card': DayTold
  'order-step': OrderTold
  'message-received': VisitorTold
  'message-for-house': VisitorTold
}

export type MailKind = keyof MailData
