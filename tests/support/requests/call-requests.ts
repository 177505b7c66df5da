import { hashPassword } from '../../../apps/api/src/auth/passwords/passwords.ts'
import { hashOfSecret, newSecret } from '../../../apps/api/src/auth/secret.ts'
import { missingId, personOf, type Asking, type Part } from './asking.ts'
import { deskRequests } from './desk-requests.ts'
import { factorRequests } from './factor-requests.ts'
import { familyRequests } from './family-requests.ts'
import { invitationRequests } from './invitation-requests.ts'
import { houseRequests } from './house-requests.ts'
import { nextOpenDay } from '../bookings/next-open-day.ts'
import { eligibleDog } from '../bookings/eligible-dog.ts'
import { changeRequests } from './change-requests.ts'
import { paymentRequests } from './payment-requests.ts'
import { photoRequests } from './photo-requests.ts'
import { smallestPicture } from '../bookings/smallest-picture.ts'
import { targets } from './table-targets.ts'

let serial = 0
const onlyOn = (day: string) => `from=${day}&to=${day}`

const freshEmail = () => `operacion-${Date.now()}-${(serial += 1)}@correo.mx`
const idOr = async (name: keyof typeof targets, { server, about }: Asking) =>
  about === 'missing' ? missingId : targets[name]!.make(server)

async function priced({ server, about }: Asking) {
  if (about === 'missing') return missingId
  const { body } = await server.request(null, 'GET', '/api/catalog')
  return body.data.services.find((s: { serviceType: string }) => s.serviceType === 'Guardería').id as string
}

const person = { name: 'Prueba', lastName: 'De Paso' }
const newPassword = 'perrito-de-montaña-7'

async function verification({ server, about }: Asking) {
  const secret = newSecret()
  if (about !== 'missing')
    await server.database.pool.query(
      `insert into pending_registrations (email, name, last_name, password_hash, token_hash, expires_at)
       values ($1, 'Prueba', 'De Paso', $3, $2, now() + interval '5 minutes')`,
      [freshEmail(), hashOfSecret(secret), await hashPassword(newPassword)],
    )
  return { params: { token: secret }, body: { password: newPassword } }
}

async function resetLink({ server, about }: Asking) {
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

/** A client of nobody's, who may change whatever a request is about. */
async function passerBy({ server }: Asking) {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into users (name, last_name, email) values ('Prueba', 'De Paso', $1) returning id`,
    [freshEmail()],
  )
  return rows[0]!.id
}

async function newEmailLink(asking: Asking) {
  const secret = newSecret()
  if (asking.about === 'missing') return secret
  await asking.server.database.pool.query(
    `insert into email_changes (user_id, email, token_hash, expires_at) values ($1, $2, $3, now() + interval '5 minutes')`,
    [await passerBy(asking), freshEmail(), hashOfSecret(secret)],
  )
  return secret
}

/** An open session beside the one that asks. */
async function openSessionOf(asking: Asking) {
  if (asking.about === 'missing') return missingId
  const { rows } = await asking.server.database.pool.query<{ id: string }>(
    `insert into sessions (user_id, cookie_hash, expires_at) values ($1, $2, now() + interval '5 minutes') returning id`,
    [personOf(asking), newSecret()],
  )
  return rows[0]!.id
}

/** The session of somebody who has no other use for it. */
const sessionToSpare = async ({ network, who }: Asking) =>
  who ? { token: (await network.newcomerLike(who)).token } : {}

/** A consequence that was given up. */
async function deadLetter({ server, about }: Asking) {
  if (about === 'missing') return missingId
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into jobs.job (name, data) values ('events-parked', '{"kind": "visitor-wrote", "payload": {}}') returning id`,
  )
  return rows[0]!.id
}

async function photoOfCard(asking: Asking) {
  if (asking.about === 'missing') return { id: missingId, photoId: missingId }
  const id = await idOr('reportCards', asking)
  const { rows } = await asking.server.database.pool.query<{ id: string }>(
    `insert into files (owner_id, dog_id, card_id, media, bytes)
     select owner_id, dog_id, id, 'image/webp', 1 from report_cards where id = $1 returning id`,
    [id],
  )
  return { id, photoId: rows[0]!.id }
}

async function groomerOf({ server, about }: Asking) {
  if (about === 'missing') return missingId
  const { body } = await server.request('marta', 'GET', '/api/schedule')
  return body.data.people.find(({ kind }: { kind: string }) => kind === 'groomer').id as string
}

/** Ana, as long as nobody has seen her identification. */
async function notIdentified(asking: Asking) {
  if (asking.about === 'missing') return missingId
  await asking.server.database.pool.query('update users set identified_at = null where id = $1', [
    asking.server.ids.ana,
  ])
  return asking.server.ids.ana
}

/** An account that nobody else needs: one's own, or that of somebody at the counter. */
async function accountToClose(asking: Asking) {
  if (asking.about !== 'own' || !asking.who) return { params: { id: await idOr('clients', asking) } }
  const { id, token } = await asking.network.newcomerLike(asking.who)
  return { params: { id }, token }
}

