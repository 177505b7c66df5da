import {
  formatPesos,
  planPrice,
  soldPassKinds,
  type BusinessSettings,
  type PlanPage,
  type SitePlan,
} from '@rumi/contract'
import { redirect, type ClientLoaderFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { plansCopy } from '../../copy/site/page-copy.ts'
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
    const shown = cards.filter((card) => card.page === page && isSold(card))
    return { plans: settings.showPrices ? shown.map((card) => priced(card, settings)) : shown }
  }

/** Names the lowest price of a card, unless the office wrote one itself. */
function priced(card: SitePlan, settings: BusinessSettings): SitePlan {
  const centavos = planPrice(card, settings)
  return card.price || centavos === null ? card : { ...card, price: plansCopy.from(formatPesos(centavos)) }
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
