export { ownWords } from './texts-repository.ts'
export { textsRoutes, type ShippedTexts } from './texts-routes.ts'
