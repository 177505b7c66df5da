export { currentOpening } from './business-opening.ts'
export { requestOpening, refuseWhileClosed } from './refuse-while-closed.ts'
export { setupRoutes } from './setup-routes.ts'
