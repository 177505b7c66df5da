export { stockRoutes } from './stock-routes.ts'
export { productRepository } from './stock-levels.ts'
