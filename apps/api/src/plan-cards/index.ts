export { planCardHandlers } from './plan-card-handlers.ts'
export { planCardRepository } from './plan-card-repository.ts'
export { plansPreviewRoute } from './plans-preview-route.ts'
export { catalogPlans, offeredPages, planNamed, sitePlans } from './site-plans.ts'
