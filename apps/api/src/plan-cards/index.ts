export { planCardHandlers, planCardRepository } from './plan-card-handlers.ts'
export { plansPreviewRoute } from './plans-preview-route.ts'
export { catalogPlans, offeredPages, planNamed, sitePlans } from './site-plans.ts'
