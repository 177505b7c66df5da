export { ownMailWords, ownWords, replacedTexts } from './texts-repository.ts'
export type { ShippedTexts } from './shipped-texts.ts'
export { textsRoutes } from './texts-routes.ts'
