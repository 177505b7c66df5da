import { planPages, type PlanPage } from '@rumi/contract'
import { useRouteLoaderData } from 'react-router'
import type { HouseInfo } from './house-info.ts'
import type { CopyContext } from './resolve-copy.ts'

type Root = CopyContext & { isOpen: boolean; offers: readonly PlanPage[]; year: number }

function useRoot() {
  const root = useRouteLoaderData<Root>('root')
  if (!root) throw new Error('No page is drawn before the server told what the business is')
  return root
}

/** What the page that is drawn is told with. */
export const useCopyContext = (): CopyContext => useRoot()

/** The year in the house when the page was rendered. */
export const useYear = () => useRoot().year

/** What the business says of itself, as the server that rendered the page knows it. */
export const useHouse = (): HouseInfo => useCopyContext().house

/** Its colours; those of the style sheet where not even the root could be told. */
export const useTheme = () => useRouteLoaderData<Root>('root')?.house.theme

/** Whether the house is open to the public, as the server that rendered the page knows it. */
export const useIsOpen = () => useRouteLoaderData<Root>('root')?.isOpen ?? true

/** The pages of what the business sells, as the server that rendered the page knows them. */
export const useOffers = () => useRouteLoaderData<Root>('root')?.offers ?? planPages
