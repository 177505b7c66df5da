import { hashPassword } from '../../../apps/api/src/auth/passwords/passwords.ts'
import { hashOfSecret, newSecret } from '../../../apps/api/src/auth/secret.ts'
import { missingId, personOf, type RequestContext, type Part } from './request-context.ts'
import { deskRequests } from './desk-requests.ts'
import { factorRequests } from './factor-requests.ts'
import { familyRequests } from './family-requests.ts'
import { incidentRequests } from './incident-requests.ts'
import { invitationRequests } from './invitation-requests.ts'
import { businessRequests } from './business-requests.ts'
import { nextOpenDay } from '../bookings/next-open-day.ts'
import { eligibleDog } from '../bookings/eligible-dog.ts'
import { changeRequests } from './change-requests.ts'
import { paymentRequests } from './payment-requests.ts'
import { dogFileRequests } from './dog-file-requests.ts'
import { photoRequests } from './photo-requests.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { idOr } from './table-targets.ts'

let serial = 0
const onlyOn = (day: string) => `from=${day}&to=${day}`
const freshEmail = () => `operacion-${Date.now()}-${(serial += 1)}@correo.mx`

async function priced({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  const { body } = await server.request(null, 'GET', '/api/catalog')
  return body.data.services.find((s: { serviceType: string }) => s.serviceType === 'Guardería').id as string
}

const person = { name: 'Prueba', lastName: 'De Paso' }
const newPassword = 'perrito-de-montaña-7'

async function verification({ server, about }: RequestContext) {
  const secret = newSecret()
  if (about !== 'missing')
    await server.database.pool.query(
      `insert into pending_registrations (email, name, last_name, password_hash, token_hash, expires_at)
       values ($1, 'Prueba', 'De Paso', $3, $2, now() + interval '5 minutes')`,
      [freshEmail(), hashOfSecret(secret), await hashPassword(newPassword)],
    )
  return { params: { token: secret }, body: { password: newPassword } }
}

async function resetLink({ server, about }: RequestContext) {
  const secret = newSecret()
  if (about === 'missing') return secret
  const email = freshEmail()
  const say = (text: string, values: unknown[]) => server.database.pool.query(text, values)
  await say(`insert into users (name, last_name, email) values ('Prueba', 'De Paso', $1)`, [email])
  await say(
    `insert into password_resets (token_hash, email, expires_at) values ($1, $2, now() + interval '5 minutes')`,
    [hashOfSecret(secret), email],
  )
  return secret
}

/** Client without dependents, whom any request may change. */
async function passerBy({ server }: RequestContext) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into users (name, last_name, email) values ('Prueba', 'De Paso', $1) returning id`,
    [freshEmail()],
  )
  return rows[0]!.id
}

async function newEmailLink(context: RequestContext) {
  const secret = newSecret()
  if (context.about === 'missing') return secret
  await context.server.database.pool.query(
    `insert into email_changes (user_id, email, token_hash, expires_at) values ($1, $2, $3, now() + interval '5 minutes')`,
    [await passerBy(context), freshEmail(), hashOfSecret(secret)],
  )
  return secret
}

/** Open session beside the current one. */
async function openSessionOf(context: RequestContext) {
  if (context.about === 'missing') return missingId
  const { rows } = await context.server.database.pool.query<{ id: string }>(
    `insert into sessions (user_id, cookie_hash, expires_at) values ($1, $2, now() + interval '5 minutes') returning id`,
    [personOf(context), newSecret()],
  )
  return rows[0]!.id
}

/** Session of a throwaway user. */
const sessionToSpare = async ({ network, who }: RequestContext) =>
  who ? { token: (await network.newcomerLike(who)).token } : {}

/** A consequence that was given up. */
async function deadLetter({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into jobs.job (name, data) values ('events-parked', '{"kind": "visitor-wrote", "payload": {}}') returning id`,
  )
  return rows[0]!.id
}

async function photoOfCard(context: RequestContext) {
  if (context.about === 'missing') return { id: missingId, photoId: missingId }
  const id = await idOr('reportCards', context)
  const { rows } = await context.server.database.pool.query<{ id: string }>(
    `insert into files (owner_id, dog_id, card_id, media, bytes)
     select owner_id, dog_id, id, 'image/webp', 1 from report_cards where id = $1 returning id`,
    [id],
  )
  return { id, photoId: rows[0]!.id }
}

