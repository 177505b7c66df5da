export { endRequestsOf } from './end-requests-of.ts'
export { privacyRoutes } from './privacy-routes.ts'
export { requestsOf } from './privacy-request-repository.ts'
