export { serviceHandlers, serviceRepository } from './service-handlers.ts'
