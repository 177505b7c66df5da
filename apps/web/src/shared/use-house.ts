import { defaultSettings, type HouseSettings } from '@rumi/contract'
import { useRouteLoaderData } from 'react-router'

/** What the business says of itself, as the server that rendered the page knows it. */
export const useHouse = (): HouseSettings =>
  useRouteLoaderData<{ house: HouseSettings }>('root')?.house ?? defaultSettings
