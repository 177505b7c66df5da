import { soldPassKinds, type PlanPage, type SitePlan } from '@rumi/contract'
import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'
import { pageSource } from '../page-source.ts'

/** Loads the cards of a page; omits those whose pass is off sale. If none of its kind is on sale, loads what is. */
export const loadPlans =
  (page: PlanPage) =>
  async ({ context }: LoaderFunctionArgs) => {
    const source = context.get(pageSource)
    const [cards, settings, offers] = await Promise.all([source.plans(), source.settings(), source.offers()])
    if (!offers.includes(page)) throw redirect(publicPaths.services())
    const sold = soldPassKinds(settings)
    const isSold = ({ passKind }: SitePlan) => passKind === null || sold.includes(passKind)
    return { plans: cards.filter((card) => card.page === page && isSold(card)) }
  }

/** The same for a client-side navigation, without waiting; undefined on failure. */
export const fetchPlans = ({ serverLoader }: ClientLoaderFunctionArgs) => ({
  plans: serverLoader<{ plans: readonly SitePlan[] }>().then(
    ({ plans }): readonly SitePlan[] | undefined => plans,
    () => undefined,
  ),
})

/** Loader data: the cards, their promise, or undefined on failure. */
export type ArrivingPlans = {
  plans: readonly SitePlan[] | Promise<readonly SitePlan[] | undefined> | undefined
}
