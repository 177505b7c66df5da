export { bankRoutes } from './bank-routes.ts'
export { lockOpenLines, matchPosted } from './match-lines.ts'
