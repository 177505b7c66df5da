export { enqueuePushes } from './enqueue-pushes.ts'
export { pushRoutes } from './push-routes.ts'
export { pushSender } from './push-sender.ts'
