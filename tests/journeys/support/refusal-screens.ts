import type { RefusalCode } from '@rumi/contract'
import type { StageName } from './refusal-stages.ts'

/** Button pressed after a refusal, and where it leads; `again` repeats the request from the same screen. */
export type Next = 'again' | 'password' | 'sign in' | { link: string; leadsTo: RegExp } | { button: string }

export type ShownAt = {
  /** Where it is answered and shown. */
  stage: StageName
  next: Next
  /** Sentence of the screen that replaces the contract's. */
  says?: string
}

/** No screen shows it: it goes to another machine, or to a background request. */
export type Unseen = { unseen: string }

const again = (stage: StageName): ShownAt => ({ stage, next: 'again' })
const link = (stage: StageName, name: string, leadsTo: RegExp): ShownAt => ({
  stage,
  next: { link: name, leadsTo },
})
const otherDay = link('booking', 'Elegir otra fecha', /paso=fechas/)
const ownBookings = (stage: StageName) => link(stage, 'Ver mis reservas', /\/mi-cuenta\/reservas$/)
const ownOrders = link('checkout', 'Ver mis pedidos', /\/mi-cuenta\/pedidos$/)
const ownDogs = (stage: StageName) => link(stage, 'Ver mis rumis', /\/mi-cuenta\/rumis$/)
const writeUs = (stage: StageName) => link(stage, 'Escríbenos', /\/contacto$/)
const office = (name: string, path: string) => link('officeService', name, new RegExp(`/oficina${path}$`))

/**
 * Where each refusal is shown and what is pressed there. Those of the office that are answered deep inside of what somebody has built up
 * (a bank line, an invoice, a closed month) are shown in the form of a service, by the same component as on their own screen.
 */