async function groomerOf({ server, about }: RequestContext) {
  if (about === 'missing') return missingId
  const { body } = await server.request('marta', 'GET', '/api/schedule')
  return body.data.people.find(({ kind }: { kind: string }) => kind === 'groomer').id as string
}

/** Ana without a verified identification. */
async function notIdentified(context: RequestContext) {
  if (context.about === 'missing') return missingId
  await context.server.database.pool.query('update users set identified_at = null where id = $1', [
    context.server.ids.ana,
  ])
  return context.server.ids.ana
}

/** Throwaway account: the caller's own, or a walk-in client's. */
async function accountToClose(context: RequestContext) {
  if (context.about !== 'own' || !context.who) return { params: { id: await idOr('clients', context) } }
  const { id, token } = await context.network.newcomerLike(context.who)
  return { params: { id }, token }
}

/** A right request for each call that is not a row, by its name, and for closing an account, which takes one's own. */
export const callRequests: Record<string, (context: RequestContext) => Promise<Part>> = {
  'auth.login': async ({ about }) => ({
    body: { email: about === 'missing' ? freshEmail() : 'ana@demo.rumi.mx', password: 'lomito-feliz-2026' },
  }),
  ...factorRequests,
  'auth.register': async () => {
    const email = freshEmail()
    return {
      body: {
        ...person,
        email,
        confirmEmail: email,
        password: newPassword,
        confirmPassword: newPassword,
      },
    }
  },
  'auth.verifyEmail': verification,
  'auth.resendVerification': async () => ({ body: { email: freshEmail() } }),
  'auth.forgotPassword': async () => ({ body: { email: freshEmail() } }),
  'auth.resetPassword': async (context) => ({
    params: { token: await resetLink(context) },
    body: { password: newPassword, confirmPassword: newPassword },
  }),
  'auth.confirmIdentity': async () => ({ body: { currentPassword: 'lomito-feliz-2026' } }),
  'auth.recordActivity': async () => ({}),
  'auth.readActivity': async () => ({}),
  'auth.openFirstAdmin': async () => {
    const email = freshEmail()
    const passwords = { password: newPassword, confirmPassword: newPassword }
    return { params: { token: newSecret() }, body: { ...person, email, confirmEmail: email, ...passwords } }
  },
  'auth.changePassword': async (context) => ({
    ...(await sessionToSpare(context)),
    body: {
      currentPassword: 'lomito-feliz-2026',
      password: newPassword,
      confirmPassword: newPassword,
    },
  }),
  'auth.requestEmailChange': async (context) => ({
    ...(await sessionToSpare(context)),
    body: { email: freshEmail(), currentPassword: 'lomito-feliz-2026' },
  }),
  'auth.confirmEmailChange': async (context) => ({ params: { token: await newEmailLink(context) } }),
  'auth.resumeSession': async ({ network, about }) =>
    about === 'missing' ? {} : { cookie: (await network.signIn('ana@demo.rumi.mx')).cookie },
  'auth.logout': sessionToSpare,
  'kiosk.open': sessionToSpare,
  'auth.whoAmI': async () => ({}),
  'auth.listSessions': async () => ({}),
  'auth.endOtherSessions': sessionToSpare,
  'auth.endSession': async (context) => ({ params: { id: await openSessionOf(context) } }),

  'clients.uploadIdentification': async (context) => ({
    params: { id: await notIdentified(context) },
    file: smallestPicture,
  }),
  'auth.endSessionsOf': async (context) => ({ params: { id: await idOr('clients', context) } }),

  'clients.remove': accountToClose,

  'booking.catalog': async () => ({}),
  'booking.availability': async (context) => {
    return { query: `serviceId=${await priced(context)}&${onlyOn(nextOpenDay('Guardería', 2))}` }
  },
  'booking.quoteDays': async (context) => ({
    body: {
      serviceId: await priced({ ...context, about: 'record' }),
      rumiIds: [await idOr('dogs', context)],
      days: [7, 14].map((ahead) => nextOpenDay('Guardería', ahead)),
    },
  }),
  'booking.recurring': async (context) => ({
    body: {
      serviceId: await priced({ ...context, about: 'record' }),
      rumiIds: [context.about === 'missing' ? missingId : await eligibleDog(context.server, 'Cada semana')],
      days: [7, 14].map((ahead) => nextOpenDay('Guardería', ahead)),
    },
  }),
  'booking.quote': async (context) => {
    const day = nextOpenDay('Guardería', 2)
    const rumiIds = [await idOr('dogs', context)]
    return {
      body: { serviceId: await priced({ ...context, about: 'record' }), rumiIds, start: day, end: day },
    }
  },

  'passUses.list': async (context) => ({ params: { id: await idOr('passes', context) } }),

  ...businessRequests,
  'settings.read': async () => ({}),
  'settings.change': async () => ({ body: { phone: '55 5550 1710' } }),
  'settings.history': async () => ({}),
  'audit.list': async () => ({ query: 'entity=service&limit=5' }),
  ...familyRequests,
  ...invitationRequests,
  ...incidentRequests,
  ...deskRequests,
  'texts.list': async () => ({}),
  'texts.change': async () => ({ params: { key: 'home.promo.title' }, body: { value: 'Como en su casa' } }),
  'texts.restore': async () => ({ params: { key: 'home.promo.title' } }),
  'plans.preview': async () => ({
    body: { path: '/hotel', card: { page: 'hotel', planName: 'Fin de semana' } },
  }),
  'texts.preview': async () => ({ body: { path: '/', drafts: {} } }),
  'texts.previewMail': async () => ({ body: { key: 'mails.verify.title', value: 'Qué tal' } }),
  'texts.sendMailTest': async () => ({ body: { key: 'mails.verify.title', value: 'Qué tal' } }),
  ...paymentRequests,
  ...photoRequests,
  'security.events': async () => ({ query: 'limit=5' }),
  'security.alarms': async () => ({}),
  ...changeRequests,
  'deadLetters.list': async () => ({}),
  'deadLetters.retry': async (context) => ({ params: { id: await deadLetter(context) } }),
  'deadLetters.drop': async (context) => ({ params: { id: await deadLetter(context) } }),

  ...dogFileRequests,

  'reportCards.addPhoto': async (context) => ({
    params: { id: await idOr('reportCards', context) },
    file: smallestPicture,
  }),
  'reportCards.sendAll': async () => ({ body: { day: nextOpenDay('Guardería', 2) } }),
  'reportCards.removePhoto': async (context) => ({ params: await photoOfCard(context) }),

  'schedule.show': async () => ({}),
  'schedule.setHours': async (context) => ({
    params: { id: await groomerOf(context) },
    body: { hours: [], breaks: [{ weekday: 7, from: '03:00', until: '04:00' }] },
  }),
  'schedule.setCleaning': async () => ({ body: { serviceType: 'Evento', cleaningMinutes: 0 } }),
  'desk.day': async () => ({ query: `day=${nextOpenDay('Guardería', 2)}` }),
  'desk.extras': async (context) => ({ params: { id: await idOr('bookings', context) } }),
  'desk.booking': async (context) => ({ params: { id: await idOr('bookings', context) } }),
  'desk.families': async () => ({ query: 'search=canela' }),
  'desk.availability': async (context) => {
    return { query: `serviceId=${await priced(context)}&${onlyOn(nextOpenDay('Guardería', 2))}` }
  },
  'desk.passes': async () => ({}),
  'desk.waiting': async () => ({}),
  'reports.sales': async () => ({}),
  'reports.occupancy': async () => ({ query: onlyOn(nextOpenDay('Hotel', 2)) }),

  'notifications.unread': async (context) => ({ params: { userId: personOf(context) } }),
  'notifications.readAll': async (context) => ({
    params: { userId: personOf(context) },
    body: { until: new Date().toISOString() },
  }),
  'live.notifications': async (context) => ({ params: { userId: personOf(context) } }),
  'live.desk': async () => ({}),

  'site.contact': async () => ({ body: { name: 'Prueba', email: freshEmail(), message: 'Hola' } }),
  'site.requestQuote': async (context) => ({
    body: { name: 'Prueba', email: freshEmail(), serviceId: await priced(context), dogs: 1 },
  }),
  'site.ownMessages': async () => ({}),
  'site.blog': async () => ({}),
}
