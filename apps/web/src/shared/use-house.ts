import { defaultSettings, type HouseSettings } from '@rumi/contract'
import { useRouteLoaderData } from 'react-router'

/** What the business says of itself, as the server that rendered the page knows it. */
export const useHouse = (): HouseSettings =>
  useRouteLoaderData<{ house: HouseSettings }>('root')?.house ?? defaultSettings

/** Whether the house is open to the public, as the server that rendered the page knows it. */
export const useIsOpen = () => useRouteLoaderData<{ isOpen: boolean }>('root')?.isOpen ?? true
