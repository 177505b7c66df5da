import type { customRoles } from '../schema/people/custom-roles.ts'

/** Role of groomers: their own day and the cards of their dogs, without the desk, money and telephones. */
export const groomerRole = {
  name: 'Groomer',
  baseRole: 'colaborador',
  limits: {
    desk: 'none',
    bookings: 'see',
    waitingList: 'none',
    dogs: 'see',
    medicalRecords: 'see',
    clients: 'none',
    telephones: 'none',
    messages: 'none',
    passes: 'none',
    payments: 'none',
    discounts: 'none',
    cashDays: 'none',
    orders: 'none',
    services: 'see',
    products: 'none',
    schedule: 'see',
    absences: 'see',
    houseDays: 'see',
    reports: 'none',
    exports: 'none',
    deadLetters: 'none',
    privacyRequests: 'none',
  },
} as const satisfies typeof customRoles.$inferInsert