/** A right request for each call that is not a row, by its name, and for closing an account, which takes one's own. */
export const callRequests: Record<string, (asking: Asking) => Promise<Part>> = {
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
  'auth.resetPassword': async (asking) => ({
    params: { token: await resetLink(asking) },
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
  'auth.changePassword': async (asking) => ({
    ...(await sessionToSpare(asking)),
    body: {
      currentPassword: 'lomito-feliz-2026',
      password: newPassword,
      confirmPassword: newPassword,
    },
  }),
  'auth.requestEmailChange': async (asking) => ({
    ...(await sessionToSpare(asking)),
    body: { email: freshEmail(), currentPassword: 'lomito-feliz-2026' },
  }),
  'auth.confirmEmailChange': async (asking) => ({ params: { token: await newEmailLink(asking) } }),
  'auth.resumeSession': async ({ network, about }) =>
    about === 'missing' ? {} : { cookie: (await network.signIn('ana@demo.rumi.mx')).cookie },
  'auth.logout': sessionToSpare,
  'auth.whoAmI': async () => ({}),
  'auth.listSessions': async () => ({}),
  'auth.endOtherSessions': sessionToSpare,
  'auth.endSession': async (asking) => ({ params: { id: await openSessionOf(asking) } }),

  'clients.uploadIdentification': async (asking) => ({
    params: { id: await notIdentified(asking) },
    file: smallestPicture,
  }),
  'auth.endSessionsOf': async (asking) => ({ params: { id: await idOr('clients', asking) } }),

  'clients.remove': accountToClose,

  'booking.catalog': async () => ({}),
  'booking.availability': async (asking) => {
    return { query: `serviceId=${await priced(asking)}&${onlyOn(nextOpenDay('Guardería', 2))}` }
  },
  'booking.quoteDays': async (asking) => ({
    body: {
      serviceId: await priced({ ...asking, about: 'record' }),
      rumiIds: [await idOr('dogs', asking)],
      days: [7, 14].map((ahead) => nextOpenDay('Guardería', ahead)),
    },
  }),
  'booking.recurring': async (asking) => ({
    body: {
      serviceId: await priced({ ...asking, about: 'record' }),
      rumiIds: [asking.about === 'missing' ? missingId : await eligibleDog(asking.server, 'Cada semana')],
      days: [7, 14].map((ahead) => nextOpenDay('Guardería', ahead)),
    },
  }),
  'booking.quote': async (asking) => {
    const day = nextOpenDay('Guardería', 2)
    const rumiIds = [await idOr('dogs', asking)]
    return {
      body: { serviceId: await priced({ ...asking, about: 'record' }), rumiIds, start: day, end: day },
    }
  },

  'passUses.list': async (asking) => ({ params: { id: await idOr('passes', asking) } }),

  ...houseRequests,
  'settings.read': async () => ({}),
  'settings.change': async () => ({ body: { phone: '55 5550 1710' } }),
  'settings.history': async () => ({}),
  'audit.list': async () => ({ query: 'entity=service&limit=5' }),
  ...familyRequests,
  ...invitationRequests,
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
  'deadLetters.retry': async (asking) => ({ params: { id: await deadLetter(asking) } }),
  'deadLetters.drop': async (asking) => ({ params: { id: await deadLetter(asking) } }),

  'dogs.uploadImage': async (asking) => ({
    query: `dogId=${await idOr('dogs', asking)}`,
    file: smallestPicture,
  }),
  'dogs.exportWorkbook': async () => ({}),
  'medicalRecords.uploadEvidence': async (asking) => ({
    params: { id: await idOr('medicalRecords', asking) },
    file: smallestPicture,
  }),

  'reportCards.addPhoto': async (asking) => ({
    params: { id: await idOr('reportCards', asking) },
    file: smallestPicture,
  }),
  'reportCards.removePhoto': async (asking) => ({ params: await photoOfCard(asking) }),

  'schedule.show': async () => ({}),
  'schedule.setHours': async (asking) => ({
    params: { id: await groomerOf(asking) },
    body: { hours: [], breaks: [{ weekday: 7, from: '03:00', until: '04:00' }] },
  }),
  'schedule.setCleaning': async () => ({ body: { serviceType: 'Evento', cleaningMinutes: 0 } }),
  'desk.day': async () => ({ query: `day=${nextOpenDay('Guardería', 2)}` }),
  'desk.inHouse': async () => ({}),
  'desk.extras': async (asking) => ({ params: { id: await idOr('bookings', asking) } }),
  'desk.booking': async (asking) => ({ params: { id: await idOr('bookings', asking) } }),
  'desk.families': async () => ({ query: 'search=canela' }),
  'desk.availability': async (asking) => {
    return { query: `serviceId=${await priced(asking)}&${onlyOn(nextOpenDay('Guardería', 2))}` }
  },
  'desk.passes': async () => ({}),
  'desk.waiting': async () => ({}),
  'reports.sales': async () => ({}),
  'reports.occupancy': async () => ({ query: onlyOn(nextOpenDay('Hotel', 2)) }),

  'notifications.unread': async (asking) => ({ params: { userId: personOf(asking) } }),
  'notifications.readAll': async (asking) => ({
    params: { userId: personOf(asking) },
    body: { until: new Date().toISOString() },
  }),
  'live.notifications': async (asking) => ({ params: { userId: personOf(asking) } }),
  'live.desk': async () => ({}),

  'site.contact': async () => ({ body: { name: 'Prueba', email: freshEmail(), message: 'Hola' } }),
  'site.requestQuote': async (asking) => ({
    body: { name: 'Prueba', email: freshEmail(), serviceId: await priced(asking), dogs: 1 },
  }),
  'site.ownMessages': async () => ({}),
  'site.blog': async () => ({}),
}
