import {
  defaultSettings,
  setupSteps,
  type BusinessSettings,
  type BusinessSetup,
  type SetupStep,
  type SiteText,
} from '@rumi/contract'
import { and, desc, gt, inArray, isNull } from 'drizzle-orm'
import { isDeepStrictEqual } from 'node:util'
import type { Queryable } from '../db/connect.ts'
import { setupStepMarks } from '../db/schema/business/house-openings.ts'
import { users } from '../db/schema/people/people.ts'
import { services } from '../db/schema/business/services.ts'
import { offeredPages } from '../plan-cards/index.ts'
import { currentSettings } from '../settings/index.ts'
import { currentOpening } from './business-opening.ts'
import { contentSteps, unchangedContent, type ContentStep } from './unchanged-content.ts'

const staffRoles = ['colaborador', 'contador', 'admin'] as const

/** Settings of each step. */
const fieldsOf = {
  identity: [
    'name',
    'legalName',
    'rfc',
    'taxRegime',
    'phone',
    'whatsapp',
    'phoneCountry',
    'email',
    'address',
    'municipality',
    'state',
    'timeZone',
  ],
  hours: ['hours', 'hotel', 'minimumNoticeHours', 'horizonDays'],
  places: ['dayCarePlaces'],
  services: ['cancellation'],
  requirements: ['requirements', 'validity'],
  payments: ['depositPercent', 'speiClabe'],
  team: [],
  texts: [],
  photos: [],
  shop: ['shopCategories'],
  review: [],
} as const satisfies Record<SetupStep, readonly (keyof BusinessSettings)[]>

const isContentStep = (step: SetupStep): step is ContentStep => contentSteps.some((one) => one === step)

/** Returns the setup state: confirmed steps, and those with default values. */
export async function setupState(db: Queryable, siteTexts: readonly SiteText[]): Promise<BusinessSetup> {
  const { version: _, ...settings } = await currentSettings(db)
  const marks = await db
    .selectDistinctOn([setupStepMarks.step], { step: setupStepMarks.step, done: setupStepMarks.done })
    .from(setupStepMarks)
    .orderBy(setupStepMarks.step, desc(setupStepMarks.changedAt), desc(setupStepMarks.id))
  const changedServices = await db.$count(services, gt(services.version, 1))
  const staff = await db.$count(users, and(inArray(users.role, [...staffRoles]), isNull(users.closedAt)))
  const content = await unchangedContent(db, settings, siteTexts)
  const asShipped = (step: SetupStep) =>
    fieldsOf[step].every((field) => isDeepStrictEqual(settings[field], defaultSettings[field])) &&
    (step !== 'services' || changedServices === 0) &&
    // The reader has an account already.
    (step !== 'team' || staff <= 1) &&
    (!isContentStep(step) || content[step].count === content[step].of)
  const reviewed = setupSteps.filter((step) => step !== 'review')
  const unchanged = {
    ...content,
    review: { count: reviewed.filter(asShipped).length, of: reviewed.length },
  }
  return {
    ...(await currentOpening(db)),
    offers: await offeredPages(db),
    steps: setupSteps.map((step) => ({
      step,
      done: marks.find((mark) => mark.step === step)?.done ?? false,
      asShipped: step === 'review' ? reviewed.every(asShipped) : asShipped(step),
      unchanged: step === 'review' || isContentStep(step) ? unchanged[step] : null,
    })),
  }
}
