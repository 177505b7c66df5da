import { kiosk } from '@rumi/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { signAgreement } from '../agreements/index.ts'
import { announceDogs, arrivalCodes, typedCode } from '../arrivals/index.ts'
import { clearSessionCookie, endOwnSession } from '../auth/index.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { createFailureLimit, createHourlyLimit } from '../http/limits/rate-counter.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { telephoneOf } from '../db/people/telephone.ts'
import { expectedAtKiosk, findFamily, findFamilyByCode } from './find-family.ts'
import { kioskOf, openKiosk } from './kiosk-device.ts'

/** Requests in an hour about one telephone, and from one tablet: a family needs about five, a full morning three hundred. */
const mostAboutTelephone = 20
const mostFromKiosk = 400
/** Wrong codes in an hour from one tablet; the telephone still finds a family after them. */
const mostWrongCodes = 20

type Family = { phone?: string | undefined; dogName?: string | undefined; code?: string | undefined }

/** Routes of the tablet at the entrance. */
export function kioskRoutes(
  app: FastifyInstance,
  { database, config }: { database: Database; config: Config },
) {
  const { db, pool } = database
  const countTelephone = createHourlyLimit(pool, { name: 'kiosk telephones', most: mostAboutTelephone })
  const countKiosk = createHourlyLimit(pool, { name: 'kiosks', most: mostFromKiosk })

  const wrongCodes = createFailureLimit(pool, { name: 'kiosk wrong codes', most: mostWrongCodes })
  const arrivalCodeOf = arrivalCodes(config)

  async function findByCode(code: string, deviceId: string) {
    await wrongCodes.refuse(deviceId)
    await countTelephone(`code ${typedCode(code)}`)
    try {
      return await findFamilyByCode(db, code, arrivalCodeOf)
    } catch (failure) {
      if (failure instanceof Refused) await wrongCodes.count(deviceId)
      throw failure
    }
  }

  /** Admits an open tablet, and counts the request before it reveals anything. */
  async function admit(request: FastifyRequest, { phone = '', dogName = '', code }: Family) {
    const device = await kioskOf(db, config, request)
    if (!device) throw new Refused('no-session')
    await countKiosk(device.id)
    if (code !== undefined) return { device, ...(await findByCode(code, device.id)) }
    await countTelephone(telephoneOf(phone) || phone)
    return { device, ...(await findFamily(db, { phone, dogName })) }
  }

  registerRoute(app, kiosk.state, async ({ request }) => ({
    data: { isOpen: (await kioskOf(db, config, request)) !== null },
  }))

  registerRoute(app, kiosk.open, async ({ actor, owner, params, query, request, reply }) => {
    await openKiosk(db, config, { openedBy: actor.id, reply })
    await endOwnSession(db, { actor, owner, params, query, body: undefined, request, reply })
    clearSessionCookie(config, reply)
  })

  registerRoute(app, kiosk.find, async ({ body, request }) => ({
    data: (await admit(request, body)).expected,
  }))

  registerRoute(app, kiosk.announce, async ({ body, request }) => {
    const { accountId } = await admit(request, body)
    return runIdempotent(db, request, async (tx) => {
      await announceDogs(tx, body.dogs, { accountId, by: null })
      return { data: await expectedAtKiosk(tx, accountId) }
    })
  })

  registerRoute(app, kiosk.sign, async ({ body, request }) => {
    const { device, accountId, expected } = await admit(request, body)
    const { agreementId, version, drawing, name } = body
    return runIdempotent(db, request, async (tx) => {
      if (!expected.agreements.some(({ id }) => id === agreementId)) throw new Refused('not-found')
      await signAgreement(tx, agreementId, {
        clientId: accountId,
        version,
        drawing,
        name,
        by: device.openedBy,
        owner: null,
        request,
      })
      return { data: await expectedAtKiosk(tx, accountId) }
    })
  })
}
