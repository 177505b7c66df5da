import { createHttp } from '@rumi/data-layer/http'

/** How public pages ask the house: without the store, and without anyone's token. */
export const publicHttp = createHttp({
  baseUrl: '/api',
  fetch: (url, init) => fetch(url, init),
  token: () => null,
})
