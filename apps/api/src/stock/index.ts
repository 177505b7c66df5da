export { stockRoutes } from './stock-routes.ts'
export { productRepository } from './product-repository.ts'
