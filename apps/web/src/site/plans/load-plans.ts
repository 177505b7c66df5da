import { soldPassKinds, type PlanPage, type SitePlan } from '@rumi/contract'
import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { publicPaths } from '../../shared/house/public-paths.ts'
import { pageSource } from '../page-source.ts'

/** The cards of a page as the server knows them; one whose pass is not sold is left out. Where nothing of its kind is sold, what is sold. */
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

/** The same for those who come from another page, which does not wait for it; nothing where it cannot be had. */
export const fetchPlans = ({ serverLoader }: ClientLoaderFunctionArgs) => ({
  plans: serverLoader<{ plans: readonly SitePlan[] }>().then(
    ({ plans }): readonly SitePlan[] | undefined => plans,
    () => undefined,
  ),
})

/** What the page has of them: all, all that are on their way, or nothing where they could not be had. */
export type ArrivingPlans = {
  plans: readonly SitePlan[] | Promise<readonly SitePlan[] | undefined> | undefined
}
