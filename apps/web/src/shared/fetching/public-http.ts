import { createHttp } from '@rumi/data-layer/http'

/** HTTP client of public pages: no store and no token. */
export const publicHttp = createHttp({
  baseUrl: '/api',
  fetch: (url, init) => fetch(url, init),
  token: () => null,
})
