import {
  contentLists,
  defaultSettings,
  itemFields,
  type ContentItem,
  type ContentList,
  type SectionPage,
} from '@rumi/contract'
import type { SettingsProbes } from '../requests/settings-probes.ts'
import type { SettingRow } from './order-surfaces.ts'

/** Public pages whose sections the office arranges, by their address. */
export const pathOf: Record<SectionPage, string> = {
  home: '/',
  grooming: '/grooming',
  dayCare: '/guarderia',
  hotel: '/hotel',
  events: '/eventos',
  training: '/entrenamiento',
  services: '/servicios',
  about: '/nosotros',
  shop: '/tienda',
  location: '/ubicacion',
}

/** Matches a page with nothing but its hero. */
const onlyHero = /<main id="contenido">(?:(?!<section)[\s\S])*(?:<section(?:(?!<section)[\s\S])*)?<\/main>/

/** Item whose texts all name its list. */
function itemNaming(list: ContentList): ContentItem {
  const fields = Object.keys(itemFields[contentLists[list]]).map((field) => [field, `Prueba de ${list}`])
  return { place: 0, rating: 5, ...Object.fromEntries(fields) } as ContentItem
}

/** Sections and lists of the public pages by the path of their leaf, with the page that follows. */
export function pageSurfaces({ html, page }: SettingsProbes): Record<string, SettingRow> {
  const sections = (Object.keys(pathOf) as SectionPage[]).map((name): [string, SettingRow] => [
    `sections.${name}`,
    {
      change: { sections: { ...defaultSettings.sections, [name]: [] } },
      surfaces: [{ read: html(pathOf[name]), says: onlyHero }],
    },
  ])
  const lists = (Object.keys(contentLists) as ContentList[]).map((list): [string, SettingRow] => {
    const { rating, ...item } = itemNaming(list) as ContentItem & { rating: number }
    const own = contentLists[list] === 'testimonial' ? { ...item, rating } : item
    return [
      `lists.${list}`,
      {
        change: { lists: { ...defaultSettings.lists, [list]: [own] } },
        surfaces: [{ read: page(pathOf[list.split('.')[0] as SectionPage]), says: `Prueba de ${list}` }],
      },
    ]
  })
  return Object.fromEntries([...sections, ...lists])
}
