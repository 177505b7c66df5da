import { plans, type SitePlan } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { planCards } from '../db/schema/business/plan-cards.ts'
import { services } from '../db/schema/business/services.ts'
import { Refused } from '../http/refused.ts'
import { registerRoute } from '../http/register-route.ts'
import { factsOfService, sitePlans } from './site-plans.ts'

type Drafted = z.output<(typeof plans.preview)['body']>

type PreviewOptions = {
  db: Db
  /** A page as it would be with these cards. */
  preview: (path: string, drafts: { plans: readonly SitePlan[] }) => Promise<string | null>
}

/** Previews a page with an unsaved card, in place of its saved version or at the end. */
export function plansPreviewRoute(app: FastifyInstance, { db, preview }: PreviewOptions) {
  registerRoute(app, plans.preview, async ({ body }) => {
    const html = await preview(body.path, { plans: await draftedPlans(db, body) })
    if (html === null) throw new Refused('not-found')
    return { data: { html } }
  })
}

async function draftedPlans(db: Db, { card, id }: Drafted): Promise<SitePlan[]> {
  const published = await sitePlans(db)
  const [replaced] = id ? await db.select().from(planCards).where(eq(planCards.id, id)) : []
  const [service] = card.serviceId
    ? await db.select().from(services).where(eq(services.id, card.serviceId))
    : []
  const drafted: SitePlan = {
    slug: replaced?.slug ?? 'borrador',
    page: card.page,
    action: card.action ?? 'quote',
    planName: card.planName,
    price: card.price ?? '',
    billingCycle: card.billingCycle ?? '',
    description: card.description ?? '',
    advantage: card.advantage ?? '',
    features: card.features ?? [],
    isPopular: card.isPopular ?? false,
    popularLabel: card.popularLabel ?? '',
    buttonText: card.buttonText ?? '',
    serviceId: card.serviceId ?? null,
    ...factsOfService(service),
    passKind: card.passKind ?? null,
    nights: card.nights ?? null,
    severalDays: card.severalDays ?? false,
  }
  const others = published.map((one) =>
    drafted.isPopular && one.page === card.page ? { ...one, isPopular: false } : one,
  )
  const place = others.findIndex(({ slug, page }) => slug === drafted.slug && page === card.page)
  const withoutIt = others.filter(({ slug }) => slug !== drafted.slug)
  return place < 0 ? [...withoutIt, drafted] : withoutIt.toSpliced(place, 0, drafted)
}
