import {
  defaultSettings,
  firstPlanCards,
  planPages,
  type BlogPost,
  type PageSource,
  type ShopProduct,
} from '@rumi/contract'
import { createContext } from 'react-router'

/** In development a separate process renders the site and fetches from the API over HTTP. */
function overNetwork(): PageSource {
  const fetchData = async <T>(path: string): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${process.env.PORT ?? '3000'}/api${path}`)
    const { data } = (await reply.json()) as { data: T }
    return data
  }
  return {
    origin: `http://localhost:${process.env.WEB_PORT ?? '5173'}`,
    settings: async () => defaultSettings,
    texts: async () => ({}),
    photos: async () => ({}),
    isOpen: async () => true,
    offers: async () => planPages,
    plans: async () =>
      firstPlanCards.map((card) => ({
        action: 'quote',
        serviceId: null,
        serviceType: null,
        passKind: null,
        nights: null,
        severalDays: false,
        isBookable: false,
        unitCentavos: null,
        ...card,
      })),
    posts: async () => (await fetchData<{ posts: BlogPost[] }>('/blog')).posts,
    products: async () => (await fetchData<{ products: ShopProduct[] }>('/products?limit=200')).products,
  }
}

/** Data source of page loaders, provided by the renderer. */
export const pageSource = createContext<PageSource>(import.meta.env.DEV ? overNetwork() : undefined)
