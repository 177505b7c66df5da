export { agreementMails } from './agreement-mails.ts'
export { agreementsRoutes } from './agreements-routes.ts'
export { requiredAgreements } from './read-agreements.ts'
export { signAgreement } from './sign-agreement.ts'
