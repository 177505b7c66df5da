export { agreementMails } from './agreement-mails.ts'
export { agreementsRoutes } from './agreements-routes.ts'