export const refusalScreens = {
  malformed: again('newDog'),
  'no-session': { unseen: 'The page restores the session by its cookie, or leads to the login.' },
  'wrong-credentials': again('login'),
  'registration-password': {
    stage: 'verification',
    next: { link: 'Elegir otra contraseña', leadsTo: /\/auth\/restablecer\// },
    says: 'Escribe tu contraseña',
  },
  'second-factor-required': again('secondStep'),
  'login-expired': { stage: 'secondStep', next: 'sign in' },
  'wrong-code': again('secondStep'),
  'wrong-passkey': again('passkey'),
  'wrong-password': again('ownPassword'),
  'confirm-identity': { stage: 'newDog', next: 'password', says: 'Confirma que eres tú' },
  'second-factor-setup-required': { unseen: 'The browser is led to the page where one is added.' },
  'not-your-role': office('Volver al día', ''),
  'not-found': office('Volver al día', ''),
  'link-expired': {
    stage: 'newPassword',
    next: { link: 'Pedir otro enlace', leadsTo: /\/auth\/olvide$/ },
    says: 'Ese enlace ya no sirve',
  },
  stale: again('officeService'),
  'not-signed': { unseen: 'Sent to senders of payment notices without a signature.' },
  'last-second-factor': again('officeService'),
  'passkey-known': again('officeService'),
  'in-use': { stage: 'serviceRemoved', next: { button: 'Marcar como no disponible' } },
  'dog-has-history': office('Ver las reservas', '/reservas'),
  'service-in-use': { stage: 'serviceRemoved', next: { button: 'Marcar como no disponible' } },
  'service-on-site': link('serviceRemoved', 'Cambiar la tarjeta', /\/oficina\/ajustes\/tarjetas$/),
  'product-was-sold': office('Ver los productos', '/productos'),
  'account-in-use': office('Ver las cuentas', '/contabilidad/cuentas'),
  'role-in-use': office('Ver los usuarios', '/usuarios'),
  taken: again('officeService'),
  'no-capacity': link('booking', 'Elegir otra fecha', /paso=fechas/),
  'dog-busy': ownBookings('booking'),
  'group-full': again('officeService'),
  'step-not-allowed': again('officeService'),
  'add-on-left-out': ownBookings('booking'),
  'undo-over': again('officeService'),
  'message-has-booking': office('Ver las reservas', '/reservas'),
  'house-closed': link('booking', 'Ir al inicio', /\/$/),
  'privacy-request-open': writeUs('dataRight'),
  'not-mergeable': again('officeService'),
  'visits-booked': office('Ver la ocupación', '/ocupacion'),
  'report-sent': office('Ver los reportes', '/reportes'),
  'already-sent': again('officeService'),
  'account-is-parent': link('entry', 'Ver las cuentas', /\/contabilidad\/cuentas$/),
  'entry-reversed': link('entry', 'Ver las pólizas', /\/contabilidad\/polizas$/),
  'posted-entry': link('entry', 'Ver las pólizas', /\/contabilidad\/polizas$/),
  'month-closed': link('entry', 'Ver los meses', /\/contabilidad\/meses$/),
  reconciled: link('entry', 'Ver la conciliación', /\/contabilidad\/conciliacion$/),
  'statement-reconciled': link('entry', 'Ver la conciliación', /\/contabilidad\/conciliacion$/),
  'no-stock': again('checkout'),
  'price-changed': again('checkout'),
  'still-running': again('newDog'),
  'too-large': again('medicalRecord'),
  'not-a-picture': again('medicalRecord'),
  'not-json': { unseen: 'Sent to clients that do not send JSON; the screens do.' },
  'idempotency-reused': again('newDog'),
  'no-second-factor': again('officeService'),
  'too-many-factors': again('officeService'),
  'not-shipped': again('checkout'),
  'not-eligible': ownDogs('booking'),
  'booking-limit': ownBookings('booking'),
  'held-time-limit': ownBookings('booking'),
  'first-visit-limit': otherDay,
  'order-limit': ownOrders,
  'stock-limit': ownOrders,
  'dog-limit': writeUs('newDog'),
  'medical-record-limit': ownDogs('medicalRecord'),
  'care-item-limit': again('newDog'),
  'already-marked': again('officeService'),
  'upload-limit': ownDogs('medicalRecord'),
  'waiting-limit': ownBookings('booking'),
  'pass-limit': link('pass', 'Ver mis pases', /\/mi-cuenta\/pases$/),
  'no-such-service': link('booking', 'Elegir otra fecha o servicio', /\/mi-cuenta\/reservar$/),
  'not-bookable': writeUs('booking'),
  'no-such-dog': link('booking', 'Elegir a quién viene', /paso=rumis/),
  'past-date': otherDay,
  'too-far-ahead': otherDay,
  'dates-reversed': otherDay,
  'stay-too-long': otherDay,
  'closed-day': otherDay,
  'no-such-day': otherDay,
  'too-soon': otherDay,
  'no-such-slot': otherDay,
  'too-late-to-change': writeUs('booking'),
  'price-agreed': writeUs('booking'),
  'before-its-day': again('officeService'),
  'not-in-house': office('Ver quién está en la casa', '/en-casa'),
  'no-price-yet': office('Ver las reservas', '/reservas'),
  'online-not-set-up': again('checkout'),
  'nothing-to-invoice': again('officeService'),
  'invoice-data-missing': link('booking', 'Escribir mis datos de factura', /\/mi-cuenta\/perfil$/),
  'stamping-not-set-up': again('officeService'),
  'stamp-refused': again('officeService'),
  'not-stamped': again('officeService'),
  'tax-data-missing': office('Escribir los datos del negocio', '/ajustes/casa'),
  'time-zone-fixed': again('officeService'),
  'common-password': again('newPassword'),
  'unbalanced-entry': again('entry'),
  'not-a-statement': again('entry'),
  'not-a-cfdi': again('entry'),
  'product-was-moved': office('Ver el inventario', '/inventario'),
  'invoice-entered': office('Ver los gastos', '/contabilidad/gastos'),
  'match-differs': again('entry'),
  'sizes-reversed': again('officeService'),
  'breaks-a-rule': again('officeService'),
  'family-complete': again('inviteFamily'),
  'family-member': link('newDog', 'Ir a mi cuenta', /\/mi-cuenta\/perfil$/),
  'family-has-own': writeUs('joinFamily'),
  'family-other-address': again('joinFamily'),
  'too-many-attempts': again('login'),
  'stream-limit': { unseen: 'The screen continues without its stream and polls.' },
  'usage-limit': again('login'),
  'mail-not-sent': again('officeService'),
  'payment-provider-away': again('checkout'),
  'stamping-provider-away': again('officeService'),
  internal: again('login'),
  unavailable: again('login'),
} as const satisfies Record<RefusalCode, ShownAt | Unseen>
