import {
  freeSlug,
  passPaysFor,
  type PlanPage,
  type RecordOf,
  type Resources,
  resources,
} from '@rumi/contract'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { planCardSentences } from '../copy/business-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { planCards } from '../db/schema/business/plan-cards.ts'
import { services } from '../db/schema/business/services.ts'
import type { HandlerContext, ResourceHandlers } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { createRepository } from '../db/repository/repository.ts'

export const planCardRepository = createRepository(resources.planCards, planCards)

type PlanCards = Resources['planCards']
type PlanCard = RecordOf<PlanCards>
type Target = { [Field in 'action' | 'serviceId' | 'passKind']?: PlanCard[Field] | undefined }

/** Refuses a button that would lead nowhere, or a pass that does not pay for the service of its card. */
async function checkTarget(tx: Tx, { action = 'quote', serviceId = null, passKind = null }: Target) {
  const refuse = (path: string, message: string) =>
    new Refused('malformed', { message, issues: [{ path, message }] })
  if (serviceId === null) {
    if (action === 'book' || passKind !== null) throw refuse('serviceId', planCardSentences.needsService)
    return
  }
  const [service] = await tx.select().from(services).where(eq(services.id, serviceId))
  if (!service) throw refuse('serviceId', planCardSentences.noSuchService)
  if (passKind !== null && passPaysFor(passKind) !== service.serviceType)
    throw refuse('passKind', planCardSentences.passPaysForOther)
}

/** The ids of a page's cards in their order, locked, so that two who move cards wait for each other. */
const lockPage = (tx: Tx, page: PlanPage) =>
  tx
    .select({ id: planCards.id, slug: planCards.slug })
    .from(planCards)
    .where(eq(planCards.page, page))
    .orderBy(asc(planCards.position), planCards.id)
    .for('update')

/** One card of a page is the most popular: the one that was is so no longer. */
const takePopularFromOthers = (tx: Tx, page: PlanPage, id: string | null) =>
  tx
    .update(planCards)
    .set({ isPopular: false, version: sql`${planCards.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(planCards.page, page), planCards.isPopular, id === null ? undefined : ne(planCards.id, id)))

async function createPlanCard(
  input: z.output<PlanCards['create']>,
  { tx }: HandlerContext,
): Promise<PlanCard> {
  await checkTarget(tx, input)
  const others = await lockPage(tx, input.page)
  if (input.isPopular) await takePopularFromOthers(tx, input.page, null)
  const taken = await tx.select({ slug: planCards.slug }).from(planCards)
  const [written] = await tx
    .insert(planCards)
    .values({
      ...input,
      slug: freeSlug(input.planName, new Set(taken.map(({ slug }) => slug))),
      position: others.length,
    })
    .returning({ id: planCards.id })
  return (await planCardRepository.find(tx, written!.id))!
}

/** Moves a card to a position of its page and renumbers all. */
async function moveTo(tx: Tx, { id, page, position }: { id: string; page: PlanPage; position: number }) {
  const others = (await lockPage(tx, page)).map((card) => card.id).filter((one) => one !== id)
  const ordered = others.toSpliced(position, 0, id)
  await tx.execute(sql`update plan_cards c set position = o.place - 1
    from unnest(${sql.param(ordered)}::uuid[]) with ordinality as o (id, place) where c.id = o.id and c.position <> o.place - 1`)
}

async function changePlanCard(
  { version, position, ...changes }: z.output<PlanCards['update']>,
  { tx, id }: HandlerContext,
  card: PlanCard,
): Promise<PlanCard> {
  const { action = card.action, serviceId = card.serviceId, passKind = card.passKind } = changes
  await checkTarget(tx, { action, serviceId, passKind })
  const { page = card.page, isPopular = card.isPopular } = changes
  await lockPage(tx, page)
  if (isPopular) await takePopularFromOthers(tx, page, id)
  await planCardRepository.update(tx, id, changes, version)
  const isMoved = position !== undefined || page !== card.page
  if (isMoved) await moveTo(tx, { id, page, position: position ?? Infinity })
  return (await planCardRepository.find(tx, id)) ?? refuseMissing()
}

function refuseMissing(): never {
  throw new Refused('not-found')
}

/** Handlers of plan cards. */
export const planCardHandlers = {
  create: createPlanCard,
  update: changePlanCard,
} satisfies ResourceHandlers<PlanCards>
