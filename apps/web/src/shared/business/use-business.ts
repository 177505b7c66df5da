import { planPages, type BusinessLocale, type PlanPage } from '@rumi/contract'
import { useRouteLoaderData } from 'react-router'
import type { Brand } from './brand-of.ts'
import type { BusinessInfo } from './business-info.ts'
import type { CopyContext } from './resolve-copy.ts'

type PagePrices = Partial<Record<PlanPage, number>>

type Root = CopyContext & {
  isOpen: boolean
  offers: readonly PlanPage[]
  pricesFrom: PagePrices
  year: number
  brand: Brand
  colours: Readonly<Record<string, string>>
}

function useRoot() {
  const root = useRouteLoaderData<Root>('root')
  if (!root) throw new Error('No page is drawn before the server sent the business’s data')
  return root
}

/** Returns the copy context of the current page. */
export const useCopyContext = (): CopyContext => useRoot()

/** Year at the business when the page was rendered. */
export const useYear = () => useRoot().year

/** Returns the business settings that the page was rendered with. */
export const useBusiness = (): BusinessInfo => useCopyContext().business

/** Returns the theme colours; undefined if the root loader failed. */
export const useTheme = () => useRouteLoaderData<Root>('root')?.business.theme

/** Returns own colours as variables of the style sheet; undefined if the root loader failed. */
export const useOwnColours = () => useRouteLoaderData<Root>('root')?.colours

/** Returns own pictures of the business; undefined if the root loader failed. */
export const useBrand = () => useRouteLoaderData<Root>('root')?.brand

/** Returns time zone and telephone country of the business; undefined if the root loader failed. */
export const useLocale = (): BusinessLocale | undefined => useRouteLoaderData<Root>('root')?.business

/** Word for dog as the document carries it for its sentences. */
export function useDogWord() {
  const word = useRouteLoaderData<Root>('root')?.business.dogWord
  return word && [word.singular, word.plural, word.gender].join(',')
}

/** True if the business was open to the public when the page was rendered. */
export const useIsOpen = () => useRouteLoaderData<Root>('root')?.isOpen ?? true

/** Returns the pages of the offered services, as of the render. */
export const useOffers = () => useRouteLoaderData<Root>('root')?.offers ?? planPages

/** Lowest price of each page in centavos; empty if the site shows no prices. */
export const usePricesFrom = (): PagePrices => useRouteLoaderData<Root>('root')?.pricesFrom ?? {}
