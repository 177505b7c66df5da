import {
  defaultSettings,
  settings,
  type BusinessTerms,
  type ConflictingBookingRow,
  type SettingsChange,
} from '@rumi/contract'
import type { FastifyInstance } from 'fastify'
import type { Db, Queryable } from '../db/connect.ts'
import { refuseUnconfirmed } from '../http/actor.ts'
import { expectedVersion } from '../http/requests/entity-tags.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { registerRoute } from '../http/register-route.ts'
import { holdCalendar } from '../db/calendar-lock.ts'
import { bookingsOutside } from './bookings-outside.ts'
import { settingsSentences } from '../copy/business-sentences.ts'
import { Refused } from '../http/refused.ts'
import { changedFields } from './changed-fields.ts'
import { setDayCarePlaces } from './set-day-care-places.ts'
import { addSettingsVersion, currentSettings, settingsVersions } from './settings-repository.ts'

/** So many changes are shown; the older ones stay in the database. */
const mostShown = 100

async function settingsHistory(db: Db): Promise<SettingsChange[]> {
  const versions = await settingsVersions(db, mostShown + 1)
  return versions.slice(0, mostShown).map(({ data, ...version }, place) => ({
    ...version,
    changes: changedFields(versions[place + 1]?.data ?? defaultSettings, data),
  }))
}

/** Maximum bookings listed that fail new requirements; all are counted. */
const mostNamed = 50

/** Fields whose change may free a place for the waiting list. */
const mayFreePlaces = [
  'dayCarePlaces',
  'dayCarePlacesOn',
  'hours',
  'hotel',
  'hotelClosedNights',
  'horizonDays',
  'minimumNoticeHours',
] as const

/** Fields that bookings may come to lie outside of. */
const hoursOfBusiness = ['hours', 'hotel', 'hotelClosedNights'] as const

/** Fields that affect requirements and validity. */
const aboutRequirements = ['requirements', 'validity', 'minimumAge', 'firstDay'] as const

type SettingsOptions = {
  db: Db
  /** Returns the fault of a feed address; null if it is valid. */
  faultOfFeed: (address: string) => Promise<keyof typeof settingsSentences.feed | null>
  /** Returns upcoming bookings that met the former requirements and fail the new ones. */
  unmetBookings: (
    db: Queryable,
    before: BusinessTerms,
    after: BusinessTerms,
  ) => Promise<ConflictingBookingRow[]>
}

/** Routes of the settings: read by staff, changed by managers. */
export function settingsRoutes(app: FastifyInstance, { db, faultOfFeed, unmetBookings }: SettingsOptions) {
  /** Validates a new feed before storing it, because a wrong one would silently empty the blog. */
  async function checkFeed(address: string | undefined) {
    if (!address || address === (await currentSettings(db)).feedUrl) return
    const fault = await faultOfFeed(address)
    if (fault === null) return
    const message = settingsSentences.feed[fault]
    throw new Refused('malformed', { issues: [{ path: 'feedUrl', message }] })
  }

  registerRoute(app, settings.read, async () => ({ data: { settings: await currentSettings(db) } }))

  registerRoute(app, settings.change, async ({ actor, body, request }) => {
    const { version, ...changes } = { ...body, ...expectedVersion(request) }
    if (changes.requireSecondFactor) refuseUnconfirmed(actor)
    await checkFeed(changes.feedUrl)
    const setsPlaces = changes.dayCarePlaces !== undefined || changes.dayCarePlacesOn !== undefined
    return db.transaction(async (tx) => {
      if (setsPlaces) await holdCalendar(tx)
      const isChanged = (field: keyof typeof changes) => changes[field] !== undefined
      const before = await currentSettings(tx)
      const changed = await addSettingsVersion(tx, changes, { by: actor.id, expected: version })
      const outside = hoursOfBusiness.some(isChanged) ? await bookingsOutside(tx, before, changed) : []
      const fullerDays = setsPlaces ? await setDayCarePlaces(tx, changed) : []
      if (mayFreePlaces.some(isChanged)) await enqueueEvent(tx, { kind: 'schedule-changed', what: 'hours' })
      const requirementsChange = aboutRequirements.some(isChanged)
      const unmet = requirementsChange ? await unmetBookings(tx, before, changed) : []
      if (requirementsChange)
        await enqueueEvent(tx, { kind: 'requirements-changed', by: { id: actor.id, role: actor.role } })
      return {
        data: {
          settings: changed,
          fullerDays,
          ...(outside.length > 0 && { outside }),
          ...(unmet.length > 0 && {
            unmet: { count: unmet.length, bookings: unmet.slice(0, mostNamed) },
          }),
        },
      }
    })
  })

  registerRoute(app, settings.history, async () => ({ data: { history: await settingsHistory(db) } }))
}
