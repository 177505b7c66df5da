import type { MailData, MailKind, VisitorDetails } from './mail-data.ts'
import { sampleData } from './sample-data.ts'

type Variants = { [K in MailKind]?: Readonly<Record<string, Partial<MailData[K]>>> }

const twoDogs = { dogs: ['Canela', 'Frijol'] }
const atItsFirstDay = { papers: false, evaluation: true, minutesEarlier: 30 }
const byContact: Partial<VisitorDetails> = { kind: 'contact', subject: '', start: null, end: null, lines: [] }

const byTransfer: Partial<MailData['order-step']> = { status: 'pending', payment: 'spei' }

const returned = { back: [{ way: 'cash', amountCentavos: 31_000 } as const] }
const credited = { back: [{ way: 'credit', amountCentavos: 31_000 } as const] }

/** Sample data for alternative texts, by the part of the key that selects them. */
const variants: Variants = {
  'booking-confirmed': {
    dog: { dogs: ['Canela'] },
    dogs: twoDogs,
    when: { serviceType: 'Grooming', start: '2024-10-13T17:00:00.000Z', end: '2024-10-13T18:00:00.000Z' },
    day: { serviceType: 'Guardería', start: '2024-10-13', end: '2024-10-13', parts: [] },
    days: { serviceType: 'Guardería', start: '2024-10-13', end: '2024-10-15', parts: [] },
  },
  'booking-requested': {
    papers: { awaits: { papers: true, evaluation: false, minutesEarlier: 0 } },
    evaluation: { awaits: atItsFirstDay },
    firstDay: { awaits: atItsFirstDay },
    earlier: { awaits: atItsFirstDay },
  },
  'booking-moved': { returned, credited },
  'booking-priced': { returned, credited },
  'booking-cancelled': {
    owed: { keptCentavos: 62_000, owedCentavos: 31_000, toReturnCentavos: 0 },
    returned,
    credited,
    nothingCharged: { keptCentavos: 0, toReturnCentavos: 0 },
    several: { ...twoDogs, evaluationFailed: true },
    evaluationFailed: { evaluationFailed: true },
  },
  'booking-expired': {
    papersMissing: { papersMissing: true },
    depositUnpaid: { depositUnpaid: true },
    returned,
    credited,
  },
  'evaluation-recorded': { failed: { passed: false } },
  'checked-in': { several: twoDogs },
  'checked-out': { several: twoDogs, returned, credited },
  'booking-dogs-corrected': { several: twoDogs, returned, credited },
  'booking-reversed': {
    several: twoDogs,
    oneExpected: { status: 'confirmed' },
    severalExpected: { ...twoDogs, status: 'confirmed' },
  },
  'booking-reminder': { several: twoDogs },
  'report-card': { withoutPhotos: { photos: 0 } },
  'message-copy': { contact: byContact, request: { subject: 'Fiesta de cumpleaños', lines: [] } },
  'message-for-house': { contact: byContact, wordless: { message: '' } },
  'order-step': {
    waitingForTransfer: byTransfer,
    clabe: byTransfer,
    holder: byTransfer,
    transferConcept: byTransfer,
    shipping: { delivery: 'shipping' },
    paidAtCounter: { status: 'pending', payment: 'counter' },
    waitingOnline: { status: 'pending', payment: 'online' },
    paid: { status: 'paid' },
    shipped: { status: 'shipped', delivery: 'shipping' },
    delivered: { status: 'delivered' },
    cancelled: { status: 'cancelled' },
    unpaid: { status: 'cancelled', isUnpaid: true },
    refunded: { status: 'refunded' },
    returned: { status: 'refunded', ...returned },
    credited: { status: 'refunded', ...credited },
    nothingCharged: { status: 'cancelled' },
  },
  'money-returned': { kept: credited, credited, turnedDown: { hasFailed: true } },
  receipt: {
    card: { paid: [{ method: 'card', amountCentavos: 128_600 }] },
    'debit-card': { paid: [{ method: 'debit-card', amountCentavos: 128_600 }] },
    voucher: { paid: [{ method: 'voucher', amountCentavos: 128_600 }] },
    transfer: { paid: [{ method: 'transfer', amountCentavos: 128_600 }] },
    online: { paid: [{ method: 'online', amountCentavos: 128_600 }] },
    credit: { paid: [{ method: 'credit', amountCentavos: 128_600 }] },
  },
  'privacy-request': {
    answer: { step: 'granted' },
    extended: { step: 'extended' },
    granted: { step: 'granted' },
    refused: { step: 'refused', dueOn: null },
    done: { step: 'done', dueOn: null },
  },
  'family-parted': { accountClosed: { closed: true } },
  'second-factor-changed': {
    removed: { change: 'removed' },
    'recovery-code-used': { change: 'recovery-code-used' },
    'recovery-codes-renewed': { change: 'recovery-codes-renewed' },
    'many-wrong-codes': { change: 'many-wrong-codes' },
  },
}

/** Returns sample data under which a mail renders the given text. */
export function sampleFor<K extends MailKind>(kind: K, key: string, link: string): MailData[K] {
  const known: Variants[K] = variants[kind]
  const named = key
    .split('.')
    .toReversed()
    .find((part) => known && Object.hasOwn(known, part))
  return { ...sampleData(link)[kind], ...(known && named !== undefined ? known[named] : {}) }
}
