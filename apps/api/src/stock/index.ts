export { stockRoutes } from './stock-routes.ts'
export { productHandlers } from './product-handlers.ts'
export { productRepository } from './stock-levels.ts'
